/** The state of the customer list in its address. */
import { ACCOUNT_STATUSES } from "#contract/customers/care";
import { tagName } from "#contract/fields/fields";
import { readListAddress, STAFF_SIZES, type ListAddress } from "../../../ui/list/list-address";

export function readCustomerList(search: string): ListAddress {
  const address = readListAddress(search, { shows: ACCOUNT_STATUSES, sizes: STAFF_SIZES });
  const tag = new URLSearchParams(search).get("tag");
  return tag && tagName().isValidSync(tag) ? { ...address, more: { tag } } : address;
}
