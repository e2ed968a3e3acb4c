/** Tires and wheels by the words of their line (CATALOGUE-12): sizes step by step, vehicle types, lines. */
import { attributePagePath } from "#contract/catalogue/attribute-pages";
import { lineNameOf } from "#contract/attributes/kinds/tire-attributes";
import { sizeTextOf } from "#contract/catalogue/lines";
import { TIRES, WHEELS } from "#contract/catalogue/categories";
import { FACETS, isFacetId, type FacetKey } from "#contract/catalogue/facets";
import type {
  Product,
  ResolversTypes,
  RimDiameter,
  SearchProductsInput,
  SearchProductsResult,
  SearchTireProductsInput,
  SearchWheelProductsInput,
  TireMeasure,
  VehicleType as VehicleTypeResult,
} from "#contract/graphql/generated";
import { VEHICLE_TYPES, VEHICLE_TYPE_IDS, type VehicleType } from "#contract/tires/vehicle-types";
import { TIRE_FACETS, WHEEL_FACETS, tireSearch, wheelSearch } from "./line-search.rules";
import {
  aspectRatioOf,
  measuresOf,
  rimsOf,
  soldSizes,
  widthOf,
  type SoldSize,
} from "./tire-measures.mapping";

type LineSearchResult = Awaited<ResolversTypes["LineSearchResult"]>;
type ProductLine = Awaited<ResolversTypes["ProductLine"]>;

/** The catalogue queries of the line. */
interface Products {
  search(input: SearchProductsInput, counted: readonly FacetKey[]): Promise<SearchProductsResult>;
  countIn(categoryId: string, key: FacetKey): Promise<ReadonlyMap<string, number>>;
  listMatchingIds(input: SearchProductsInput): Promise<readonly string[]>;
  listProducts(productIds: readonly string[]): Promise<Product[]>;
}

/** No product line has more sizes; a feed that assigns everything to one line is truncated here. */
const MAX_OF_LINE = 200;

export class TireService {
  constructor(private readonly catalogue: Products) {}

  async searchTires(input: SearchTireProductsInput): Promise<LineSearchResult> {
    return this.search(tireSearch(input), categoriesHold(input.categories, TIRES), TIRE_FACETS);
  }

  async searchWheels(input: SearchWheelProductsInput): Promise<LineSearchResult> {
    return this.search(wheelSearch(input), categoriesHold(input.categories, WHEELS), WHEEL_FACETS);
  }

  async listWidths(): Promise<TireMeasure[]> {
    return measuresOf(await this.sizes(), widthOf);
  }

  async listAspectRatios(width: string): Promise<TireMeasure[]> {
    return measuresOf(await this.sizesOf(width), aspectRatioOf);
  }

  async listRims(width: string, aspectRatio: string): Promise<RimDiameter[]> {
    const ratio = aspectRatio.trim().toUpperCase();
    return rimsOf((await this.sizesOf(width)).filter((sold) => aspectRatioOf(sold) === ratio));
  }

  async listVehicleTypes(): Promise<VehicleTypeResult[]> {
    const counts = await this.catalogue.countIn(TIRES, "VEHICLE_TYPE");
    return VEHICLE_TYPE_IDS.map((id) => vehicleTypeOf(id, counts));
  }

  async findVehicleType(id: string): Promise<VehicleTypeResult | null> {
    return (await this.listVehicleTypes()).find((type) => type.id === id) ?? null;
  }

  findTireLine(id: string): Promise<ProductLine | null> {
    return this.findLine(TIRES, id);
  }

  findWheelLine(id: string): Promise<ProductLine | null> {
    return this.findLine(WHEELS, id);
  }

  private async search(
    input: SearchProductsInput,
    hasLine: boolean,
    counted: readonly FacetKey[],
  ): Promise<LineSearchResult> {
    // The requested categories contain nothing of the line: counts are those of the whole line.
    const page = await this.catalogue.search(input, counted);
    const { pageNumber, pageSize } = page;
    // The line is fixed: categories of the other line would always be empty here.
    const facets = page.facets.map((facet) =>
      facet.key === "CATEGORY"
        ? { ...facet, values: facet.values.filter(({ value }) => value === input.categoryId) }
        : facet,
    );
    if (!hasLine) return { products: [], totalCount: 0, pageNumber, pageSize, pageCount: 0, facets };
    const { totalCount, pageCount } = page;
    return {
      products: page.products,
      totalCount,
      pageNumber,
      pageSize,
      pageCount,
      facets,
    };
  }

  private async sizes(): Promise<SoldSize[]> {
    return soldSizes(await this.catalogue.countIn(TIRES, "TIRE_SIZE"));
  }

  private async sizesOf(width: string): Promise<SoldSize[]> {
    const requestedWidth = width.trim().toUpperCase();
    return (await this.sizes()).filter((sold) => widthOf(sold) === requestedWidth);
  }

  private async findLine(categoryId: string, id: string): Promise<ProductLine | null> {
    if (!isFacetId(id)) return null;
    const ids = await this.catalogue.listMatchingIds({
      categoryId,
      filters: [{ key: "PRODUCT_LINE", values: [id] }],
    });
    const products = await this.catalogue.listProducts(ids.slice(0, MAX_OF_LINE));
    const [first] = products;
    if (!first) return null;
    return {
      id,
      name: lineNameOf(first.attributes) ?? first.name,
      url: attributePagePath({ categoryId, key: "PRODUCT_LINE", value: id }),
      brand: first.brand ?? null,
      products: products
        .map((product) => ({ product, size: sizeTextOf(product) }))
        .sort((a, b) => bySize(a.size, b.size))
        .map(({ product }) => product),
    };
  }
}

const bySize = (a: string | null, b: string | null) =>
  (a ?? "").localeCompare(b ?? "", "en", { numeric: true });

function categoriesHold(categories: readonly string[] | null | undefined, line: string): boolean {
  return (
    !categories || categories.length === 0 || categories.includes(line) || categories.includes("tires-wheels")
  );
}

function vehicleTypeOf(id: VehicleType, counts: ReadonlyMap<string, number>): VehicleTypeResult {
  const { name } = VEHICLE_TYPES[id];
  const facet = FACETS.VEHICLE_TYPE;
  const value = facet.kind === "name" ? facet.names.find((choice) => facet.textOf(choice) === name)! : name;
  return {
    id,
    name,
    url: attributePagePath({ categoryId: TIRES, key: "VEHICLE_TYPE", value }),
    productCount: counts.get(value) ?? 0,
  };
}
