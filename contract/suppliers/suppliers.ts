/**
 * Suppliers the shop orders from (ORDER-30). Their settings are in supplier-settings.ts, their adapters in
 * server/suppliers/vendors/.
 */

/**
 * Display names for customers and staff, keyed by the name stored with order items; the lowercase form names the
 * supplier's sandbox.
 */
const SUPPLIER_NAMES = {
  BESTBUY: "Best Buy",
} as const;
export type SupplierType = keyof typeof SUPPLIER_NAMES;
export const SUPPLIER_TYPES = Object.keys(SUPPLIER_NAMES) as readonly SupplierType[];

/** The supplier whose feed fills the catalog and who ships (CART-8). */
export const PARTNER: SupplierType = "BESTBUY";

/** States of a supplier order, with labels. */
export const SUPPLIER_ORDER_STATES = {
  TO_SUBMIT: { tone: "orange", label: "Being submitted" },
  SUBMITTED: { tone: "green", label: "Taken by the supplier" },
  REFUSED: { tone: "red", label: "Refused by the supplier" },
  CLOSED: { tone: "green", label: "Closed" },
} as const;
export type SupplierOrderState = keyof typeof SUPPLIER_ORDER_STATES;

/** Display name of a supplier; a former supplier's type is its name. */
export function supplierName(type: string): string {
  return SUPPLIER_TYPES.includes(type as SupplierType) ? SUPPLIER_NAMES[type as SupplierType] : type;
}
