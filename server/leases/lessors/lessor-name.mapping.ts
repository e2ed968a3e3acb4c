/** Display names of lessors. */
import { LESSORS } from "#contract/leases/lessors/lessors";

/** Empty for null, and for a lessor no longer configured. */
export function lessorName(lessor: string | null): string {
  return LESSORS.find(({ type }) => type === lessor)?.terms.name ?? "";
}
