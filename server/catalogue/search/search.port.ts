/** The shop's search port, implemented by the in-process read model and by PostgreSQL tables. */
import type { ProductSort } from "#contract/catalogue/lists";
import type { Choices, FacetKey } from "#contract/catalogue/facets";
import type { CatalogueTree } from "./memory/catalogue-tree.model";
import type { StaffRules } from "./staff-rules.model";
import type { NotSold } from "./text/text-reader.model";

export interface SearchQuery {
  readonly text: string;
  /** Category ids are those of leaves. */
  readonly choices: Choices;
  /** The facets to count. */
  readonly counted: readonly FacetKey[];
  /** Also counts the attributes relevant to the matches (CATALOGUE-16). */
  readonly withAttributes?: boolean;
  readonly sort: ProductSort;
  readonly from: number;
  readonly to: number;
  /** Staff rules for the text. */
  readonly rules: StaffRules;
}

/** By facet, the number of matches per value; zero counts may be omitted. */
export type FacetCounts = { readonly [Key in FacetKey]?: ReadonlyMap<string, number> };

export interface SearchAnswer {
  /** Matches from `from` up to `to`, in the requested order. */
  readonly productIds: readonly string[];
  readonly totalCount: number;
  readonly counts: FacetCounts;
  /** The corrected text that was searched, if the typed text had no matches. */
  readonly correctedText: string | null;
  /** Words with digits that no match contains, as typed: "60 inch", "64gb". */
  readonly unmetWords: readonly string[];
  readonly notSold: NotSold | null;
}

export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** Returns visible categories and brands, with their product counts. */
  getTree(): Promise<CatalogueTree>;
  /** Returns whether the product is visible. */
  has(productId: string): Promise<boolean>;
  /** Returns the number of visible products. */
  countProducts(): Promise<number>;
  /** Returns the catalogue revision that the search has processed. */
  getRevision(): Promise<bigint>;
}

/** A search that a host keeps in sync with the catalogue. */
export interface FollowingSearch extends SearchEngine {
  /** True once products can be searched. */
  readonly isLoaded: boolean;
  /** Resolves when categories and brands are loaded; searches also wait for products. */
  start(): Promise<void>;
  /** Processes changes. Calls during a run share one further run after it. */
  refresh(): Promise<void>;
  /** Stops the current read and waits for it, successful or not. */
  stop(): Promise<void>;
}
