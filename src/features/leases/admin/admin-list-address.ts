/** The state of the lease application list in its address. */
import { LEASE_SORT_KEYS } from "#contract/leases/admin";
import { LEASE_STATUSES } from "#contract/leases/statuses";
import { readListAddress, STAFF_SIZES, type ListAddress } from "../../../ui/list/list-address";

export function readAdminList(search: string): ListAddress {
  return readListAddress(search, { shows: LEASE_STATUSES, columns: LEASE_SORT_KEYS, sizes: STAFF_SIZES });
}
