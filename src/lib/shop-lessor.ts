/**
 * The lessor whose terms pages show: the first in order (LEASE-3). The launcher passes its settings to build,
 * publisher and site host as GATSBY_LEASE_TERMS, so a change rebuilds the site.
 */
import { DEFAULT_LESSOR, type LessorTerms } from "../../contract/leases/financing";

const json = process.env.GATSBY_LEASE_TERMS;
export const SHOP_LESSOR: LessorTerms = json ? (JSON.parse(json) as LessorTerms) : DEFAULT_LESSOR;

/** False for a shop without a lessor, whose pages do not mention leasing. */
export const OFFERS_LEASES = SHOP_LESSOR.maximumCartCents > 0;

/** Whether the remaining approval, in cents, covers the smallest lease (LEASE-70). */
export function reachesForLease(remainingCents: number): boolean {
  return remainingCents >= SHOP_LESSOR.minimumCartCents;
}
