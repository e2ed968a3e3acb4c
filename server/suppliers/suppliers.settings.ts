/** The configured suppliers: those with keys, otherwise the local sandbox. */
import * as yup from "yup";
import { SUPPLIER_SETTINGS } from "#contract/suppliers/supplier-settings";
import { SUPPLIER_TYPES, type SupplierType } from "#contract/suppliers/suppliers";
import { withoutEndSlashes } from "#contract/fields/web-address";
import { listHalfSet, listWeakSecrets, textOf, webAddress, type SettingsPart } from "../settings";
import type { SupplierAccess } from "./vendors/supplier.port";

export interface SupplierSettings {
  /** API access per supplier; null = disabled. */
  readonly access: Readonly<Record<SupplierType, SupplierAccess | null>>;
  /**
   * Minutes until a ready order is submitted automatically; until then, a cancellation does not involve the
   * supplier.
   */
  readonly submitAfterMinutes: number;
}

const ROWS = Object.values(SUPPLIER_SETTINGS);

/** Without keys, the sandbox is used; on a public site the supplier is disabled and staff ship manually. */
export const supplierSettings: SettingsPart<SupplierSettings> = {
  variables: {
    ...Object.fromEntries(
      ROWS.flatMap(({ address, keys }) => [
        [address, webAddress()],
        ...Object.values(keys).map((name) => [name, yup.string()]),
      ]),
    ),
    SUPPLIER_SUBMIT_MINUTES: yup
      .string()
      .matches(/^\d{1,5}$/, "SUPPLIER_SUBMIT_MINUTES must be whole minutes")
      .default("30"),
  },
  listConflicts: (env) =>
    ROWS.flatMap(({ address, keys }) => listHalfSet(env, [address, ...Object.values(keys)])),
  listPublicRefusals: (env) =>
    ROWS.flatMap((row) => {
      const url = env[row.address] ?? "";
      return [
        // Names and addresses would be sent unencrypted.
        ...(/^http:/i.test(url) ? [`${row.address} must start with https://, not ${url}.`] : []),
        ...listWeakSecrets(row, env),
      ];
    }),
  read(values, sandbox) {
    const accessOf = (type: SupplierType): SupplierAccess | null => {
      const { address, keys, doubleKeys } = SUPPLIER_SETTINGS[type];
      const url = withoutEndSlashes(textOf(values, address));
      const own = Object.entries(keys).map(([key, name]) => [key, textOf(values, name)]);
      if (url) return { url, keys: Object.fromEntries(own) };
      const doubleUrl = sandbox && `http://127.0.0.1:${sandbox.port}/suppliers/${type.toLowerCase()}`;
      return doubleUrl ? { url: doubleUrl, keys: doubleKeys } : null;
    };
    return {
      access: Object.fromEntries(
        SUPPLIER_TYPES.map((type) => [type, accessOf(type)]),
      ) as SupplierSettings["access"],
      submitAfterMinutes: Number(values["SUPPLIER_SUBMIT_MINUTES"] ?? 30),
    };
  },
};
