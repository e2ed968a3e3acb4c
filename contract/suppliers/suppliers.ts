/** Suppliers the shop orders from (ORDER-30), one row each; their adapters are in server/suppliers/vendors/. */

interface SupplierRow {
  /** What customers and staff read. */
  readonly name: string;
  /** Comment in .env.example: what it is, and what an operator enters. */
  readonly about: string;
  /** Environment variable of the address of its API. */
  readonly address: string;
  /** Environment variables of its keys: all are set with the address, or none. */
  readonly keys: Readonly<Record<string, string>>;
  /** Keys the sandbox accepts. They open nothing else. */
  readonly doubleKeys: Readonly<Record<string, string>>;
}

/** By the name that is stored with items of orders; in lower case it names the supplier's sandbox. */
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
// Without the mark, pages that show a state would carry the keys above.
export const SUPPLIER_TYPES = /* @__PURE__ */ Object.keys(SUPPLIERS) as readonly SupplierType[];

/** The supplier that delivers: the one whose feed fills the catalogue (CART-8). */
export const PARTNER: SupplierType = "BESTBUY";

/** States of an order at a supplier, with their labels. */
export const SUPPLIER_ORDER_STATES = {
  TO_SUBMIT: { tone: "orange", label: "Being submitted" },
  SUBMITTED: { tone: "green", label: "Taken by the supplier" },
  REFUSED: { tone: "red", label: "Refused by the supplier" },
  CLOSED: { tone: "green", label: "Closed" },
} as const;
export type SupplierOrderState = keyof typeof SUPPLIER_ORDER_STATES;

/** Also of a supplier that was once one of ours: its type is its name then. */
export function supplierName(type: string): string {
  return SUPPLIER_TYPES.includes(type as SupplierType) ? SUPPLIERS[type as SupplierType].name : type;
}
