/**
 * The lessors an application goes to, by type and in query order (LEASE-7), with their terms. The launcher
 * passes them to build, publisher and site host as GATSBY_LESSORS, so a change rebuilds the site.
 */
import type { LessorTerms } from "#contract/leases/financing";
import { LESSOR_FACTS } from "#contract/leases/lessors/lessor-facts";

const json = process.env.GATSBY_LESSORS;
export const SHOP_LESSORS: Readonly<Record<string, LessorTerms>> = json
  ? (JSON.parse(json) as Record<string, LessorTerms>)
  : Object.fromEntries(LESSOR_FACTS.map(({ type, terms }) => [type, terms]));

/** The approving lessor with its terms; undefined without an approval, and for a disabled lessor. */
export function lessorOf(type: string | null | undefined): LessorTerms | undefined {
  return SHOP_LESSORS[type ?? ""];
}
