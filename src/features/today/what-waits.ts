/** All that waits for staff, by what they may do (STAFF-46). */
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

/** Without what grows late: it stands in another number too, and nothing has come by it. */
export function newsFor(permissions: readonly string[]): readonly Waiting[] {
  return groupsFor(permissions).filter((group) => group !== LateOrdersWait);
}
