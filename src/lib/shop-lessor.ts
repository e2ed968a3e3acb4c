/**
 * The lessor whose terms the pages show: the first in line (LEASE-3). The launcher passes its settings to build,
 * publisher and site host as GATSBY_LEASE_TERMS, so changing them rebuilds the site.
 */
import { DEFAULT_LESSOR, type LessorTerms } from "../../contract/leases/financing";

const given = process.env.GATSBY_LEASE_TERMS;
export const SHOP_LESSOR: LessorTerms = given ? (JSON.parse(given) as LessorTerms) : DEFAULT_LESSOR;

/** False for a shop without a lessor: its pages do not mention leasing. */
export const OFFERS_LEASES = SHOP_LESSOR.maximumCartCents > 0;

/** Whether the rest of an approval, in cents, is enough for the smallest lease (LEASE-70). */
export function reachesForLease(remainingCents: number): boolean {
  return remainingCents >= SHOP_LESSOR.minimumCartCents;
}
