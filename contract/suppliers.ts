/** Suppliers the shop orders from (ORDER-30); their adapters are in server/suppliers/. */
import { PARTNER } from "./cart";

export interface Supplier {
  /** Name stored with order items. */
  readonly type: string;
  /** Display name. */
  readonly name: string;
}

export const SUPPLIERS = [{ type: PARTNER, name: "Best Buy" }] as const satisfies readonly Supplier[];
export type SupplierType = (typeof SUPPLIERS)[number]["type"];

/** States of an order at a supplier, with their labels. */
export const SUPPLIER_ORDER_STATES = {
  TO_SUBMIT: { tone: "orange", label: "Being submitted" },
  SUBMITTED: { tone: "green", label: "Taken by the supplier" },
  REFUSED: { tone: "red", label: "Refused by the supplier" },
  CLOSED: { tone: "green", label: "Closed" },
} as const;
export type SupplierOrderState = keyof typeof SUPPLIER_ORDER_STATES;

export function supplierName(type: string): string {
  return SUPPLIERS.find((supplier) => supplier.type === type)?.name ?? type;
}
