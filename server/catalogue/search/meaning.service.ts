/** Finds implied meanings in a search text: a size typed as one number, or a vehicle (SEARCH-8, SEARCH-9). */
import { TIRES, WHEELS } from "#contract/catalogue/categories";
import type { Choices } from "#contract/catalogue/facets";
import { matchingSizeCodes, readTypedSize } from "#contract/tires/typed-tire-size";
import { readLineWords } from "#contract/search/typed/line-words";
import type { NamedVehicle, SearchedVehicle, VehicleSearch } from "../../vehicles/vehicle-search.port";
import { withLeaves, type CatalogueTree } from "./memory/catalogue-tree.model";
import type { SearchRequest } from "./search-request.rules";
import type { SearchEngine } from "./search.port";
import type { StaffRules } from "./staff-rules.model";
import { namesThing } from "./text/things.rules";
import { conditionsOf, isImpossible, joinChoices, vehicleChoices, type Unmet } from "./vehicle-choices.rules";

export interface MeaningParts {
  readonly vehicles: VehicleSearch;
  readonly engine: Pick<SearchEngine, "search" | "getTree">;
  readonly staff: { readonly current: StaffRules };
  /** The SKUs of live products. */
  readonly listSkus: (productIds: readonly string[]) => Promise<readonly string[]>;
}

export interface SearchMeaning {
  readonly request: SearchRequest;
  /** Null without a vehicle. */
  readonly vehicle: SearchedVehicle | null;
  /** No match is possible: the vehicle's size is unknown, or it differs from the requested size. */
  readonly isImpossible: boolean;
  /** Words without a match for the vehicle; they are ignored. */
  readonly leftOut: readonly string[];
  /** Choices besides the vehicle. */
  readonly otherChoices: Choices;
}

export class MeaningService {
  /** The words of the brands of a tree. */
  private wordsOf: {
    readonly brands: CatalogueTree["brands"];
    readonly words: ReadonlySet<string>;
  } | null = null;

  constructor(private readonly parts: MeaningParts) {}

  /** Returns the intended search; vehicle, size, season, price and words apply together or not at all. */
  async read(request: SearchRequest): Promise<SearchMeaning> {
    const { text } = request;
    if (text === "") return asTyped(request);
    const sized = await this.readNumber(request);
    if (sized) return asTyped(sized);
    const namedVehicle = await this.parts.vehicles.find(text);
    const meaning = namedVehicle && (await this.readVehicle(request, namedVehicle));
    return meaning ?? asTyped((await this.readMaker(request)) ?? request);
  }

  /**
   * Returns the conditions that exclude all products of an empty search: each condition whose removal yields
   * products, or all conditions if none does.
   */
  async listUnmet(meaning: SearchMeaning): Promise<Unmet[]> {
    const conditions = conditionsOf(meaning, await this.parts.engine.getTree());
    const counted = [];
    for (const { label, request } of conditions)
      counted.push({ label, productCount: await this.count(request) });
    const needed = counted.filter(({ productCount }) => productCount > 0);
    return needed.length > 0 ? needed : counted;
  }

  /** Here the rest of the text is one number, which may also be a SKU: a product with that SKU wins. */
  private async readNumber(request: SearchRequest): Promise<SearchRequest | null> {
    const size = readTypedSize(request.text);
    if (!size || (await this.hasSku(request.text))) return null;
    const { text, choices } = readLineWords(size.text, "TIRES");
    const isForTrailer = choices.TREAD?.includes("TRAILER") ?? false;
    const sizes = { ...choices, TIRE_SIZE: matchingSizeCodes(size.code, isForTrailer) };
    const sizeRequest = withChoices(request, { ...sizes, ...request.choices }, text);
    return (await this.count(sizeRequest)) > 0 ? sizeRequest : null;
  }

  /** "Northlight winter 17 inch": if a brand makes only tires, the other words describe tires. */
  private async readMaker(request: SearchRequest): Promise<SearchRequest | null> {
    if (!(await this.namesBrand(request.text))) return null;
    for (const [goods, category] of LINES) {
      const { text, choices } = readLineWords(request.text, goods);
      if (Object.keys(choices).length === 0 || !(await this.namesBrand(text))) continue;
      const ofCategory = { ...request.choices, CATEGORY: [category] };
      const productCount = await this.count(withChoices(request, ofCategory, text));
      if (
        productCount > 0 &&
        productCount === (await this.count(withChoices(request, request.choices, text)))
      )
        return withChoices(request, { ...choices, ...request.choices }, text);
    }
    return null;
  }

