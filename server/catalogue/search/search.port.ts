/** What the shop asks of its search, whoever answers: the read model of this process, or tables of PostgreSQL. */
import type { ProductSort } from "#contract/catalogue/lists";
import type { Choices, FacetKey } from "#contract/catalogue/facets";
import type { CatalogueTree } from "./memory/catalogue-tree.model";
import type { StaffRules } from "./staff-rules.model";
import type { NotSold } from "./text/text-reader.model";

export interface SearchQuery {
  readonly text: string;
  /** Ids of categories are those of leaves. */
  readonly choices: Choices;
  /** The facets to be counted. */
  readonly counted: readonly FacetKey[];
  /** Counts the attributes too that say something of what is found (CATALOGUE-16). */
  readonly withAttributes?: boolean;
  readonly sort: ProductSort;
  readonly from: number;
  readonly to: number;
  /** What staff say about the text. */
  readonly rules: StaffRules;
}

/** By facet, how many of the products found have each value; values that none has may be left out. */
export type FacetCounts = { readonly [Key in FacetKey]?: ReadonlyMap<string, number> };

export interface SearchAnswer {
  /** Those from `from` up to `to`, in the order asked. */
  readonly productIds: readonly string[];
  readonly totalCount: number;
  readonly counts: FacetCounts;
  /** What was searched instead, when what was typed was found nowhere. */
  readonly correctedText: string | null;
  readonly notSold: NotSold | null;
}

export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** Categories and brands as shoppers see them, with the numbers of their products. */
  getTree(): Promise<CatalogueTree>;
  /** True of a product that shoppers can see. */
  has(productId: string): Promise<boolean>;
  /** Products that shoppers can see. */
  countProducts(): Promise<number>;
  /** Up to which revision of the catalogue its changes are found. */
  getRevision(): Promise<bigint>;
}

/** How a host keeps its search in step with the catalogue. */
export interface FollowingSearch extends SearchEngine {
  /** True once products are found. */
  readonly isLoaded: boolean;
  /** Until categories and brands are known; searches wait until products are found, too. */
  start(): Promise<void>;
  /** Takes in what changed. Calls while it runs share one more run after it. */
  refresh(): Promise<void>;
  /** Ends what is being read and waits for that, whether it goes well or not. */
  stop(): Promise<void>;
}
