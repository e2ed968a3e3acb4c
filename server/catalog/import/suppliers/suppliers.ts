/** Suppliers whose feeds have shapes or category ids of their own, by the id an import is started with. */
import { BEST_BUY } from "./best-buy/best-buy.supplier";
import { GENERIC } from "./generic/generic.supplier";
import { PC_PARTS } from "./pc-parts/pc-parts.supplier";
import type { Supplier } from "./supplier.port";

const SUPPLIERS: ReadonlyMap<string, Supplier> = new Map([
  ["bestbuy", BEST_BUY],
  ["pc-parts", PC_PARTS],
]);

/** Any other supplier's records are read by the field names that are common in the trade. */
export function supplierOf(id: string): Supplier {
  return SUPPLIERS.get(id) ?? GENERIC;
}
