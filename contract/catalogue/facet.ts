/** What a row of the table of facets says. */
import type { AttributeValue } from "../attributes/attribute";
import type { AttributeKey } from "../attributes/attributes";
import type { Cents } from "../money/money";

/** The fields of a product that facets are computed from. */
export interface FacetProduct {
  readonly categoryId: string | null;
  readonly brandId: string | null;
  /** The price a customer pays today. */
  readonly cashPrice: Cents | null;
  /**
   * For a lease of this product alone, by the terms of the shop's lessor; null when it cannot be leased alone
   * (LEASE-22).
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
  /** What is known of it in the shop's terms. */
  readonly typed: Pick<ReadonlyMap<AttributeKey, AttributeValue>, "get">;
}

interface FacetRow {
  /** Heading above the values. */
  readonly label: string;
  /** Name of its parameter in an address; all begin with `f.`, so that one line of robots.txt covers them. */
  readonly param: string;
  /** Argument of the API; for bands it is prefixed `min` and `max`. Left out, the facet goes into `filters`. */
  readonly argument?: string;
  /** The attribute it is: shown where enough of the products found have it. */
  readonly attribute?: AttributeKey;
}

/** Values are ids known only from the products, such as brands; names are looked up when counted. */
interface IdFacet extends FacetRow {
  readonly kind: "id";
  readonly choice: "one" | "many";
  /** Found under an address and offered by no list of filters. */
  readonly isUnlisted?: boolean;
  readonly read: (product: FacetProduct) => string | null;
}

/** Values are names known in advance, in display order. A flag has one name. */
interface NameFacet extends FacetRow {
  readonly kind: "name";
  readonly choice: "one" | "many";
  readonly names: readonly string[];
  /** Found under an older address and offered no more. */
  readonly unlisted?: readonly string[];
  readonly textOf: (name: string) => string;
  readonly read: (product: FacetProduct) => readonly string[];
}

/** A number in bands: each from one bound up to, not including, the next; the last is open. */
export interface BandFacet extends FacetRow {
  readonly kind: "band";
  readonly choice: "many";
  readonly bounds: readonly number[];
  /** The smallest difference between two numbers. */
  readonly step: number;
  /** Nearly every product has a number of its own, as prices are; others have few numbers for many products. */
  readonly isFine?: boolean;
  readonly textOf: (number: number) => string;
  /** Written after the amount, such as " a week". */
  readonly per?: string;
  /** Parameter names of two ends typed by hand, and how many of the row's unit one typed unit is. */
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
