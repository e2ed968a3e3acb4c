/** At which suppliers the shop orders: those that are set up, else the sandbox of this machine. */
import * as yup from "yup";
import { PARTNER } from "#contract/cart";
import type { SupplierType } from "#contract/suppliers";
import type { SandboxSettings } from "../outside-services";
import type { BestBuySettings } from "./vendors/bestbuy/bestbuy.client";

export interface SupplierSettings {
  /** Those that are on. */
  readonly bestBuy: BestBuySettings | null;
  /** What is ready is submitted by itself after so long; until then nothing has to be cancelled there. */
  readonly submitAfterMinutes: number;
}

/** Variables of the environment by name, checked. */
export type SupplierVariables = Readonly<Record<string, unknown>>;

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

const isWebAddress = (value: string | undefined) => !value || (URL.canParse(value) && /^https?:/.test(value));

/** The variables of this file as the configuration checks them. Unset keys: the sandbox, on a public site off. */
export function supplierVariables() {
  return {
    [BESTBUY.url]: yup.string().test("address", "${path} must be an http or https address", isWebAddress),
    [BESTBUY.apiKey]: yup.string(),
    [BESTBUY.username]: yup.string(),
    [BESTBUY.password]: yup.string(),
    SUPPLIER_SUBMIT_MINUTES: yup
      .string()
      .matches(/^\d{1,5}$/, "SUPPLIER_SUBMIT_MINUTES must be whole minutes")
      .default("30"),
  };
}

/** @returns a sentence for each variable that is missing beside the others, or not for a public site */
export function listHalfSetSuppliers(values: SupplierVariables): string[] {
  const names = Object.values(BESTBUY);
  const set = names.find((name) => values[name]);
  return set ? names.filter((name) => !values[name]).map((name) => `${name} must be set with ${set}`) : [];
}

/** @returns a sentence for an address a public site refuses: names and addresses would travel in the clear */
export function listOpenSuppliers(values: SupplierVariables): string[] {
  const url = String(values[BESTBUY.url] ?? "");
  return /^http:/i.test(url) ? [`${BESTBUY.url} must start with https://, not ${url}.`] : [];
}

/** @param sandbox null on a public site, where a supplier without keys is off and staff ship by hand */
export function readSuppliers(values: SupplierVariables, sandbox: SandboxSettings | null): SupplierSettings {
  const textOf = (name: string) => String(values[name] ?? "");
  const own = textOf(BESTBUY.url).replace(/\/+$/, "");
  const keys = {
    apiKey: textOf(BESTBUY.apiKey),
    username: textOf(BESTBUY.username),
    password: textOf(BESTBUY.password),
  };
  const double = sandbox && { url: `http://127.0.0.1:${sandbox.port}/suppliers/bestbuy`, ...SANDBOX_BESTBUY };
  return {
    bestBuy: own ? { url: own, ...keys } : double,
    submitAfterMinutes: Number(values["SUPPLIER_SUBMIT_MINUTES"] ?? 30),
  };
}

/** The name order items have for it. */
export const BESTBUY_TYPE: SupplierType = PARTNER;
