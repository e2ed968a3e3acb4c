/** Decides which catalogue data shoppers see (CATALOGUE-2 to CATALOGUE-7). */
import { OWN_FACET_KEYS, type FacetKey } from "#contract/catalogue/facets";
import type {
  Brand,
  CatalogueState,
  CategoriesResult,
  Category,
  FormerProduct,
  Product,
  SearchProductsInput,
  SearchProductsResult,
  SearchSuggestions,
} from "#contract/graphql/generated";
import type { CatalogueStore } from "./catalogue.store";
import { salePeriodOf } from "./sale-period.mapping";
import { displayedOfferOf } from "./displayed-offer.mapping";
import type { StockedProduct } from "./catalogue.record";
import type { ProductReader } from "./product-reader.store";
import { canBeId, canBeSlug, readSearchRequest, type SearchRequest } from "./search/search-request.rules";
import { withLeaves, type CatalogueTree } from "./search/memory/catalogue-tree.model";
import { facetViews } from "./search/facets/facet-views.mapping";
import type { MeaningService, SearchMeaning } from "./search/meaning.service";
import { MAX_SUGGESTED, placesOfMeaning, suggestedPlaces } from "./search/suggested-places.mapping";
import type { SearchEngine, SearchQuery } from "./search/search.port";
import type { StaffRules } from "./search/staff-rules.model";

export class CatalogueService {
  constructor(
    private readonly store: CatalogueStore,
    private readonly reader: ProductReader,
    private readonly engine: SearchEngine,
    /** Search rules set by staff. */
    private readonly staff: { readonly current: StaffRules },
    private readonly meaning: MeaningService,
  ) {}

  /** Departments in menu order with their subcategories. */
  async listCategories(): Promise<Category[]> {
    return (await this.engine.getTree()).departments;
  }

  async findCategory(id: string): Promise<Category | null> {
    return (await this.engine.getTree()).categories.get(id) ?? null;
  }

  /**
   * Returns categories with matches for a text, most first. @throws DomainError for a text that is too long
   */
  async countCategories(text: string): Promise<CategoriesResult> {
    const { request } = await this.meaning.read(readSearchRequest({ text }));
    const { counts, totalCount } = await this.engine.search({
      text: request.text,
      choices: request.choices,
      counted: ["CATEGORY"],
      sort: "BEST_SELLING",
      from: 0,
      to: 0,
      rules: this.staff.current,
    });
    const own = (id: string) => counts.CATEGORY?.get(id) ?? 0;
    const { categories } = await this.engine.getTree();
    const results = [...categories.values()]
      .map((category) => ({
        category,
        count: category.subCategories.reduce((sum, child) => sum + own(child.id), own(category.id)),
      }))
      .filter((result) => result.count > 0)
      .sort((a, b) => b.count - a.count || a.category.name.localeCompare(b.category.name, "en"));
    return { results, total: totalCount };
  }

  /** Returns brands with live products, by name. */
  async listBrands(): Promise<Brand[]> {
    const { brands } = await this.engine.getTree();
    return [...brands.values()].filter((brand) => brand.productCount > 0);
  }

  async findBrand(id: string): Promise<Brand | null> {
    return (await this.engine.getTree()).brands.get(id) ?? null;
  }

  /** Returns a live product with its current stock. */
  async findProduct(productId: string): Promise<Product | null> {
    if (!canBeId(productId)) return null;
    return (await this.listProducts([productId]))[0] ?? null;
  }

  /** Returns a product no longer for sale; null for any other or unknown product. */
  async findFormerProduct(slug: string): Promise<FormerProduct | null> {
    const product = canBeSlug(slug) ? await this.store.findHidden(slug) : null;
    if (product === null) return null;
    const { categories } = await this.engine.getTree();
    const isVisible = product.categoryId !== null && categories.has(product.categoryId);
    return { name: product.name, categoryId: isVisible ? product.categoryId : null };
  }

  /** Returns live products in the requested order; omits unknown and hidden ones. */
  async listProducts(productIds: readonly string[]): Promise<Product[]> {
    if (productIds.length === 0) return [];
    const products = await this.reader.getProducts(productIds);
    const tree = await this.engine.getTree();
    return products.flatMap((stocked) => (stocked ? [this.toProduct(stocked, tree)] : []));
  }

  /** Returns all matches of a search, in order, with facets. */
  getListing(input: SearchProductsInput) {
    const facets = { counted: OWN_FACET_KEYS, withAttributes: true };
    return this.find(input, everything, facets);
  }

  /** Returns ids of all matches of a search. @throws DomainError BAD_USER_INPUT for an invalid search */
  async listMatchingIds(input: SearchProductsInput): Promise<readonly string[]> {
    const { productIds } = await this.find(input, everything, { counted: [] });
    return productIds;
  }

  /**
   * @param counted default: the facets of all products and the attributes relevant to the matches
   * @throws DomainError BAD_USER_INPUT naming the invalid argument
   */
  async search(
    input: SearchProductsInput,
    counted: readonly FacetKey[] = OWN_FACET_KEYS,
  ): Promise<SearchProductsResult> {
    const facets = { counted, withAttributes: counted === OWN_FACET_KEYS };
    const { productIds, ...page } = await this.find(input, ownPage, facets);
    return {
      ...page,
      products: await this.listProducts(productIds),
      pageCount: Math.ceil(page.totalCount / page.pageSize),
    };
  }

  /** Returns the number of live products per facet value in a category. */
  async countIn(categoryId: string, key: FacetKey): Promise<ReadonlyMap<string, number>> {
    const { counts } = await this.engine.search({
      text: "",
      choices: { CATEGORY: [categoryId] },
      counted: [key],
      sort: "BEST_SELLING",
      from: 0,
      to: 0,
      rules: this.staff.current,
    });
    return counts[key] ?? new Map();
  }

