/** Converts a vehicle to filters, and finds the conditions that leave a search empty. */
import { nameOf } from "#contract/attributes/attribute-facets";
import { attributeOf } from "#contract/attributes/attributes";
import { valueText } from "#contract/attributes/value-text";
import { TIRES, WHEELS } from "#contract/catalogue/categories";
import { FACETS, FACET_KEYS, textOfChoice, type Choices, type FacetKey } from "#contract/catalogue/facets";
import type { SearchedVehicle } from "../../vehicles/vehicle-search.port";
import type { CatalogueTree } from "./memory/catalogue-tree.model";
import type { SearchRequest } from "./search-request.rules";

/** A condition that excludes all products in combination with the others. */
export interface Unmet {
  /** As displayed: Winter, Under $50, 2019 Toyota Camry. */
  readonly label: string;
  /** Products that match all other conditions. */
  readonly productCount: number;
}

/** Returns the filters for a vehicle's tires or wheels. An empty list means unknown. */
export function vehicleChoices({ goods, sizeKeys, patterns, diametersIn }: SearchedVehicle): Choices {
  if (goods === "TIRES") return { CATEGORY: [TIRES], TIRE_SIZE: sizeKeys };
  const diameters = facetValues("RIM_DIAMETER", diametersIn.map(String));
  return {
    CATEGORY: [WHEELS],
    BOLT_PATTERN: facetValues("BOLT_PATTERN", patterns),
    ...(diameters.length > 0 && { RIM_DIAMETER: diameters }),
  };
}

/** For these facets, vehicle and search must agree; for all others, the search overrides the vehicle. */
const BOTH: readonly FacetKey[] = ["TIRE_SIZE", "BOLT_PATTERN"];

export function joinChoices(ofVehicle: Choices, otherChoices: Choices): Choices {
  const joined: Partial<Record<FacetKey, readonly string[]>> = { ...ofVehicle, ...otherChoices };
  for (const key of BOTH) {
    const [vehicleValues, requestedValues] = [ofVehicle[key], otherChoices[key]];
    if (vehicleValues && requestedValues)
      joined[key] = vehicleValues.filter((value) => requestedValues.includes(value));
  }
  return joined;
}

/** Returns true if no product can match; an empty filter list would match all products. */
export function isImpossible({ goods }: SearchedVehicle, choices: Choices): boolean {
  return choices[goods === "TIRES" ? "TIRE_SIZE" : "BOLT_PATTERN"]?.length === 0;
}

interface Condition {
  readonly label: string;
  /** The search without this condition. */
  readonly request: Pick<SearchRequest, "text" | "choices">;
}

interface SearchContext {
  readonly request: SearchRequest;
  readonly vehicle: SearchedVehicle | null;
  readonly otherChoices: Choices;
  readonly isImpossible: boolean;
}

/** Returns each condition with the search that omits it. A text alone is not a condition. */
export function conditionsOf(
  { request, vehicle, otherChoices, isImpossible: none }: SearchContext,
  tree: CatalogueTree,
): Condition[] {
  const { text, choices } = request;
  const keys = FACET_KEYS.filter((key) => key !== "CATEGORY" && otherChoices[key] !== undefined);
  if (keys.length === 0 && !vehicle) return [];
  const without = (key: FacetKey): Choices => {
    const rest = Object.fromEntries(
      Object.entries(otherChoices).filter(([other]) => other !== key),
    ) as Choices;
    return vehicle ? joinChoices(vehicleChoices(vehicle), rest) : rest;
  };
  const ofKeys = keys.map((key) => ({
    label: textOfAll(key, otherChoices[key]!, tree),
    request: { text, choices: without(key) },
  }));
  const line = vehicle?.goods === "WHEELS" ? WHEELS : TIRES;
  return [
    ...ofKeys.filter(({ request: { choices: remaining } }) => !(vehicle && isImpossible(vehicle, remaining))),
    ...(vehicle
      ? [{ label: vehicle.name, request: { text, choices: { CATEGORY: [line], ...otherChoices } } }]
      : []),
    ...(text !== "" && !none ? [{ label: text, request: { text: "", choices } }] : []),
  ];
}

/** "120 Hz and up" for a limit on sizes, "Winter or All-season" otherwise. */
function textOfAll(key: FacetKey, values: readonly string[], tree: CatalogueTree): string {
  const facet = FACETS[key];
  const sizes = facet.kind === "name" && values.every((value) => /^\d/.test(value)) ? facet.names : [];
  const [first = "", last = ""] = [values[0], values.at(-1)];
  if (values.length >= MIN_SIZES_OF_LIMIT && values.length < sizes.length) {
    if (sizes.slice(-values.length).join() === values.join()) return `${textOf(key, first, tree)} and up`;
    if (sizes.slice(0, values.length).join() === values.join())
      return ["Up", textOf(key, last, tree)].join(" to ");
  }
  return values.map((value) => textOf(key, value, tree)).join(" or ");
}

/** Fewer sizes are listed one by one. */
const MIN_SIZES_OF_LIMIT = 3;

function textOf(key: FacetKey, value: string, tree: CatalogueTree): string {
  const facet = FACETS[key];
  if (facet.kind !== "id") return textOfChoice(facet, value);
  return facet.attribute === undefined
    ? (tree.brands.get(value)?.name ?? value)
    : valueText(attributeOf(facet.attribute), value);
}

/** Returns the filter's values for these texts; omits unknown ones. */
function facetValues(key: "BOLT_PATTERN" | "RIM_DIAMETER", texts: readonly string[]): string[] {
  const facet = FACETS[key];
  const names = new Set(facet.kind === "name" ? facet.names : []);
  return texts
    .map((text) => (key === "RIM_DIAMETER" ? text : nameOf(text)))
    .filter((name) => names.has(name));
}
