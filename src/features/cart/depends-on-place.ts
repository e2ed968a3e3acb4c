/** Whether leasing a cart depends on the tax of a state not known yet (LEASE-73). */
import { planAmounts, type PlanTerms } from "#contract/leases/financing";
import type { LeasedRange } from "../../catalogue/cards/leased-amount";

/**
 * True when the cart cannot be leased with the estimated tax, but can with that of some states.
 * @param leased with the estimated tax
 */
export function dependsOnPlace(leased: number, [lowest, highest]: LeasedRange, terms: PlanTerms): boolean {
  const { minimumCartCents: minimum, maximumCartCents: maximum } = terms;
  return (
    planAmounts(leased, "WEEKLY", terms) === null && highest >= minimum && lowest <= maximum && maximum > 0
  );
}
