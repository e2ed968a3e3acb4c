/** Display names of lessors. */
import { LESSOR_FACTS } from "./lessor-facts";

/** Empty for null, and for a lessor no longer configured. */
export function lessorName(lessor: string | null): string {
  return LESSOR_FACTS.find(({ type }) => type === lessor)?.terms.name ?? "";
}
