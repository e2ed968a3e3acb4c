/** At which suppliers the shop orders: those that are set up, else the sandbox of this machine. */
import * as yup from "yup";
import { PARTNER } from "#contract/cart";
import type { SupplierType } from "#contract/suppliers";
import { withoutEndSlashes } from "#contract/web-address";
import { listHalfSet, listWeakSecrets, textOf, webAddress, type SettingsPart } from "../settings";
import type { BestBuySettings } from "./vendors/bestbuy/bestbuy.client";

export interface SupplierSettings {
  /** Those that are on. */
  readonly bestBuy: BestBuySettings | null;
  /** What is ready is submitted by itself after so long; until then nothing has to be cancelled there. */
  readonly submitAfterMinutes: number;
}

const BESTBUY = {
  url: "BESTBUY_COMMERCE_URL",
  apiKey: "BESTBUY_COMMERCE_KEY",
  username: "BESTBUY_COMMERCE_USERNAME",
  password: "BESTBUY_COMMERCE_PASSWORD",
} as const;

/** What the sandbox takes; it opens nothing else. */
export const SANDBOX_BESTBUY = {
  apiKey: "sandbox-commerce-key",
  username: "shop",
  password: "sandbox-commerce-password",
} as const;

/** Unset keys: the sandbox, on a public site the supplier is off and staff ship by hand. */
export const supplierSettings: SettingsPart<SupplierSettings> = {
  variables: {
    [BESTBUY.url]: webAddress(),
    [BESTBUY.apiKey]: yup.string(),
    [BESTBUY.username]: yup.string(),
    [BESTBUY.password]: yup.string(),
    SUPPLIER_SUBMIT_MINUTES: yup
      .string()
      .matches(/^\d{1,5}$/, "SUPPLIER_SUBMIT_MINUTES must be whole minutes")
      .default("30"),
  },
  listConflicts: (env) => listHalfSet(env, Object.values(BESTBUY)),
  listPublicRefusals(env) {
    const { url: address, ...keys } = BESTBUY;
    const url = env[address] ?? "";
    return [
      // Names and addresses would travel in the clear.
      ...(/^http:/i.test(url) ? [`${address} must start with https://, not ${url}.`] : []),
      ...listWeakSecrets({ keys, doubleKeys: SANDBOX_BESTBUY }, env),
    ];
  },
  read(values, sandbox) {
    const own = withoutEndSlashes(textOf(values, BESTBUY.url));
    const keys = {
      apiKey: textOf(values, BESTBUY.apiKey),
      username: textOf(values, BESTBUY.username),
      password: textOf(values, BESTBUY.password),
    };
    const double = sandbox && {
      url: `http://127.0.0.1:${sandbox.port}/suppliers/bestbuy`,
      ...SANDBOX_BESTBUY,
    };
    return {
      bestBuy: own ? { url: own, ...keys } : double,
      submitAfterMinutes: Number(values["SUPPLIER_SUBMIT_MINUTES"] ?? 30),
    };
  },
};

/** The name order items have for it. */
export const BESTBUY_TYPE: SupplierType = PARTNER;
