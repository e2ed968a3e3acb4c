/** The adapters of all suppliers, and the enabled ones. */
import { SUPPLIER_TYPES, type SupplierType } from "#contract/suppliers/suppliers";
import { BestBuyGateway } from "./bestbuy/bestbuy.gateway";
import type { SupplierAccess, SupplierOrdering } from "./supplier.port";

const ADAPTERS: Readonly<Record<SupplierType, (access: SupplierAccess) => SupplierOrdering>> = {
  BESTBUY: (access) => new BestBuyGateway(access),
};

/**
 * @param access null for disabled suppliers
 * @returns the enabled suppliers by type
 */
export function openOrdering(
  access: Readonly<Record<SupplierType, SupplierAccess | null>>,
): ReadonlyMap<string, SupplierOrdering> {
  return new Map(
    SUPPLIER_TYPES.flatMap((type) => {
      const own = access[type];
      return own ? [[type, ADAPTERS[type](own)] as const] : [];
    }),
  );
}
