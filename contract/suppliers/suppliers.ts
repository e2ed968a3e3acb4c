/** Suppliers the shop orders from (ORDER-30), one row each; adapters are in server/suppliers/vendors/. */

interface SupplierRow {
  /** Display name for customers and staff. */
  readonly name: string;
  /** Comment in .env.example that describes the supplier and its settings. */
  readonly about: string;
  /** Environment variable of the API address. */
  readonly address: string;
  /** Environment variables of the keys: set all with the address, or none. */
  readonly keys: Readonly<Record<string, string>>;
  /** Keys of the sandbox only. */
  readonly doubleKeys: Readonly<Record<string, string>>;
}

/** Keyed by the name stored with order items; the lowercase form names the supplier's sandbox. */
export const SUPPLIERS = {
  BESTBUY: {
    name: "Best Buy",
    about: "Best Buy's Commerce API, for placing and tracking orders.",
    address: "BESTBUY_COMMERCE_URL",
    keys: {
      apiKey: "BESTBUY_COMMERCE_KEY",
      username: "BESTBUY_COMMERCE_USERNAME",
      password: "BESTBUY_COMMERCE_PASSWORD",
    },
    doubleKeys: {
      apiKey: "sandbox-commerce-key",
      username: "shop",
      password: "sandbox-commerce-password",
    },
  },
} as const satisfies Readonly<Record<string, SupplierRow>>;
export type SupplierType = keyof typeof SUPPLIERS;
// Without the annotation, pages that display a state would bundle the keys above.
export const SUPPLIER_TYPES = /* @__PURE__ */ Object.keys(SUPPLIERS) as readonly SupplierType[];

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
  return SUPPLIER_TYPES.includes(type as SupplierType) ? SUPPLIERS[type as SupplierType].name : type;
}
