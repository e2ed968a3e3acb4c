/** The only reader of process.env in the API host and its commands. Reports all errors at once. */
import path from "node:path";
import * as yup from "yup";
import { LIMITS } from "#contract/limits";
import {
  DEFAULT_ADDRESS,
  DEVELOPMENT_KEYS,
  explainRefusals,
  listOf,
  listOpenings,
  listRefusals,
  type Environment,
} from "#contract/site/public-shop";
import { areProxies, NO_PROXIES } from "#contract/site/trusted-proxies";
import { withoutEndSlashes } from "#contract/fields/web-address";
import type { AccountSettings } from "./auth/auth";
import type { PictureSettings } from "./catalogue/pictures/pictures";
import type { DatabasePlace } from "./db/embedded";
import { OperatorError } from "./errors";
import type { GraphqlSettings } from "./http/graphql/graphql";
import type { RateLimitSettings } from "./http/rate-limits";
import type { ServerSettings } from "./http/server";
import { readSandbox, type SandboxSettings } from "./outside-services";
import type { OrderSettings } from "./orders/orders";
import { SETTINGS } from "./declarations";
import { isWebAddress, webAddress, type SettingsPart, type Variables } from "./settings";
import { readShop, type ShopSettings } from "./shop.settings";

const wholeNumber = (min: number, refusal = `\${path} must be a whole number, ${min} or more`) =>
  yup.number().integer(refusal).min(min, refusal).typeError(refusal);

const NO_PORT = "${path} must be a port number";
const port = (fallback: number) => wholeNumber(1, NO_PORT).max(65_535, NO_PORT).default(fallback);

const MIN_SECRET = 16;
const keyRing = () =>
  yup
    .string()
    .test(
      "keys",
      `\${path} must be keys of at least ${MIN_SECRET} characters, separated by commas`,
      (value) => value === undefined || readKeys(value).every(({ length }) => length >= MIN_SECRET),
    );

/** Returns the keys of a ring, newest first (docs/decisions/personal-data.md). */
function readKeys(text: string): string[] {
  return text.split(",").map((key) => key.trim());
}

