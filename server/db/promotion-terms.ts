/**
 * Stored terms of promotions (contract/promotions/kinds/). Kinds of today have columns; parameters of later
 * kinds are in `more_terms` by name, so that a new kind needs no migration. A kind that changes its meaning is
 * a new kind: rows have no version.
 */
import { sql, type RawBuilder } from "kysely";
import { NO_TERMS, PARAMETERS, type ParameterName, type Terms } from "#contract/promotions/kinds/terms";

const IN_COLUMNS: readonly ParameterName[] = ["percentOff", "centsOff", "shipsFree", "smallestSubTotal"];
const NAMES = Object.keys(PARAMETERS) as ParameterName[];
const IN_MORE = NAMES.filter((name) => !IN_COLUMNS.includes(name));

/** SQL expression: the terms of a row of promotions, for readTerms. */
export const storedTerms: RawBuilder<Partial<Terms>> =
  sql`jsonb_build_object('percentOff', percent_off, 'centsOff', cents_off,
  'shipsFree', ships_free, 'smallestSubTotal', smallest_sub_total_cents) || more_terms`;

/** SQL expression: false for a row with terms of a newer version, which must not apply without them. */
export const hasKnownTerms = sql<boolean>`more_terms - ${IN_MORE}::text[] = '{}'`;

/** @param stored value of storedTerms */
export function readTerms(stored: Partial<Terms>): Terms {
  return { ...NO_TERMS, ...stored };
}

/** SQL: the columns of terms in an insert, for termValues. */
export const termColumns = sql`percent_off, cents_off, ships_free, smallest_sub_total_cents, more_terms`;

/** SQL: the values of termColumns. */
export function termValues(terms: Terms): RawBuilder<unknown> {
  const more = IN_MORE.filter((name) => terms[name] !== NO_TERMS[name]);
  return sql`${terms.percentOff}::int, ${terms.centsOff}::int, ${terms.shipsFree}, ${terms.smallestSubTotal}::int,
    ${JSON.stringify(Object.fromEntries(more.map((name) => [name, terms[name]])))}::jsonb`;
}
