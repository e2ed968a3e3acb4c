/** All that waits for staff, by what they may do (STAFF-46). */
import type { Permission } from "#contract/roles";
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
  return GROUPS.filter(([permission]) => permissions.includes(permission)).map(([, group]) => group);
}

/** Without what grows late: it stands in another number too, and nothing has come by it. */
export function newsFor(permissions: readonly string[]): readonly Waiting[] {
  return groupsFor(permissions).filter((group) => group !== LateOrdersWait);
}