const ownVariables = {
  NODE_ENV: yup.string().oneOf(["development", "test", "production"]).default("development"),
  DATA_DIR: yup.string().default(".data"),
  /** Folder of suppliers' pictures; default: media in DATA_DIR. The site host serves them from there. */
  MEDIA_DIR: yup.string(),
  DATABASE_URL: yup.string().matches(/^postgres(ql)?:\/\//, "DATABASE_URL must start with postgres://"),
  API_HOST: yup.string().default("127.0.0.1"),
  API_PORT: port(4000),
  SITE_PORT: port(8000),
  /** Public address of the API host, if not http://localhost:API_PORT. */
  API_URL: webAddress(),
  /** Comma-separated origins that may call the API host with credentials. */
  SITE_ORIGINS: yup
    .string()
    .test(
      "origins",
      "SITE_ORIGINS must be a comma-separated list of origins such as https://shop.example",
      areOrigins,
    ),
  /**
   * Comma-separated addresses and networks (10.0.0.0/8, loopback) of proxies that may name a shopper's
   * address.
   */
  TRUST_PROXY: yup.string().test("proxies", NO_PROXIES, (value) => areProxies(listOf(value))),
  /**
   * private: for a container or a private network; the shop may listen on any address and name private ones.
   */
  DEVELOPMENT_NETWORK: yup.string().oneOf(["private"]),
  /** Keys that seal personal data in the database (server/db/sealed.ts): the first key seals, all open. */
  PII_KEY: keyRing().default(DEVELOPMENT_KEYS.PII_KEY),
  /** Keys that sign session tokens: the first key signs, all verify. */
  TOKEN_KEY: keyRing().default(DEVELOPMENT_KEYS.TOKEN_KEY),
  BUILD_KEY: yup.string().default(DEVELOPMENT_KEYS.BUILD_KEY),
  /** Requests per minute from one address before it is throttled; 0 = unlimited. */
  REQUESTS_PER_MINUTE: wholeNumber(0).default(1_200),
  /** Whether GraphQL texts unknown to the storefront are answered, within narrower limits. */
  OTHER_QUERIES: yup.string().oneOf(["on", "off"]).default("on"),
  /** Lifetime of an access token; the refresh token then gets another. */
  ACCESS_TOKEN_SECONDS: wholeNumber(1).default(LIMITS.session.accessTokenSeconds),
  /** Overrides of server/http/rate-limits.ts: login.both=10/900,register.address=30/3600 */
  RATE_LIMITS: yup
    .string()
    .matches(
      /^([a-zA-Z]+\.[a-z]+=\d{1,6}\/\d{1,6}(,|$))*$/,
      "RATE_LIMITS must look like login.both=10/900,register.address=30/3600",
    ),
  /** Time and space limits: docs/decisions/hosts.md. */
  RECEIVE_SECONDS: wholeNumber(1).default(15),
  REQUEST_SECONDS: wholeNumber(1).default(30),
  DRAIN_SECONDS: wholeNumber(0).default(0),
  HANG_SECONDS: wholeNumber(1).default(30),
  /** Speed-up of polling for background work. */
  BACKGROUND_PACE: yup.number().min(0.1).max(100).default(1),
  FREE_DISK_MB: wholeNumber(0).default(200),
  /** The shop's name in emails; the same variables are used on pages. */
  SHOP_NAME: yup.string().default("ElectroFinance"),
  SHOP_ADDRESS: yup.string().default(DEFAULT_ADDRESS),
  SUPPORT_PHONE: yup.string().default("1-800-555-0142"),
  SUPPORT_EMAIL: yup.string().default("help@electrofinance.example"),
  /** Local doubles of the outside services. */
  SANDBOX_PORT: port(4100),
  SANDBOX_PAYMENTS_PORT: port(4101),
  SANDBOX_SMTP_PORT: port(4102),
  LOG_LEVEL: yup.string().oneOf(["fatal", "error", "warn", "info", "debug", "silent"]).default("warn"),
};

type ConfigOfFeatures = {
  readonly [Name in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Name]["read"]>;
};
const PARTS = Object.values<SettingsPart<unknown>>(SETTINGS);
const featureVariables: object = Object.assign({}, ...PARTS.map(({ variables }) => variables));
const environment = yup.object({ ...ownVariables, ...featureVariables });
/** By name, for the test of .env.example. */
export const VARIABLES: readonly string[] = Object.keys(environment.fields);

function originsOf(text: string): string[] {
  return listOf(text).map((origin) => origin.replace(/\/$/, ""));
}

/** In the form that browsers send; anything else would never match. */
function areOrigins(value: string | undefined): boolean {
  return originsOf(value ?? "").every((origin) => isWebAddress(origin) && new URL(origin).origin === origin);
}

/** Features and infrastructure never see it: each declares an interface of the values it needs. */
export interface Config
  extends
    ConfigOfFeatures,
    DatabasePlace,
    ServerSettings,
    GraphqlSettings,
    RateLimitSettings,
    PictureSettings,
    OrderSettings,
    Pick<AccountSettings, "tokenKeys" | "accessTokenSeconds"> {
  readonly apiHost: string;
  readonly apiPort: number;
  readonly sitePort: number;
  /** Speed-up of polling for background work. */
  readonly backgroundPace: number;
  /** Silence after which npm start kills a host. */
  readonly hangMs: number;
  /** Newest first. */
  readonly piiKeys: readonly string[];
  readonly shop: ShopSettings;
  /** Null on a public site, which uses no sandbox. */
  readonly sandbox: SandboxSettings | null;
}

/** Thrown with one line per invalid variable. */
export class ConfigError extends OperatorError {}

/** Reads and validates the environment. @throws ConfigError naming every invalid variable */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const openings = listOpenings(present);
  const isPublic = openings.length > 0;
  const refusals = isPublic ? listPublicRefusals(present) : [];
  const values = validate(present, [
    ...PARTS.flatMap((part) => part.listConflicts?.(present) ?? []),
    ...(refusals.length > 0 ? [explainRefusals(openings, refusals)] : []),
  ]);
  const siteOrigins = values.SITE_ORIGINS
    ? originsOf(values.SITE_ORIGINS)
    : [`http://localhost:${values.SITE_PORT}`, `http://127.0.0.1:${values.SITE_PORT}`];
  const sandbox = isPublic ? null : readSandbox(values);
  return Object.freeze({
    ...readFeatures(values, sandbox),
    environment: isPublic ? "production" : (values.NODE_ENV as Config["environment"]),
    isPublic,
    isForOneMachine: !isPublic && values.DEVELOPMENT_NETWORK === undefined,
    dataDir: path.resolve(values.DATA_DIR),
    mediaDir: path.resolve(values.MEDIA_DIR ?? path.join(values.DATA_DIR, "media")),
    databaseUrl: values.DATABASE_URL ?? null,
    apiHost: values.API_HOST,
    apiPort: values.API_PORT,
    apiUrl: withoutEndSlashes(values.API_URL ?? `http://localhost:${values.API_PORT}`),
    sitePort: values.SITE_PORT,
    siteOrigins,
    trustedProxies: listOf(values.TRUST_PROXY),
    buildKey: values.BUILD_KEY,
    piiKeys: readKeys(values.PII_KEY),
    tokenKeys: readKeys(values.TOKEN_KEY),
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    answersOtherQueries: values.OTHER_QUERIES === "on",
    accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
    rateLimits: readRateLimits(values.RATE_LIMITS ?? ""),
    uptime: {
      receiveMs: values.RECEIVE_SECONDS * 1_000,
      requestMs: values.REQUEST_SECONDS * 1_000,
      drainMs: values.DRAIN_SECONDS * 1_000,
      leastFreeBytes: values.FREE_DISK_MB * 1_000_000,
    },
    backgroundPace: values.BACKGROUND_PACE,
    hangMs: values.HANG_SECONDS * 1_000,
    holds: LIMITS.holds,
    shop: readShop(values, siteOrigins),
    sandbox,
    logLevel: values.LOG_LEVEL,
  });
}

