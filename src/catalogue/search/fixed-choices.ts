/**
 * Filters fixed by a listing, attributes included. Separate from listing-place.ts, which every page loads
 * without the facets.
 */
import { readAttributeSegments } from "#contract/catalogue/attribute-pages";
import type { Choices } from "#contract/catalogue/facets";
import type { ListingPlace } from "./listing-place";

export function fixedChoices({ fixed, attribute }: ListingPlace): Choices {
  const choice = attribute && readAttributeSegments(attribute);
  return choice ? { ...fixed, [choice.key]: [choice.value] } : fixed;
}
