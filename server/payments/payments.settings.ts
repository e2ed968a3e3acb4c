/** Which payment vendors and which fraud check the shop uses: those with keys, else the sandboxes of this machine. */
import { VENDOR_METHOD_NAMES, type PaymentMethod } from "#contract/checkout";
import { FRAUD_CHECK } from "#contract/payment-vendors/fraud-check";
import type { PaymentVendor } from "#contract/payment-vendors/payment-vendor";
import { PAYMENT_VENDORS, type VendorType } from "#contract/payment-vendors/payment-vendors";
import type { SandboxSettings } from "../outside-services";
import type { MinFraudSettings } from "./fraud/minfraud.gateway";
import type { VendorSettings } from "./vendors/gateway.port";

export interface PaymentSettings {
  /** Ways to pay the shop offers, as far as their vendors are on. */
  readonly methods: readonly PaymentMethod[];
  /** A vendor that is null is off. */
  readonly vendors: Readonly<Record<VendorType, VendorSettings | null>>;
  /** True: the card's bank has to confirm each payment (3-D Secure). */
  readonly isThreeDSecureRequired: boolean;
  /** Vendors whose double on this machine stands in for them. */
  readonly doubles: readonly VendorType[];
  /** Vendors with whom no money moves: the doubles, and vendors' own test environments. */
  readonly withoutMoney: readonly VendorType[];
}

/** Variables of the environment by name, checked. */
export type PaymentVariables = Readonly<Record<string, unknown>>;

const textOf = (values: PaymentVariables, name: string) => String(values[name] ?? "");
const environmentOf = (values: PaymentVariables, { environment }: PaymentVendor) =>
  (environment && textOf(values, environment.variable)) || "production";

/** @returns a sentence for each variable that is missing beside the others of its vendor */
export function listHalfSetPayments(values: PaymentVariables): string[] {
  return [...PAYMENT_VENDORS, FRAUD_CHECK].flatMap(({ keys }) => {
    const names = Object.values(keys);
    const set = names.find((name) => values[name]);
    if (!set) return [];
    return names.filter((name) => !values[name]).map((name) => `${name} must be set with ${set}`);
  });
}

/** @returns a sentence for each vendor whose test environment is set, which a public site refuses */
export function listTestPayments(values: PaymentVariables): string[] {
  return PAYMENT_VENDORS.flatMap((vendor) =>
    environmentOf(values, vendor) === "production"
      ? []
      : [`${vendor.environment?.variable} must be production on a public site: no money moves in a sandbox.`],
  );
}

/** @param sandbox null on a public site, where a vendor without keys is off */
export function readPayments(values: PaymentVariables, sandbox: SandboxSettings | null): PaymentSettings {
  const settingsOf = (vendor: PaymentVendor): VendorSettings | null => {
    const environment = environmentOf(values, vendor);
    const own = Object.entries(vendor.keys).map(
      ([key, variable]) => [key, textOf(values, variable)] as const,
    );
    if (own[0]?.[1]) return { keys: Object.fromEntries(own), environment, doubleUrl: null };
    if (!sandbox) return null;
    const doubleUrl = `http://127.0.0.1:${sandbox.paymentsPort}/${vendor.type.toLowerCase()}`;
    return { keys: vendor.doubleKeys, environment, doubleUrl };
  };
  const vendors = Object.fromEntries(
    PAYMENT_VENDORS.map((vendor) => [vendor.type, settingsOf(vendor)]),
  ) as PaymentSettings["vendors"];
  const named = textOf(values, "PAYMENT_METHODS")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  const typesOf = (which: (settings: VendorSettings) => boolean) =>
    PAYMENT_VENDORS.map(({ type }) => type).filter((type) => {
      const settings = vendors[type];
      return settings !== null && which(settings);
    });
  return {
    methods: VENDOR_METHOD_NAMES.filter((method) => named.length === 0 || named.includes(method)),
    vendors,
    isThreeDSecureRequired: values["THREE_D_SECURE"] === "required",
    doubles: typesOf(({ doubleUrl }) => doubleUrl !== null),
    withoutMoney: typesOf(({ doubleUrl, environment }) => doubleUrl !== null || environment !== "production"),
  };
}

/** @param sandbox null on a public site, where orders without a fraud check are not held back */
export function readFraud(
  values: PaymentVariables,
  sandbox: SandboxSettings | null,
): MinFraudSettings | null {
  const { keys, doubleKeys } = FRAUD_CHECK;
  const accountId = textOf(values, keys.accountId);
  if (accountId) return { accountId, licenseKey: textOf(values, keys.licenseKey) };
  return sandbox && { ...doubleKeys, apiUrl: `http://127.0.0.1:${sandbox.port}/fraud` };
}