/** @returns one message per setting, naming it and the fix; empty if the shop may open */
function listPublicRefusals(env: Environment): string[] {
  return [
    ...listRefusals(env, ["BUILD_KEY", "PII_KEY", "TOKEN_KEY"]),
    ...PARTS.flatMap((part) => part.listPublicRefusals?.(env) ?? []),
  ];
}

function readFeatures(values: object, sandbox: SandboxSettings | null): ConfigOfFeatures {
  const parts = Object.entries<SettingsPart<unknown>>(SETTINGS);
  return Object.fromEntries(
    parts.map(([name, part]) => [name, part.read(values as Variables, sandbox)]),
  ) as ConfigOfFeatures;
}

function readRateLimits(text: string): Config["rateLimits"] {
  return Object.fromEntries(
    text.split(",").flatMap((entry) => {
      const [, name, hits, seconds] = /^(.+)=(\d+)\/(\d+)$/.exec(entry) ?? [];
      return name ? [[name, { hits: Number(hits), seconds: Number(seconds) }]] : [];
    }),
  );
}

/** @param otherwise messages about variables that conflict with each other */
function validate(
  env: Record<string, string | undefined>,
  otherwise: readonly string[],
): yup.InferType<typeof environment> {
  try {
    const values = environment.validateSync(env, { abortEarly: false, stripUnknown: true });
    if (otherwise.length > 0) throw new ConfigError(otherwise.join("\n"));
    return values;
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw new ConfigError([...error.errors, ...otherwise].join("\n"));
  }
}