  /**
   * Returns the first page of results for a text under other staff rules. @throws DomainError for a text that
   * is too long
   */
  async searchBy(text: string, rules: StaffRules) {
    const { productIds, ...page } = await this.find({ text }, ownPage, { counted: [] }, rules);
    return { ...page, products: await this.listProducts(productIds) };
  }

  /**
   * Returns the first matches for a text, and the categories with most matches. @throws DomainError for a
   * text that is too long
   */
  async suggest(text: string): Promise<SearchSuggestions> {
    const meaning = await this.meaning.read(readSearchRequest({ text }));
    const { request } = meaning;
    if (meaning.isImpossible || (request.text === "" && Object.keys(request.choices).length === 0))
      return { products: [], categories: [], brands: [], totalCount: 0, correctedText: null, notSold: null };
    const { productIds, counts, ...answer } = await this.engine.search({
      ...request,
      counted: ["CATEGORY", "BRAND", ...sizesToCount(request)],
      from: 0,
      to: MAX_SUGGESTED.products,
      rules: this.staff.current,
    });
    const searched = `${request.text} ${answer.correctedText ?? ""}`;
    const { categories, brands } = suggestedPlaces(searched, counts, await this.engine.getTree());
    return {
      ...answer,
      brands,
      categories: [
        ...(answer.totalCount > 0 ? placesOfMeaning(meaning, answer.totalCount, counts) : []),
        ...categories,
      ],
      products: await this.listProducts(productIds),
    };
  }

  /** @throws DomainError BAD_USER_INPUT for an invalid search */
  private async find(
    input: SearchProductsInput,
    rangeOf: (request: SearchRequest) => Pick<SearchQuery, "from" | "to">,
    facets: Pick<SearchQuery, "counted" | "withAttributes">,
    rules = this.staff.current,
  ) {
    const request = readSearchRequest(input);
    const { pageNumber, pageSize } = request;
    const meaning = await this.meaning.read(request);
    const { text, choices, sort } = meaning.request;
    if (meaning.isImpossible)
      return { ...NO_MATCHES, ...(await this.explain(meaning)), pageNumber, pageSize };
    const tree = await this.engine.getTree();
    const { counts, productIds, unmetWords, ...answer } = await this.engine.search({
      text,
      choices: withLeaves(choices, tree),
      ...facets,
      counted: [...new Set([...facets.counted, ...(input.text ? sizesToCount(meaning.request) : [])])],
      sort,
      ...rangeOf(request),
      rules,
    });
    const views = facetViews({ choices, counts, tree });
    const [matchedPage = null] = input.text ? placesOfMeaning(meaning, answer.totalCount, counts) : [];
    const isEmpty = answer.totalCount === 0 && answer.notSold === null;
    const unmetConditions = isEmpty
      ? (await this.explain(meaning, unmetWords)).unmetConditions
      : [...labelsOf(unmetWords, answer.totalCount), ...leftOutOf(meaning, answer.totalCount)];
    return {
      productIds: [...productIds],
      facets: views,
      matchedPage,
      unmetConditions,
      pageNumber,
      pageSize,
      ...answer,
    };
  }

  /**
   * Finds the filters that exclude every product in combination with the rest of the search.
   * @param unmetWords words that no product has, without filters either
   */
  private async explain(meaning: SearchMeaning, unmetWords: readonly string[] = []) {
    const [matchedPage = null] = placesOfMeaning(meaning, 0, {});
    const unmet = [...leftOutOf(meaning, 0), ...(await this.meaning.listUnmet(meaning))];
    const words = unmetWords.filter((word) => !unmet.some(({ label }) => label === word));
    // A text alone is not a condition.
    return { matchedPage, unmetConditions: unmet.length > 0 ? [...labelsOf(words, 0), ...unmet] : [] };
  }

  async getState(): Promise<CatalogueState> {
    const [revision, productCount] = await Promise.all([
      this.store.getRevision(),
      this.engine.countProducts(),
    ]);
    return { revision, productCount };
  }

  private toProduct({ product, live }: StockedProduct, tree: CatalogueTree): Product {
    const brand = product.brandId === null ? null : (tree.brands.get(product.brandId) ?? null);
    const category = product.categoryId === null ? null : (tree.categories.get(product.categoryId) ?? null);
    return {
      ...product,
      manufacturer: brand?.name ?? "",
      brand,
      category,
      categoryPath: category?.path ?? [],
      availability: live.availableQuantity > 0 ? "AVAILABLE" : "NOT_AVAILABLE",
      availableQuantity: live.availableQuantity,
      offer: displayedOfferOf(live, tree),
      salePeriod: salePeriodOf(product, new Date()),
    };
  }
}

const NO_MATCHES = {
  productIds: [],
  facets: [],
  totalCount: 0,
  correctedText: null,
  notSold: null,
};

/** Counts the sizes a typed text may mean, to know which of them are sold. */
function sizesToCount({ choices }: SearchRequest): FacetKey[] {
  return (choices.TIRE_SIZE?.length ?? 0) > 1 ? ["TIRE_SIZE"] : [];
}

function labelsOf(words: readonly string[], productCount: number) {
  return words.map((label) => ({ label, productCount }));
}

function leftOutOf({ leftOut }: SearchMeaning, productCount: number) {
  return leftOut.length > 0 ? [{ label: leftOut.join(" "), productCount }] : [];
}

function everything() {
  return { from: 0, to: Infinity };
}

function ownPage({ pageNumber, pageSize }: SearchRequest) {
  return { from: (pageNumber - 1) * pageSize, to: pageNumber * pageSize };
}
