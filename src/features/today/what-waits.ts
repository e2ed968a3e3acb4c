/** All open tasks for staff, by permission (STAFF-46). */
import type { Permission } from "#contract/staff/roles";
import { hostedChat } from "../../lib/shop-chat";
import {
  ChatTasks,
  ContactTasks,
  ImportTasks,
  LeaseTasks,
  PaymentExceptionTasks,
  ReviewTasks,
} from "./task-groups";
import { LateOrderTasks, OrderTasks, ReturnTasks } from "./orders-waiting";
import type { TaskGroup } from "./waiting";

/** Each group with the permission that opens its lists. */
const GROUPS: readonly (readonly [Permission, TaskGroup])[] = [
  ["orders.read", OrderTasks],
  ["orders.read", ReturnTasks],
  ["orders.read", LateOrderTasks],
  ["orders.read", PaymentExceptionTasks],
  ["chat.answer", ChatTasks],
  ["customers.read", ContactTasks],
  ["reviews.moderate", ReviewTasks],
  ["leases.read", LeaseTasks],
  ["pricing.read", ImportTasks],
];

export function groupsFor(permissions: readonly string[]): readonly TaskGroup[] {
  return GROUPS.filter(
    ([permission, group]) =>
      // Visitors of a hosted chat wait in its own inbox.
      permissions.includes(permission) && !(group === ChatTasks && hostedChat()),
  ).map(([, group]) => group);
}

/** Excludes overdue counts: they are included in other counts, and nothing new has arrived. */
export function newsFor(permissions: readonly string[]): readonly TaskGroup[] {
  return groupsFor(permissions).filter((group) => group !== LateOrderTasks);
}
