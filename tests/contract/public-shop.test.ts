/**
 * Settings that make a shop public, and settings a public shop refuses to start with (docs/decisions/public-shop.md).
 */
import { NO_LESSOR } from "#contract/leases/financing";
import { LESSORS } from "#contract/leases/lessors/lessors";
import { FRAUD_CHECK } from "#contract/payments/vendors/fraud-check";
import { PAYMENT_VENDORS } from "#contract/payments/vendors/payment-vendors";
import { AFFILIATE_NETWORK } from "#contract/affiliates/network";
import { SUPPLIER_SETTINGS } from "#contract/suppliers/supplier-settings";
import { ConfigError, readConfig } from "../../server/config";
import { SANDBOX_CLIENT } from "../../server/outside-services";
import { PUBLIC_SETTINGS } from "../support/hosts/public-shop";

const SOCIAL_GOOGLE = { clientId: "SOCIAL_GOOGLE_CLIENT_ID", clientSecret: "SOCIAL_GOOGLE_CLIENT_SECRET" };
const ADDRESSES = { BESTBUY_COMMERCE_URL: "https://commerce.example" };

test("a shop with all its own settings may open: it has no sandbox and runs in production", () => {
  expect(readConfig(PUBLIC_SETTINGS)).toMatchObject({
    isPublic: true,
    isForOneMachine: false,
    environment: "production",
    siteOrigins: ["https://shop.example"],
    sandbox: null,
    social: {},
  });
});

test.each([
  ["SITE_ORIGINS", { SITE_ORIGINS: "https://shop.example", API_HOST: "0.0.0.0" }],
  ["API_HOST", { API_HOST: "0.0.0.0" }],
  ["API_HOST", { API_HOST: "192.168.1.5" }],
  ["SITE_HOST", { SITE_HOST: "::" }],
  ["API_URL", { API_URL: "https://api.shop.example" }],
  ["SITE_URL", { SITE_URL: "http://shop.example" }],
  ["SITE_ORIGINS", { SITE_ORIGINS: "http://localhost:8000, http://192.168.1.5:8000" }],
  ["NODE_ENV", { NODE_ENV: "production" }],
])("%s alone makes a shop public, which then refuses published secrets", (name, env) => {
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`open the shop to the public: [^\n]*${name}`));
  for (const needed of ["BUILD_KEY", "PII_KEY", "TOKEN_KEY", "SMTP_URL", "MAIL_FROM", "TRUST_PROXY"]) {
    expect(read).toThrow(new RegExp(`^- ${needed} must`, "m"));
  }
});

