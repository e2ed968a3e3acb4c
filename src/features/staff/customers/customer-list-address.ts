/** The list of customers as an address says it. */
import { ACCOUNT_STATUSES } from "#contract/customer-care";
import { readListAddress, STAFF_SIZES, type ListAddress } from "../../../ui/list/list-address";

export function readCustomerList(search: string): ListAddress {
  return readListAddress(search, { shows: ACCOUNT_STATUSES, sizes: STAFF_SIZES });
}
