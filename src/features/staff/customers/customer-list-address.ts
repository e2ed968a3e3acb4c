/** The list of customers as an address says it. */
import { ACCOUNT_STATUSES } from "#contract/customer-care";
import { LIMITS } from "#contract/limits";
import { readListAddress, STAFF_SIZES, type ListAddress } from "../../../ui/list/list-address";

export function readCustomerList(search: string): ListAddress {
  const address = readListAddress(search, { shows: ACCOUNT_STATUSES, sizes: STAFF_SIZES });
  const tag = (new URLSearchParams(search).get("tag") ?? "").trim().slice(0, LIMITS.care.tagLength);
  return tag === "" ? address : { ...address, more: { tag } };
}