  private async readVehicle(
    request: SearchRequest,
    namedVehicle: NamedVehicle,
  ): Promise<SearchMeaning | null> {
    const { vehicle, rest, hasGoods, isCertain, guessedFrom, misspelled } = namedVehicle;
    // "Sequoya tires" are a brand's, not tires for a Sequoia.
    if (guessedFrom !== null && (await this.brandWords()).has(guessedFrom)) return null;
    if (!hasGoods && (await this.hasKnownWord(request, misspelled))) return null;
    const { text, choices } = readLineWords(rest, vehicle.goods);
    const words = text.split(" ").filter((word) => word !== "");
    if (!hasGoods && !(await this.isForVehicle(request, words, isCertain))) return null;
    const otherChoices = { ...choices, ...request.choices };
    const joined = joinChoices(vehicleChoices(vehicle), otherChoices);
    const impossible = isImpossible(vehicle, joined);
    const known: string[] = [];
    for (const word of words)
      if ((await this.count(withChoices(request, impossible ? otherChoices : joined, word))) > 0)
        known.push(word);
    return {
      request: withChoices(request, joined, known.join(" ")),
      vehicle,
      otherChoices,
      isImpossible: impossible,
      leftOut: words.filter((word) => !known.includes(word)),
    };
  }

  /** Without "tires" in the text, a vehicle is meant only if the other words are tire brands. */
  private async isForVehicle(
    request: SearchRequest,
    words: readonly string[],
    isCertain: boolean,
  ): Promise<boolean> {
    if (words.length > 0) {
      const ofBrands = await this.brandWords();
      if (!words.every((word) => ofBrands.has(word) || word === "or")) return false;
    }
    if (isCertain) return true;
    return !namesThing(request.text) && (await this.count(request)) === 0;
  }

  /** "Mini cooler" is a cooler and no misspelled MINI Cooper, if the shop has coolers. */
  private async hasKnownWord(request: SearchRequest, words: readonly string[]): Promise<boolean> {
    for (const text of words) {
      const { totalCount, correctedText } = await this.search({ ...request, text, choices: {} });
      if (totalCount > 0 && correctedText === null) return true;
    }
    return false;
  }

  private async namesBrand(text: string): Promise<boolean> {
    const ofBrands = await this.brandWords();
    return text
      .toLowerCase()
      .split(" ")
      .some((word) => ofBrands.has(word));
  }

  /** The brands' names, in lower case, and their words. */
  private async brandWords(): Promise<ReadonlySet<string>> {
    const { brands } = await this.parts.engine.getTree();
    if (this.wordsOf?.brands !== brands) {
      const names = [...brands.values()].map(({ name }) => name.toLowerCase());
      this.wordsOf = { brands, words: new Set(names.flatMap((name) => [name, ...name.split(" ")])) };
    }
    return this.wordsOf.words;
  }

  private async count(request: Pick<SearchRequest, "text" | "choices">): Promise<number> {
    return (await this.search(request)).totalCount;
  }

  private async search({ text, choices }: Pick<SearchRequest, "text" | "choices">) {
    const { engine, staff } = this.parts;
    return engine.search({
      text,
      choices: withLeaves(choices, await engine.getTree()),
      counted: [],
      sort: "BEST_SELLING",
      from: 0,
      to: 0,
      rules: staff.current,
    });
  }

  /** Returns whether a live product has exactly this SKU. */
  private async hasSku(text: string): Promise<boolean> {
    const { engine, staff, listSkus } = this.parts;
    const { productIds } = await engine.search({
      text,
      choices: {},
      counted: [],
      sort: "RELEVANCE",
      from: 0,
      to: MAX_OF_ONE_SKU,
      rules: staff.current,
    });
    return (await listSkus(productIds)).includes(text);
  }
}

const LINES = [
  ["TIRES", TIRES],
  ["WHEELS", WHEELS],
] as const;
/** Suppliers may use the same SKU for different products. */
const MAX_OF_ONE_SKU = 8;

function asTyped(request: SearchRequest): SearchMeaning {
  return { request, vehicle: null, isImpossible: false, leftOut: [], otherChoices: request.choices };
}

function withChoices(request: SearchRequest, choices: Choices, text: string): SearchRequest {
  const sort = text === "" && request.sort === "RELEVANCE" ? "BEST_SELLING" : request.sort;
  return { ...request, text, sort, choices };
}
