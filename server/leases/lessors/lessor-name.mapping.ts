/** Names of lessors as people read them. */
import { LESSORS } from "#contract/leases/lessors/lessors";

/** Empty for none, and for one the shop does not know any more. */
export function lessorName(lessor: string | null): string {
  return LESSORS.find(({ type }) => type === lessor)?.terms.name ?? "";
}
