/** Whether a cart can be leased may depend on the tax of a state that is not known yet (LEASE-73). */
import { planAmounts, type PlanTerms } from "#contract/leases/financing";
import type { LeasedRange } from "../../catalogue/cards/leased-amount";

/**
 * True when it cannot be leased with the usual tax, but with that of some states.
 * @param leased with the usual tax
 */
export function dependsOnPlace(leased: number, [least, most]: LeasedRange, terms: PlanTerms): boolean {
  const { minimumCartCents: minimum, maximumCartCents: maximum } = terms;
  return planAmounts(leased, "WEEKLY", terms) === null && most >= minimum && least <= maximum && maximum > 0;
}
