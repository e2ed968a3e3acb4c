/** Row types of the facet table. */
import type { AttributeValue } from "../attributes/attribute";
import type { AttributeKey } from "../attributes/attributes";
import type { Cents } from "../money/money";

/** Product fields that facets are computed from. */
export interface FacetProduct {
  readonly categoryId: string | null;
  readonly brandId: string | null;
  /** Today's price for a customer. */
  readonly cashPrice: Cents | null;
  /**
   * Weekly payment if this product is leased alone, by the terms of the shop's lessor; null if it cannot be
   * leased alone (LEASE-22).
   */
  readonly weeklyPayment: Cents | null;
  /** 0 to 5; null without reviews. */
  readonly reviewAverage: number | null;
  readonly labels: readonly string[];
  readonly isAvailable: boolean;
  readonly homeDelivery: boolean;
  readonly inStorePickup: boolean;
  /** One of CONDITION_TEXT. */
  readonly condition: string;
  /** Known attributes in the shop's terms. */
  readonly typed: Pick<ReadonlyMap<AttributeKey, AttributeValue>, "get">;
}

interface FacetRow {
  /** Heading above the values. */
  readonly label: string;
  /** Parameter name in an address. All start with `f.`, so one line of robots.txt covers them. */
  readonly param: string;
  /** API argument; bands prefix it with `min` and `max`. Without one, the facet goes into `filters`. */
  readonly argument?: string;
  /** The underlying attribute; the facet is displayed if enough matching products have it. */
  readonly attribute?: AttributeKey;
}

/** Values are ids from the products, such as brands; counting looks up their names. */
interface IdFacet extends FacetRow {
  readonly kind: "id";
  readonly choice: "one" | "many";
  /** Works in an address, but is not in the list of filters. */
  readonly isUnlisted?: boolean;
  readonly read: (product: FacetProduct) => string | null;
}

/** Values are names known in advance, in display order. A flag has a single name. */
interface NameFacet extends FacetRow {
  readonly kind: "name";
  readonly choice: "one" | "many";
  readonly names: readonly string[];
  /** Works in older addresses, but is no longer offered. */
  readonly unlisted?: readonly string[];
  readonly textOf: (name: string) => string;
  readonly read: (product: FacetProduct) => readonly string[];
}

/** A number in bands: inclusive lower bound, exclusive upper bound; the last band is open. */
export interface BandFacet extends FacetRow {
  readonly kind: "band";
  readonly choice: "many";
  readonly bounds: readonly number[];
  /** The smallest difference between two numbers. */
  readonly step: number;
  /** True if nearly every product has a distinct number, such as a price. */
  readonly isFine?: boolean;
  readonly textOf: (number: number) => string;
  /** Suffix of the amount, such as " a week". */
  readonly per?: string;
  /** Parameter names of the two typed ends, and the factor from the typed unit to the row's unit. */
  readonly typed?: { readonly lowest: string; readonly highest: string; readonly factor: number };
  readonly read: (product: FacetProduct) => number | null;
}

/** A minimum, such as 4 stars & up. */
interface LeastFacet extends FacetRow {
  readonly kind: "least";
  readonly choice: "one";
  readonly steps: readonly number[];
  readonly unit: string;
  readonly read: (product: FacetProduct) => number | null;
}

export type Facet = IdFacet | NameFacet | BandFacet | LeastFacet;
