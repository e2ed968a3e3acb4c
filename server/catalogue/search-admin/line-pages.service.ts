/** Automatic pages of tires and wheels (CATALOGUE-24): each vehicle type, size, bolt pattern and line. */
import { attributeOf } from "#contract/attributes/attributes";
import { lineNameOf } from "#contract/attributes/kinds/tire-attributes";
import { valueText } from "#contract/attributes/value-text";
import { TIRES, WHEELS } from "#contract/catalogue/categories";
import { FACETS, type FacetKey } from "#contract/catalogue/facets";
import type { AttributePage, Product, SearchProductsInput } from "#contract/graphql/generated";
import { LINE_PAGE_KEYS, linePagesOf } from "#contract/catalogue/line-pages";
import { LIMITS } from "#contract/limits";

const { minOfPage, minOfLine, pagesOfKind } = LIMITS.linePages;
const PRODUCTS_AT_ONCE = 500;

type Line = typeof TIRES | typeof WHEELS;

interface ProductsOfLines {
  countIn(categoryId: string, key: FacetKey): Promise<ReadonlyMap<string, number>>;
  listMatchingIds(input: SearchProductsInput): Promise<readonly string[]>;
  listProducts(productIds: readonly string[]): Promise<Product[]>;
}

export class LinePagesService {
  constructor(private readonly catalogue: ProductsOfLines) {}

  async listPages(): Promise<AttributePage[]> {
    const pages: AttributePage[] = [];
    for (const categoryId of [TIRES, WHEELS] as const)
      for (const key of LINE_PAGE_KEYS[categoryId]) pages.push(...(await this.pagesOf(categoryId, key)));
    return pages;
  }

  /** Ordered by value, so that pages do not change places with every sale. */
  private async pagesOf(categoryId: Line, key: FacetKey): Promise<AttributePage[]> {
    const minCount = key === "PRODUCT_LINE" ? minOfLine : minOfPage;
    const counts = [...(await this.catalogue.countIn(categoryId, key))].filter(
      ([, count]) => count >= minCount,
    );
    if (counts.length === 0) return [];
    const largest = counts
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .slice(0, pagesOfKind);
    const names = key === "PRODUCT_LINE" ? await this.namesOfLines(categoryId) : null;
    const { compare } = new Intl.Collator("en", { numeric: true });
    return largest
      .sort(([a], [b]) => compare(a, b))
      .map(([value, productCount]) => ({
        categoryId,
        key,
        value,
        productCount,
        ...(names?.get(value) ?? wordsOf(categoryId, key, value)),
      }));
  }

  /** Returns line names by code, read from each line's best seller in one pass instead of many searches. */
  private async namesOfLines(
    categoryId: Line,
  ): Promise<ReadonlyMap<string, Words & { brandId: string | null }>> {
    const names = new Map<string, Words & { brandId: string | null }>();
    const productIds = await this.catalogue.listMatchingIds({ categoryId });
    for (let from = 0; from < productIds.length; from += PRODUCTS_AT_ONCE)
      for (const product of await this.catalogue.listProducts(
        productIds.slice(from, from + PRODUCTS_AT_ONCE),
      )) {
        const brandId = product.brand?.id ?? null;
        const line = linePagesOf({ ...product, categoryId, brandId }).find(
          ({ key }) => key === "PRODUCT_LINE",
        );
        if (line && !names.has(line.value))
          names.set(line.value, { ...wordsOfLine(categoryId, line.value, product), brandId });
      }
    return names;
  }
}

interface Words {
  readonly title: string;
  readonly intro: string;
}

function wordsOfLine(categoryId: Line, code: string, { manufacturer, attributes }: Product): Words {
  const name = `${manufacturer} ${lineNameOf(attributes) ?? code}`.trim();
  return {
    title: `${name} ${categoryId}`,
    intro: `${name} in every size, with single and set prices, stock, and the weekly payment.`,
  };
}

function wordsOf(categoryId: Line, key: FacetKey, value: string): Words {
  if (key === "TIRE_SIZE") return wordsOfSize(value);
  const facet = FACETS[key];
  const text = facet.kind === "name" ? facet.textOf(value) : value;
  return {
    title: `${text} ${categoryId}`,
    intro: `${text} ${categoryId}, sold individually or as a set of four. Buy now or lease to own – you always see the full cost.`,
  };
}

function wordsOfSize(code: string): Words {
  const size = valueText(attributeOf("TIRE_SIZE"), code);
  return {
    title: `${size} tires`,
    intro: `Every ${size} tire we sell, with the price for one and for a set of four, and the weekly payment. You'll find your size on the tire's sidewall.`,
  };
}
