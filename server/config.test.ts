/** Misconfiguration is all reported at once, and every variable is documented. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { ACIMA } from "#contract/leases/lessors/acima";
import { KATAPULT } from "#contract/leases/lessors/katapult";
import { LESSORS } from "#contract/leases/lessors/lessors";
import {
  TERMS_VARIABLES,
  termsVariable,
  type TermsVariableName,
} from "#contract/leases/lessors/terms-variables";
import { FRAUD_CHECK } from "#contract/payments/vendors/fraud-check";
import { PAYMENT_VENDORS } from "#contract/payments/vendors/payment-vendors";
import { TAX_RATES } from "#contract/money/tax-rates";
import { ConfigError, readConfig, VARIABLES } from "./config";

const root = path.resolve(__dirname, "..");

test("no settings give a local shop with its own database", () => {
  expect(readConfig({})).toMatchObject({
    databaseUrl: null,
    apiPort: 4000,
    apiUrl: "http://localhost:4000",
    sitePort: 8000,
    siteOrigins: ["http://localhost:8000", "http://127.0.0.1:8000"],
  });
});

test("an empty variable counts as unset", () => {
  expect(readConfig({ DATABASE_URL: "", API_PORT: "", API_URL: "" })).toEqual(readConfig({}));
});

test("every wrong variable is named at once", () => {
  const read = () =>
    readConfig({ API_PORT: "eight", SITE_PORT: "0", DATABASE_URL: "mysql://x", API_URL: "here" });
  expect(read).toThrow(ConfigError);
  for (const name of ["API_PORT", "SITE_PORT", "DATABASE_URL", "API_URL"]) expect(read).toThrow(name);
});

test("a key may be a ring, each of its keys long enough", () => {
  const ring = readConfig({
    PII_KEY: "the key of this year, the key of last year",
    TOKEN_KEY: "one single long key",
  });
  expect(ring.piiKeys).toEqual(["the key of this year", "the key of last year"]);
  expect(ring.tokenKeys).toEqual(["one single long key"]);
  expect(() => readConfig({ PII_KEY: "the key of this year,short" })).toThrow(
    "PII_KEY must be keys of at least 16",
  );
});

test("a sign-in provider needs both its client id and its secret", () => {
  expect(() => readConfig({ SOCIAL_GOOGLE_CLIENT_ID: "shop" })).toThrow("SOCIAL_GOOGLE_CLIENT_SECRET");
  expect(() => readConfig({ SOCIAL_FACEBOOK_CLIENT_SECRET: "s" })).toThrow("SOCIAL_FACEBOOK_CLIENT_ID");
  const google = { SOCIAL_GOOGLE_CLIENT_ID: "shop", SOCIAL_GOOGLE_CLIENT_SECRET: "secret" };
  expect(readConfig(google).social.GOOGLE).toMatchObject({ issuer: "https://accounts.google.com" });
});

test("a tax rate provider needs its address and its token, and the address must accept a path", () => {
  const set = { TAX_RATES_URL: "https://api.taxes.example/", TAX_RATES_TOKEN: "a-token-of-the-provider" };
  expect(readConfig({}).taxRates).toBeNull();
  expect(readConfig(set).taxRates).toEqual({
    url: "https://api.taxes.example",
    token: "a-token-of-the-provider",
  });
  for (const name of ["TAX_RATES_URL", "TAX_RATES_TOKEN"] as const) {
    expect(() => readConfig({ ...set, [name]: "" })).toThrow(name);
  }
  for (const url of [
    "api.taxes.example",
    "ftp://taxes.example",
    "https://name:word@taxes.example",
    "https://taxes.example/?key=1",
    "https://taxes.example/#rates",
  ]) {
    expect(() => readConfig({ ...set, TAX_RATES_URL: url })).toThrow("TAX_RATES_URL");
  }
  for (const token of ["two words", "line\nbreak", "tökén"]) {
    expect(() => readConfig({ ...set, TAX_RATES_TOKEN: token })).toThrow("TAX_RATES_TOKEN");
  }
});

test("the shop offers the configured payment methods", () => {
  expect(readConfig({}).payments.methods).toEqual(["CARD", "GOOGLE_PAY", "KLARNA", "COINBASE", "CRYPTO"]);
  expect(readConfig({ PAYMENT_METHODS: "CARD, CRYPTO" }).payments.methods).toEqual(["CARD", "CRYPTO"]);
  expect(() => readConfig({ PAYMENT_METHODS: "CASH" })).toThrow("PAYMENT_METHODS");
});

test(".env.example names every variable the code reads, with its default, and no other", () => {
  const example = readFileSync(path.join(root, ".env.example"), "utf8");
  const entries = example.split("\n").flatMap((line) => [...line.matchAll(/^([A-Z_]+)=(.*)$/g)]);
  const named = entries.map(([, name = ""]) => name);
  const vendorVariables = [...PAYMENT_VENDORS, FRAUD_CHECK, TAX_RATES].flatMap(({ keys, ...vendor }) => [
    ...Object.values<string>(keys),
    ...("environment" in vendor && vendor.environment ? [vendor.environment.variable] : []),
  ]);
  const lessorVariables = LESSORS.flatMap(({ type, keys, environment }) => [
    ...Object.values<string>(keys),
    environment.variable,
    ...(Object.keys(TERMS_VARIABLES) as TermsVariableName[]).map((name) => termsVariable(type, name)),
  ]);
  vendorVariables.push(...lessorVariables);
  expect(vendorVariables.filter((name) => !named.includes(name))).toEqual([]);
  const readers = [
    "src/host/host-config.ts",
    "src/build/site-settings.ts",
    "server/cli/launcher/site/site-build.ts",
    "tests/support/hosts/browser.ts",
  ].map((file) => readFileSync(path.join(root, file), "utf8"));
  const code = [...readers, ...VARIABLES].join("\n");
  expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  expect(VARIABLES).toEqual(expect.arrayContaining(vendorVariables));
  expect(VARIABLES.filter((name) => !named.includes(name))).toEqual([]);
  const asWritten = Object.fromEntries(entries.map(([, name = "", value = ""]) => [name, value]));
  expect(readConfig(asWritten)).toEqual(readConfig({}));
});

test("a local shop uses the lessor sandboxes with its pages' terms, in the configured order", () => {
  const { lessors, displayed, withoutMoney } = readConfig({
    LESSORS: "ACIMA, KATAPULT",
    SANDBOX_PORT: "4900",
  }).leases;

  expect(lessors.map(({ type, settings }) => [type, settings.doubleUrl])).toEqual([
    ["ACIMA", "http://127.0.0.1:4900/lessors/acima"],
    ["KATAPULT", "http://127.0.0.1:4900/lessors/katapult"],
  ]);
  expect(lessors[0]?.terms).toEqual(ACIMA.terms);
  expect(displayed).toEqual(KATAPULT.terms);
  expect(withoutMoney).toEqual(["ACIMA", "KATAPULT"]);
});

test("pages show the most expensive lessor's plan, carts any lessor leases, and omit states that none serves", () => {
  const terms = {
    ACIMA_COST_FACTOR: "2.2",
    ACIMA_SMALLEST_CART: "450",
    KATAPULT_LARGEST_CART: "3000",
    ACIMA_EXCLUDED_STATES: "CA,MN",
    KATAPULT_EXCLUDED_STATES: "MN,NJ",
  };
  const { displayed } = readConfig({ LESSORS: "ACIMA,KATAPULT", ...terms }).leases;

  expect(displayed).toMatchObject({
    name: "Acima",
    costFactorBasisPoints: 22_000,
    minimumCartCents: 300_00,
    maximumCartCents: 5_000_00,
    excludedStates: ["MN"],
  });
  expect(readConfig({ LESSORS: "KATAPULT,ACIMA", ...terms }).leases.displayed).toEqual(displayed);
  expect(readConfig({ LESSORS: "KATAPULT", ...terms }).leases.displayed).toMatchObject({
    name: "Katapult",
    excludedStates: ["MN", "NJ"],
  });
});

test("a lessor with keys is called directly, and its terms are settings", () => {
  const keys = { KATAPULT_PUBLIC_KEY: "a", KATAPULT_PRIVATE_KEY: "b", KATAPULT_WEBHOOK_SECRET: "c" };
  const { lessors, withoutMoney } = readConfig({
    ...keys,
    LESSORS: "KATAPULT",
    KATAPULT_COST_FACTOR: "1.85",
    KATAPULT_PAYMENTS: "78/39/18",
    KATAPULT_SMALLEST_CART: "150",
    KATAPULT_LARGEST_CART: "1200",
    KATAPULT_EXCLUDED_STATES: "NONE",
    KATAPULT_EARLY_PURCHASE_DAYS: "100",
    KATAPULT_EARLY_PURCHASE_PERCENT: "60",
  }).leases;

  expect(lessors).toEqual([
    {
      type: "KATAPULT",
      terms: {
        name: "Katapult",
        costFactorBasisPoints: 18_500,
        payments: { WEEKLY: 78, BIWEEKLY: 39, MONTHLY: 18 },
        minimumCartCents: 150_00,
        maximumCartCents: 1_200_00,
        excludedStates: [],
        earlyPurchaseDays: 100,
        earlyPurchaseBasisPoints: 6_000,
      },
      settings: {
        keys: { publicKey: "a", privateKey: "b", webhookSecret: "c" },
        environment: "production",
        doubleUrl: null,
      },
    },
  ]);
  expect(withoutMoney).toEqual([]);
});

test.each([
  ["KATAPULT_PRIVATE_KEY must be set with KATAPULT_PUBLIC_KEY", { KATAPULT_PUBLIC_KEY: "a" }],
  ["ACIMA_CLIENT_ID must be set with ACIMA_CLIENT_SECRET", { ACIMA_CLIENT_SECRET: "a" }],
  ["ACIMA_SMALLEST_CART must not be more than ACIMA_LARGEST_CART", { ACIMA_SMALLEST_CART: "5001" }],
  ["LESSORS must list each lessor at most once", { LESSORS: "KATAPULT,KATAPULT" }],
  ["LESSORS must list each lessor at most once", { LESSORS: "SNAP" }],
  ["ACIMA_COST_FACTOR must be a factor", { ACIMA_COST_FACTOR: "0.5" }],
  ["ACIMA_PAYMENTS must be three numbers", { ACIMA_PAYMENTS: "52/0/12" }],
  ["ACIMA_SMALLEST_CART must be whole dollars", { ACIMA_SMALLEST_CART: "$300" }],
  ["ACIMA_EXCLUDED_STATES must be two-letter state codes", { ACIMA_EXCLUDED_STATES: "MN,Texas" }],
  ["ACIMA_EARLY_PURCHASE_DAYS must be a whole number", { ACIMA_EARLY_PURCHASE_DAYS: "-1" }],
  ["ACIMA_EARLY_PURCHASE_PERCENT must be a whole number", { ACIMA_EARLY_PURCHASE_PERCENT: "101" }],
  ["ACIMA_ENVIRONMENT", { ACIMA_ENVIRONMENT: "staging" }],
])("a wrong lessor setting is reported: %s", (sentence, env) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
