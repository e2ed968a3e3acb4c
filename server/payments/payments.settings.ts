/** Which payment vendors and which fraud check the shop uses: those with keys, else the sandboxes of this machine. */
import { PAYMENT_METHODS, type PaymentMethod } from "#contract/checkout";
import type { BraintreeAccess } from "./vendors/braintree/braintree.client";
import type { CoinbaseSettings } from "./vendors/coinbase/coinbase.client";
import type { KlarnaAccess } from "./vendors/klarna/klarna.client";
import type { GatewayType } from "./vendors/gateway.port";
import type { PlisioSettings } from "./vendors/plisio/plisio.client";
import type { MinFraudSettings } from "./fraud/minfraud.adapter";
import type { SandboxSettings } from "../outside-services";
import { FRAUD_SANDBOX } from "../../sandbox/fraud/fraud-sandbox-credentials";
import { BRAINTREE_SANDBOX } from "../../sandbox/payments/braintree/braintree-credentials";
import { COINBASE_SANDBOX } from "../../sandbox/payments/coinbase/coinbase-credentials";
import { KLARNA_SANDBOX } from "../../sandbox/payments/klarna/klarna-credentials";
import { PLISIO_SANDBOX } from "../../sandbox/payments/plisio/plisio-credentials";

/** A vendor that is null is off. */
export interface PaymentSettings {
  /** Ways to pay the shop offers, as far as their vendors are on. */
  readonly methods: readonly PaymentMethod[];
  readonly braintree: BraintreeAccess | null;
  readonly klarna: KlarnaAccess | null;
  readonly coinbase: CoinbaseSettings | null;
  readonly plisio: PlisioSettings | null;
  /** True: the card's bank has to confirm each payment (3-D Secure). */
  readonly isThreeDSecureRequired: boolean;
  /** Vendors whose double on this machine stands in for them. */
  readonly doubles: readonly GatewayType[];
  /** Vendors with whom no money moves: the doubles, and a vendor's own place for testing. */
  readonly withoutMoney: readonly GatewayType[];
}

/** The variables of the environment this file decides about, checked. */
export interface PaymentVariables {
  readonly PAYMENT_METHODS?: string;
  readonly BRAINTREE_MERCHANT_ID?: string;
  readonly BRAINTREE_PUBLIC_KEY?: string;
  readonly BRAINTREE_PRIVATE_KEY?: string;
  readonly BRAINTREE_ENVIRONMENT: string;
  readonly THREE_D_SECURE: string;
  readonly KLARNA_USERNAME?: string;
  readonly KLARNA_PASSWORD?: string;
  readonly KLARNA_ENVIRONMENT: string;
  readonly COINBASE_API_KEY?: string;
  readonly COINBASE_WEBHOOK_SECRET?: string;
  readonly PLISIO_SECRET_KEY?: string;
  readonly MINFRAUD_ACCOUNT_ID?: string;
  readonly MINFRAUD_LICENSE_KEY?: string;
}

const GATEWAYS: readonly GatewayType[] = ["BRAINTREE", "KLARNA", "COINBASE", "PLISIO"];

const BELONG_TOGETHER = [
  ["BRAINTREE_MERCHANT_ID", "BRAINTREE_PUBLIC_KEY", "BRAINTREE_PRIVATE_KEY"],
  ["KLARNA_USERNAME", "KLARNA_PASSWORD"],
  ["COINBASE_API_KEY", "COINBASE_WEBHOOK_SECRET"],
  ["MINFRAUD_ACCOUNT_ID", "MINFRAUD_LICENSE_KEY"],
] as const;

/** @returns a sentence for each variable that is missing beside the others of its vendor */
export function listHalfSetPayments(values: PaymentVariables): string[] {
  return BELONG_TOGETHER.flatMap((names) => {
    const set = names.find((name) => values[name]);
    if (!set) return [];
    return names.filter((name) => !values[name]).map((name) => `${name} must be set with ${set}`);
  });
}

/** @returns a sentence for each means of testing a public shop is set up with */
export function listTestPayments(values: PaymentVariables): string[] {
  return (["BRAINTREE_ENVIRONMENT", "KLARNA_ENVIRONMENT"] as const)
    .filter((name) => values[name] !== "production")
    .map((name) => `${name} must be production on a public site: a sandbox takes no money`);
}

/** @returns the methods a list names; all without one */
export function readMethods(list: string | undefined): PaymentMethod[] {
  const named = list?.split(",").map((name) => name.trim());
  return PAYMENT_METHODS.filter((method) => method !== "LEASE" && (named?.includes(method) ?? true));
}

/** @param sandbox null on a public site, where a vendor without keys is off */
export function readPayments(values: PaymentVariables, sandbox: SandboxSettings | null): PaymentSettings {
  const vendorUrl = (name: string) => `http://127.0.0.1:${sandbox?.paymentsPort}/${name}`;
  const { BRAINTREE_MERCHANT_ID: merchantId, KLARNA_USERNAME: username } = values;
  const { COINBASE_API_KEY: apiKey, PLISIO_SECRET_KEY: secretKey } = values;
  const missing: Readonly<Record<GatewayType, boolean>> = {
    BRAINTREE: !merchantId,
    KLARNA: !username,
    COINBASE: !apiKey,
    PLISIO: !secretKey,
  };
  const doubles = sandbox ? GATEWAYS.filter((type) => missing[type]) : [];
  const isTested: Readonly<Partial<Record<GatewayType, boolean>>> = {
    BRAINTREE: values.BRAINTREE_ENVIRONMENT !== "production",
    KLARNA: values.KLARNA_ENVIRONMENT !== "production",
  };
  const braintree = merchantId
    ? {
        merchantId,
        publicKey: values.BRAINTREE_PUBLIC_KEY ?? "",
        privateKey: values.BRAINTREE_PRIVATE_KEY ?? "",
        environment: values.BRAINTREE_ENVIRONMENT as "production" | "sandbox",
      }
    : sandbox && { ...BRAINTREE_SANDBOX, environment: { url: vendorUrl("braintree") } };
  const klarna = username
    ? {
        username,
        password: values.KLARNA_PASSWORD ?? "",
        environment: values.KLARNA_ENVIRONMENT as "production" | "playground",
      }
    : sandbox && { ...KLARNA_SANDBOX, environment: { url: vendorUrl("klarna") } };
  const coinbase = apiKey
    ? { apiKey, webhookSecret: values.COINBASE_WEBHOOK_SECRET ?? "" }
    : sandbox && { ...COINBASE_SANDBOX, apiUrl: vendorUrl("coinbase") };
  const plisio = secretKey
    ? { secretKey }
    : sandbox && { ...PLISIO_SANDBOX, apiUrl: `${vendorUrl("plisio")}/api/v1` };
  return {
    methods: readMethods(values.PAYMENT_METHODS),
    braintree,
    klarna,
    coinbase,
    plisio,
    isThreeDSecureRequired: values.THREE_D_SECURE === "required",
    doubles,
    withoutMoney: GATEWAYS.filter((type) => doubles.includes(type) || isTested[type]),
  };
}

/** @param sandbox null on a public site, where orders without a fraud check are not held back */
export function readFraud(
  values: PaymentVariables,
  sandbox: SandboxSettings | null,
): MinFraudSettings | null {
  const { MINFRAUD_ACCOUNT_ID: accountId, MINFRAUD_LICENSE_KEY: licenseKey } = values;
  if (accountId) return { accountId, licenseKey: licenseKey ?? "" };
  return sandbox && { ...FRAUD_SANDBOX, apiUrl: `http://127.0.0.1:${sandbox.port}/fraud` };
}
