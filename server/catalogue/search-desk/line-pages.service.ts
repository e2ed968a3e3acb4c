/**
 * Pages that tires and wheels have without anybody keeping a list (CATALOGUE-24): the sizes and the lines with the most
 * products, and each kind of vehicle. The category's first page links to all of them, so their number is limited.
 */
import { lineNameOf } from "#contract/attributes/tire-attributes";
import { attributeOf } from "#contract/attributes/attributes";
import { valueText } from "#contract/attributes/value-text";
import { TIRES, WHEELS } from "#contract/categories";
import { FACETS, type FacetKey } from "#contract/facets";
import type { AttributePage, Product, SearchProductsInput } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";

const { leastOfPage, pagesOfKind } = LIMITS.linePages;

interface ProductsOfLines {
  countIn(categoryId: string, key: FacetKey): Promise<ReadonlyMap<string, number>>;
  listFound(input: SearchProductsInput): Promise<readonly string[]>;
  listProducts(productIds: readonly string[]): Promise<Product[]>;
}

export class LinePagesService {
  constructor(private readonly catalogue: ProductsOfLines) {}

  async listPages(): Promise<AttributePage[]> {
    return [
      ...(await this.pagesOf(TIRES, "VEHICLE_TYPE", (name) => wordsOf("VEHICLE_TYPE", name, "tires"))),
      ...(await this.pagesOf(TIRES, "TIRE_SIZE", sizeWords)),
      ...(await this.pagesOf(TIRES, "PRODUCT_LINE", (code) => this.lineWords(TIRES, code))),
      ...(await this.pagesOf(WHEELS, "BOLT_PATTERN", (name) => wordsOf("BOLT_PATTERN", name, "wheels"))),
      ...(await this.pagesOf(WHEELS, "PRODUCT_LINE", (code) => this.lineWords(WHEELS, code))),
    ];
  }

  /** Those with the most products, in the order of their values, so that pages do not change places with every sale. */
  private async pagesOf(
    categoryId: string,
    key: FacetKey,
    wordsFor: (value: string) => Words | Promise<Words>,
  ): Promise<AttributePage[]> {
    const counts = [...(await this.catalogue.countIn(categoryId, key))].filter(
      ([, count]) => count >= leastOfPage,
    );
    const most = counts.sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).slice(0, pagesOfKind);
    const pages: AttributePage[] = [];
    for (const [value, productCount] of most.sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true })))
      pages.push({ categoryId, key, value, productCount, ...(await wordsFor(value)) });
    return pages;
  }

  private async lineWords(categoryId: string, code: string): Promise<Words> {
    const [first = ""] = await this.catalogue.listFound({
      categoryId,
      filters: [{ key: "PRODUCT_LINE", values: [code] }],
    });
    const [product] = await this.catalogue.listProducts([first]);
    const name =
      `${product?.manufacturer ?? ""} ${(product && lineNameOf(product.attributes)) ?? code}`.trim();
    return {
      title: `${name} ${categoryId}`,
      intro: `${name} in all its sizes, each with the price of one and of a set, what is in stock, and the weekly payment.`,
    };
  }
}

interface Words {
  readonly title: string;
  readonly intro: string;
}

function sizeWords(code: string): Words {
  const size = valueText(attributeOf("TIRE_SIZE"), code);
  return {
    title: `${size} tires`,
    intro: `Every ${size} tire we sell, with the price of one and of a set of four, and the weekly payment. The size is on the sidewall of yours.`,
  };
}

function wordsOf(key: FacetKey, name: string, things: string): Words {
  const facet = FACETS[key];
  const text = facet.kind === "name" ? facet.textOf(name) : name;
  return {
    title: `${text} ${things}`,
    intro: `${text} ${things} to buy each or as a set of four, or to lease in small payments, with every total shown before you decide.`,
  };
}
