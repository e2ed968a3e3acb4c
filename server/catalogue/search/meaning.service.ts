/** What the words of a search mean beyond themselves: a size typed as one number, or a vehicle (SEARCH-8, SEARCH-9). */
import { nameOf } from "#contract/attributes/attribute-facets";
import { TIRES, WHEELS } from "#contract/categories";
import { FACETS, type Choices } from "#contract/facets";
import { readTypedSize } from "#contract/tires/typed-tire-size";
import type { SearchedVehicle, VehicleSearch } from "../../vehicles/vehicle-search.port";
import { withLeaves } from "./memory/catalogue-tree.model";
import type { SearchRequest } from "./search-request.rules";
import type { SearchEngine } from "./search.port";
import type { StaffRules } from "./staff-rules.model";

export interface MeaningParts {
  readonly vehicles: VehicleSearch;
  readonly engine: SearchEngine;
  readonly staff: { readonly current: StaffRules };
  /** The skus of live products. */
  readonly listSkus: (productIds: readonly string[]) => Promise<readonly string[]>;
}

export interface MeantSearch {
  readonly request: SearchRequest;
  /** Null where none was named, or nothing is sold for it. */
  readonly vehicle: SearchedVehicle | null;
}

export class MeaningService {
  constructor(private readonly parts: MeaningParts) {}

  /** The search as it is meant. What would find nothing that way stays the text it was. */
  async read(request: SearchRequest): Promise<MeantSearch> {
    const { text } = request;
    const size = text === "" ? null : readTypedSize(text);
    // What is left in the text here is one number, which may be a sku: the product of that name wins.
    if (size && !(await this.hasSku(text))) {
      const meant = withChoices(request, { TIRE_SIZE: [size.code] }, size.text);
      if ((await this.count(meant)) > 0) return { request: meant, vehicle: null };
    }
    const vehicle = text === "" ? null : await this.parts.vehicles.find(text);
    const choices = vehicle && choicesOf(vehicle);
    if (choices) {
      const meant = withChoices(request, choices, "");
      if ((await this.count(meant)) > 0) return { request: meant, vehicle };
    }
    return { request, vehicle: null };
  }

  private async count({ text, choices }: SearchRequest): Promise<number> {
    const { engine, staff } = this.parts;
    const { totalCount } = await engine.search({
      ...{ text, choices: withLeaves(choices, await engine.getTree()), counted: [] },
      ...{ sort: "BEST_SELLING", from: 0, to: 0, rules: staff.current },
    });
    return totalCount;
  }

  /** True when a live product has this very sku. */
  private async hasSku(text: string): Promise<boolean> {
    const { engine, staff, listSkus } = this.parts;
    const { productIds } = await engine.search({
      ...{
        text,
        choices: {},
        counted: [],
        sort: "RELEVANCE",
        from: 0,
        to: MOST_OF_ONE_SKU,
        rules: staff.current,
      },
    });
    return (await listSkus(productIds)).includes(text);
  }
}

/** Suppliers may have the same sku for different things. */
const MOST_OF_ONE_SKU = 8;

/** What was chosen beside the text counts before what it says. */
function withChoices(request: SearchRequest, choices: Choices, text: string): SearchRequest {
  const sort = text === "" && request.sort === "RELEVANCE" ? "BEST_SELLING" : request.sort;
  return { ...request, text, sort, choices: { ...choices, ...request.choices } };
}

/** Null where nothing of it is known to look by. */
function choicesOf({ goods, sizeKeys, patterns, diametersIn }: SearchedVehicle): Choices | null {
  if (goods === "TIRES") return sizeKeys.length > 0 ? { CATEGORY: [TIRES], TIRE_SIZE: sizeKeys } : null;
  const drilled = named("BOLT_PATTERN", patterns);
  const diameters = named("RIM_DIAMETER", diametersIn.map(String));
  if (drilled.length === 0) return null;
  return {
    ...{ CATEGORY: [WHEELS], BOLT_PATTERN: drilled },
    ...(diameters.length > 0 && { RIM_DIAMETER: diameters }),
  };
}

/** Values of the filter for these texts; those it does not have are left out. */
function named(key: "BOLT_PATTERN" | "RIM_DIAMETER", texts: readonly string[]): string[] {
  const facet = FACETS[key];
  const names = new Set(facet.kind === "name" ? facet.names : []);
  return texts.map(nameOf).filter((name) => names.has(name));
}
