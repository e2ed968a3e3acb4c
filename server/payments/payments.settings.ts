/** The configured payment vendors and fraud check: those with keys, otherwise local sandboxes. */
import * as yup from "yup";
import { VENDOR_METHOD_NAMES, type PaymentMethod } from "#contract/payments/methods";
import { FRAUD_CHECK } from "#contract/payments/vendors/fraud-check";
import type { PaymentVendor } from "#contract/payments/vendors/payment-vendor";
import { PAYMENT_VENDORS, type VendorType } from "#contract/payments/vendors/payment-vendors";
import { listOf } from "#contract/site/public-shop";
import type { SandboxSettings } from "../outside-services";
import {
  environmentOf,
  listHalfSet,
  listWeakSecrets,
  readService,
  textOf,
  type SettingsPart,
  type Variables,
} from "../settings";
import type { MinFraudSettings } from "./fraud/minfraud.gateway";
import type { VendorSettings } from "./vendors/gateway.port";

export interface PaymentSettings {
  /** Offered payment methods whose vendors are enabled. */
  readonly methods: readonly PaymentMethod[];
  /** Null = the vendor is disabled. */
  readonly vendors: Readonly<Record<VendorType, VendorSettings | null>>;
  /** True: each card payment requires confirmation by the bank (3-D Secure). */
  readonly isThreeDSecureRequired: boolean;
  /** Vendors replaced by a local sandbox. */
  readonly doubles: readonly VendorType[];
  /** Vendors that move no money: sandboxes and vendors' test environments. */
  readonly withoutMoney: readonly VendorType[];
}

const keysOf = ({ keys }: { readonly keys: object }) => Object.values(keys) as string[];
const texts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, yup.string()]));

/** Without keys, the sandbox replaces a vendor; on a public site the vendor is disabled. */
export const paymentSettings: SettingsPart<PaymentSettings> = {
  variables: {
    /** Payment methods, comma-separated; unset = all with a configured vendor. */
    PAYMENT_METHODS: yup
      .string()
      .matches(
        new RegExp(`^((${VENDOR_METHOD_NAMES.join("|")})( *, *|$))*$`),
        `PAYMENT_METHODS must be a list of ${VENDOR_METHOD_NAMES.join(", ")}`,
      ),
    /** Whether card payments without 3-D Secure are refused. */
    THREE_D_SECURE: yup.string().oneOf(["required", "optional"]).default("optional"),
    ...texts(PAYMENT_VENDORS.flatMap(keysOf)),
    ...Object.fromEntries(
      PAYMENT_VENDORS.flatMap(({ environment: place }) =>
        place
          ? [[place.variable, yup.string().oneOf(["production", place.test]).default("production")] as const]
          : [],
      ),
    ),
  },
  listConflicts: (env) => PAYMENT_VENDORS.flatMap((vendor) => listHalfSet(env, keysOf(vendor))),
  listPublicRefusals: (env) =>
    PAYMENT_VENDORS.flatMap((vendor) => [
      ...(environmentOf(env, vendor) === "production"
        ? []
        : [`${vendor.environment?.variable} must be production on a public site: a sandbox moves no money.`]),
      ...listWeakSecrets(vendor, env),
    ]),
  read: readPayments,
};

/** On a public site without keys, orders skip the check. */
export const fraudSettings: SettingsPart<MinFraudSettings | null> = {
  variables: texts(keysOf(FRAUD_CHECK)),
  listConflicts: (env) => listHalfSet(env, keysOf(FRAUD_CHECK)),
  listPublicRefusals: (env) => listWeakSecrets(FRAUD_CHECK, env),
  read(values, sandbox) {
    const { keys, doubleKeys } = FRAUD_CHECK;
    const accountId = textOf(values, keys.accountId);
    if (accountId) return { accountId, licenseKey: textOf(values, keys.licenseKey) };
    return sandbox && { ...doubleKeys, apiUrl: `http://127.0.0.1:${sandbox.port}/fraud` };
  },
};

/** @param sandbox null on a public site, where a vendor without keys is disabled */
export function readPayments(values: Variables, sandbox: SandboxSettings | null): PaymentSettings {
  const doubleOf = ({ type }: PaymentVendor) =>
    sandbox && `http://127.0.0.1:${sandbox.paymentsPort}/${type.toLowerCase()}`;
  const vendors = Object.fromEntries(
    PAYMENT_VENDORS.map((vendor) => [vendor.type, readService(vendor, values, doubleOf(vendor))]),
  ) as PaymentSettings["vendors"];
  const named = listOf(textOf(values, "PAYMENT_METHODS"));
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