test.each([
  ["BUILD_KEY", "x"],
  ["BUILD_KEY", "development-build-key"],
  ["TOKEN_KEY", `${PUBLIC_SETTINGS.TOKEN_KEY},development-token-key`],
  ["TOKEN_KEY", "development-pii-key-development-pii-key"],
  ["TOKEN_KEY", "change-me-change-me-change-me-change-me"],
  ["PII_KEY", PUBLIC_SETTINGS.TOKEN_KEY],
  ["SITE_ORIGINS", "https://shop.example,http://shop.example"],
  ["SITE_ORIGINS", ""],
  ["SITE_ORIGINS", "shop.example"],
  ["SITE_ORIGINS", "https://shop.example/start"],
  ["SITE_URL", "http://shop.example"],
  ["API_URL", "http://api.shop.example"],
  ["API_URL", ""],
  ["TRUST_PROXY", ""],
  ["SMTP_URL", ""],
  ["PICTURE_HOSTS", "img.supplier.example,http://10.0.0.5:8080"],
  ["MAIL_FROM", ""],
  ["NODE_ENV", "development"],
  ["DEVELOPMENT_NETWORK", "private"],
  ["PAYMENT_SANDBOX_URL", "http://localhost:4101"],
  ["BRAINTREE_ENVIRONMENT", "sandbox"],
  ["PICTURE_HOSTS", "*.supplier.example,http://127.0.0.1:4710"],
  ["SOCIAL_GOOGLE_ISSUER", "http://accounts.example"],
  ["TRUST_PROXY", "0.0.0.0/1,128.0.0.0/1"],
  ["TRUST_PROXY", "127.0.0.1,0.0.0.0/0.0.0.0"],
  ["TRUST_PROXY", "::ffff:0:0/96"],
  ["TRUST_PROXY", "2000::/3"],
  ["TRUST_PROXY", Array.from({ length: 16 }, (_, part) => `${part * 16}.0.0.0/4`).join()],
])("a public shop does not open with %s=%s, and one sentence says so", (name, value) => {
  const read = () => readConfig({ ...PUBLIC_SETTINGS, [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^(- )?\\b(.* and )?${name}\\b.*$`, "m"));
});

const SERVICES = [
  ...PAYMENT_VENDORS,
  ...LESSORS,
  FRAUD_CHECK,
  { keys: SOCIAL_GOOGLE, doubleKeys: SANDBOX_CLIENT },
  ...Object.values(SUPPLIER_SETTINGS),
  AFFILIATE_NETWORK,
].map((service: { keys: object; doubleKeys: object }) => ({
  variables: service.keys as Readonly<Record<string, string>>,
  published: service.doubleKeys as Readonly<Record<string, string>>,
}));
const OWN_SECRET = "3f9Kq7Zp1LxVb8Ns";

test.each(SERVICES)(
  "a public shop rejects a key of $variables that is published or too easy to guess",
  (service) => {
    const { variables, published } = service;
    const own = Object.fromEntries(Object.values(variables).map((name) => [name, OWN_SECRET]));
    const address = {
      ...("BESTBUY_COMMERCE_KEY" in own && ADDRESSES),
      ...("AFFILIATE_TRACKER_SECRET" in own && { AFFILIATE_TRACKER_URL: "https://network.example" }),
    };
    const read = (env: object) => () => readConfig({ ...PUBLIC_SETTINGS, ...address, ...own, ...env });

    expect(read({})).not.toThrow();
    for (const [key, name] of Object.entries(variables)) {
      expect(read({ [name]: published[key] })).toThrow(new RegExp(`^- ${name} must be your own key`, "m"));
      if (/secret|password|private|licen|api/i.test(key))
        for (const guess of ["abc", "aaaaaaaaaaaaaaaa"])
          expect(read({ [name]: guess })).toThrow(new RegExp(`^- ${name} is too easy to guess`, "m"));
    }
  },
);

test.each([
  "127.0.0.1",
  "loopback,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16",
  "loopback,uniquelocal",
  "173.245.48.0/20,2400:cb00::/32",
])("TRUST_PROXY may be %s", (TRUST_PROXY) => {
  expect(readConfig({ ...PUBLIC_SETTINGS, TRUST_PROXY }).trustedProxies).toEqual(TRUST_PROXY.split(","));
});

test("keys before the newest one may be short, so that a public shop can replace them", () => {
  const ring = `${PUBLIC_SETTINGS.PII_KEY},an old short one`;
  expect(readConfig({ ...PUBLIC_SETTINGS, PII_KEY: ring }).piiKeys).toHaveLength(2);
});

test("a local shop, in production too, and one in a private network may use published secrets", () => {
  const local = { NODE_ENV: "production", SITE_ORIGINS: "http://localhost:8000,http://127.0.0.1:8000" };
  expect(readConfig(local)).toMatchObject({
    isPublic: false,
    isForOneMachine: true,
    buildKey: "development-build-key",
  });
  const inside = { DEVELOPMENT_NETWORK: "private", API_HOST: "0.0.0.0", SITE_HOST: "::" };
  for (const address of [
    "http://192.168.1.5:4000",
    "http://api:4000",
    "http://[fd12::1]:4000",
    "http://box.local",
  ]) {
    expect(readConfig({ ...inside, API_URL: address })).toMatchObject({
      isPublic: false,
      isForOneMachine: false,
    });
  }
  for (const address of [
    "http://203.0.113.5",
    "https://shop.example",
    "http://172.32.0.1",
    "http://[2001:db8::1]",
  ]) {
    expect(() => readConfig({ ...inside, API_URL: address })).toThrow(/API_URL has/);
  }
  expect(() => readConfig({ ...inside, NODE_ENV: "production" })).toThrow(/NODE_ENV is production/);
});

test("a payment vendor needs all of its keys, and a public site rejects sandbox ones", () => {
  expect(() => readConfig({ KLARNA_USERNAME: "shop" })).toThrow("KLARNA_PASSWORD");
  const half = {
    BRAINTREE_PUBLIC_KEY: "key",
    COINBASE_WEBHOOK_SECRET: "secret",
    MINFRAUD_LICENSE_KEY: "key",
  };
  for (const name of [
    "BRAINTREE_MERCHANT_ID",
    "BRAINTREE_PRIVATE_KEY",
    "COINBASE_API_KEY",
    "MINFRAUD_ACCOUNT_ID",
  ]) {
    expect(() => readConfig(half)).toThrow(name);
  }
  const vendors = { BRAINTREE: null, KLARNA: null, COINBASE: null, PLISIO: null };
  const off = { vendors, doubles: [], withoutMoney: [] };
  expect(readConfig(PUBLIC_SETTINGS)).toMatchObject({ payments: off, fraud: null });
  expect(
    readConfig({ ...PUBLIC_SETTINGS, PLISIO_SECRET_KEY: OWN_SECRET }).payments.vendors.PLISIO,
  ).toMatchObject({
    keys: { secretKey: OWN_SECRET },
    doubleUrl: null,
  });
  const tested = readConfig({ KLARNA_USERNAME: "u", KLARNA_PASSWORD: "p", KLARNA_ENVIRONMENT: "playground" });
  expect(tested.payments).toMatchObject({
    doubles: ["BRAINTREE", "COINBASE", "PLISIO"],
    withoutMoney: ["BRAINTREE", "KLARNA", "COINBASE", "PLISIO"],
  });
  expect(() => readConfig({ ...PUBLIC_SETTINGS, BRAINTREE_ENVIRONMENT: "sandbox" })).toThrow(
    "BRAINTREE_ENVIRONMENT",
  );
  expect(() => readConfig({ ...PUBLIC_SETTINGS, KLARNA_ENVIRONMENT: "playground" })).toThrow(
    "KLARNA_ENVIRONMENT",
  );
});

test("a public shop works with no lessor sandbox and no lessor test environment", () => {
  const keys = { ACIMA_CLIENT_ID: "a", ACIMA_CLIENT_SECRET: OWN_SECRET, ACIMA_WEBHOOK_SECRET: OWN_SECRET };

  expect(readConfig(PUBLIC_SETTINGS).leases).toMatchObject({
    lessors: [],
    displayed: NO_LESSOR,
    withoutMoney: [],
  });
  expect(readConfig({ ...PUBLIC_SETTINGS, ...keys }).leases.lessors).toMatchObject([
    { type: "ACIMA", settings: { environment: "production", doubleUrl: null } },
  ]);
  const tested = { ...keys, ACIMA_ENVIRONMENT: "sandbox" };
  expect(readConfig(tested).leases.withoutMoney).toContain("ACIMA");
  expect(() => readConfig({ ...PUBLIC_SETTINGS, ...tested })).toThrow("ACIMA_ENVIRONMENT must be production");
});
