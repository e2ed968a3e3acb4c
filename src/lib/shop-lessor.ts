/**
 * The lessor whose terms the pages show: the first one that is asked (LEASE-3). The launcher hands its settings to the
 * build, to the publisher and to the site host as GATSBY_LEASE_TERMS, so a change of them builds the site anew.
 */
import { DEFAULT_LESSOR, type LessorTerms } from "../../contract/financing";

const given = process.env.GATSBY_LEASE_TERMS;
export const SHOP_LESSOR: LessorTerms = given ? (JSON.parse(given) as LessorTerms) : DEFAULT_LESSOR;

/** False for a shop without a lessor: nothing it shows speaks of leasing. */
export const OFFERS_LEASES = SHOP_LESSOR.maximumCartCents > 0;

/** Whether what is left of an approval, in cents, is enough for the smallest lease (LEASE-70). */
export function reachesForLease(remainingCents: number): boolean {
  return remainingCents >= SHOP_LESSOR.minimumCartCents;
}
