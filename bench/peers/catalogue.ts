/** The demo products in a common format without shop-specific fields, for all peers. */
import { demoRecords } from "../../demo/demo-products";

export interface PeerProduct {
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly cents: number;
  /** Filters of a listing. */
  readonly facets: Readonly<Record<"brand" | "category" | "color" | "condition", string>>;
}

/** Supplier records as our importer reads them. */
interface SupplierRecord {
  readonly sku: number;
  readonly name: string;
  readonly manufacturer: string;
  readonly salePrice: number;
  readonly shortDescription: string;
  readonly color?: string;
  readonly condition: string;
  readonly categoryPath: readonly { readonly name: string }[];
}

export function* peerProducts(count: number): Generator<PeerProduct> {
  for (const record of demoRecords({ count }) as Iterable<SupplierRecord>) yield toPeerProduct(record);
}

function toPeerProduct(record: SupplierRecord): PeerProduct {
  const sku = String(record.sku);
  return {
    sku,
    name: record.name,
    slug: `${record.name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${sku}`,
    description: record.shortDescription,
    cents: Math.round(record.salePrice * 100),
    facets: {
      brand: record.manufacturer,
      category: record.categoryPath.at(-1)?.name ?? "",
      color: record.color ?? "",
      condition: record.condition,
    },
  };
}
