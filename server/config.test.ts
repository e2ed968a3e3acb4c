/** The environment is where a shop is set up wrongly: everything wrong is told at once, and nothing is left unexplained. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { FRAUD_CHECK } from "#contract/payment-vendors/fraud-check";
import { PAYMENT_VENDORS } from "#contract/payment-vendors/payment-vendors";
import { ConfigError, readConfig } from "./config";

const root = path.resolve(__dirname, "..");

test("nothing set gives a shop on this machine with its own database", () => {
  expect(readConfig({})).toMatchObject({
    databaseUrl: null,
    apiPort: 4000,
    apiUrl: "http://localhost:4000",
    sitePort: 8000,
    siteOrigins: ["http://localhost:8000", "http://127.0.0.1:8000"],
  });
});

test("an empty variable counts as not set", () => {
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
  expect(() => readConfig({ PII_KEY: "the key of this year,short" })).toThrow("PII_KEY must be keys of 16");
});

test("a sign-in provider needs both its client id and its secret", () => {
  expect(() => readConfig({ SOCIAL_GOOGLE_CLIENT_ID: "shop" })).toThrow("SOCIAL_GOOGLE_CLIENT_SECRET");
  expect(() => readConfig({ SOCIAL_FACEBOOK_CLIENT_SECRET: "s" })).toThrow("SOCIAL_FACEBOOK_CLIENT_ID");
  const google = { SOCIAL_GOOGLE_CLIENT_ID: "shop", SOCIAL_GOOGLE_CLIENT_SECRET: "secret" };
  expect(readConfig(google).social.GOOGLE).toMatchObject({ issuer: "https://accounts.google.com" });
});

test("the shop offers the ways to pay it is told to", () => {
  expect(readConfig({}).payments.methods).toEqual(["CARD", "GOOGLE_PAY", "KLARNA", "COINBASE", "CRYPTO"]);
  expect(readConfig({ PAYMENT_METHODS: "CARD, CRYPTO" }).payments.methods).toEqual(["CARD", "CRYPTO"]);
  expect(() => readConfig({ PAYMENT_METHODS: "CASH" })).toThrow("PAYMENT_METHODS");
});

test(".env.example names every variable the code reads, with its default, and no other", () => {
  const example = readFileSync(path.join(root, ".env.example"), "utf8");
  const entries = example.split("\n").flatMap((line) => [...line.matchAll(/^([A-Z_]+)=(.*)$/g)]);
  const named = entries.map(([, name = ""]) => name);
  const vendorVariables = [...PAYMENT_VENDORS, FRAUD_CHECK].flatMap(({ keys, ...vendor }) => [
    ...Object.values<string>(keys),
    ...("environment" in vendor && vendor.environment ? [vendor.environment.variable] : []),
  ]);
  expect(vendorVariables.filter((name) => !named.includes(name))).toEqual([]);
  const readers = [
    "server/config.ts",
    "src/host/host-config.ts",
    "src/build/site-settings.ts",
    "server/cli/launcher/site-build.ts",
    "tests/support/browser.ts",
  ].map((file) => readFileSync(path.join(root, file), "utf8"));
  const code = [...readers, ...vendorVariables].join("\n");
  expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  const inConfig = [...(readers[0] ?? "").matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = ""]) => name);
  expect(inConfig.length).toBeGreaterThan(8);
  expect(inConfig.filter((name) => !named.includes(name))).toEqual([]);
  const asWritten = Object.fromEntries(entries.map(([, name = "", value = ""]) => [name, value]));
  expect(readConfig(asWritten)).toEqual(readConfig({}));
});
