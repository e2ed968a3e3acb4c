/** Settings of the suppliers the shop orders from, apart from their names: no page script carries keys. */
import type { SupplierType } from "./suppliers";

interface SupplierSettings {
  /** Comment in .env.example that describes the supplier and its settings. */
  readonly about: string;
  /** Environment variable of the API address. */
  readonly address: string;
  /** Environment variables of the keys: set all with the address, or none. */
  readonly keys: Readonly<Record<string, string>>;
  /** Keys of the sandbox only. */
  readonly doubleKeys: Readonly<Record<string, string>>;
}

export const SUPPLIER_SETTINGS = {
  BESTBUY: {
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
} as const satisfies Readonly<Record<SupplierType, SupplierSettings>>;
