/** All open tasks for staff, by permission (STAFF-46). */
import type { Permission } from "#contract/staff/roles";
import { hostedChat } from "../../lib/shop-chat";
import { ChatsWait, ContactsWait, ImportsWait, LeasesWait, MoneyWait, ReviewsWait } from "./desks-waiting";
import { LateOrdersWait, OrdersWait } from "./orders-waiting";
import type { Waiting } from "./waiting";

/** Each group with the permission that opens its lists. */
const GROUPS: readonly (readonly [Permission, Waiting])[] = [
  ["orders.read", OrdersWait],
  ["orders.read", LateOrdersWait],
  ["orders.read", MoneyWait],
  ["chat.answer", ChatsWait],
  ["customers.read", ContactsWait],
  ["reviews.moderate", ReviewsWait],
  ["leases.read", LeasesWait],
  ["pricing.read", ImportsWait],
];

export function groupsFor(permissions: readonly string[]): readonly Waiting[] {
  return GROUPS.filter(
    ([permission, group]) =>
      // Visitors of a hosted chat wait in its own inbox.
      permissions.includes(permission) && !(group === ChatsWait && hostedChat()),
  ).map(([, group]) => group);
}

/** Excludes overdue counts: they are included in other counts, and nothing new has arrived. */
export function newsFor(permissions: readonly string[]): readonly Waiting[] {
  return groupsFor(permissions).filter((group) => group !== LateOrdersWait);
}
