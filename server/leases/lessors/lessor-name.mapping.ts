/** Names of lessors as people read them. */
import { LESSORS } from "#contract/lessors/lessors";

/** Empty without a lessor, and for one the shop no longer knows. */
export function lessorName(lessor: string | null): string {
  return LESSORS.find(({ type }) => type === lessor)?.terms.name ?? "";
}
