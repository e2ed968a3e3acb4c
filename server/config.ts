/** The only reader of process.env on the API host and in its commands. Everything wrong is reported at once. */
import path from "node:path";
import * as yup from "yup";

const port = (fallback: number) =>
  yup
    .number()
    .integer("${path} must be a port number")
    .min(1, "${path} must be a port number")
    .max(65_535, "${path} must be a port number")
    .typeError("${path} must be a port number")
    .default(fallback);

/** Good enough for one machine; a production start on a public site refuses each of them. */
const DEVELOPMENT_KEYS = {
  BUILD_KEY: "development-build-key",
  PII_KEY: "development-pii-key",
  TOKEN_KEY: "development-token-key",
} as const;

const environment = yup.object({
  NODE_ENV: yup.string().oneOf(["development", "test", "production"]).default("development"),
  DATA_DIR: yup.string().default(".data"),
  DATABASE_URL: yup.string().matches(/^postgres(ql)?:\/\//, "DATABASE_URL must start with postgres://"),
  API_HOST: yup.string().default("127.0.0.1"),
  API_PORT: port(4000),
  SITE_PORT: port(8000),
  /** Public address of the API host when it is not http://localhost:API_PORT. */
  API_URL: yup.string().test("address", "API_URL must be an http or https address", isWebAddress),
  /** Comma-separated origins that may call the API host with credentials. */
  SITE_ORIGINS: yup.string(),
  /** What personal data is sealed with in the database (server/db/sealed.ts). */
  PII_KEY: yup.string().min(16, "PII_KEY must have 16 characters or more").default(DEVELOPMENT_KEYS.PII_KEY),
  /** What session tokens are signed with. */
  TOKEN_KEY: yup
    .string()
    .min(16, "TOKEN_KEY must have 16 characters or more")
    .default(DEVELOPMENT_KEYS.TOKEN_KEY),
  BUILD_KEY: yup.string().default(DEVELOPMENT_KEYS.BUILD_KEY),
  /** Requests a minute from one address before it must wait; 0 turns the limit off. */
  REQUESTS_PER_MINUTE: yup
    .number()
    .integer("REQUESTS_PER_MINUTE must be a whole number")
    .min(0, "REQUESTS_PER_MINUTE must not be negative")
    .typeError("REQUESTS_PER_MINUTE must be a whole number")
    .default(1_200),
  LOG_LEVEL: yup.string().oneOf(["fatal", "error", "warn", "info", "debug", "silent"]).default("warn"),
});

/** Yup's own check wants a top-level domain, which localhost has not. */
function isWebAddress(value: string | undefined): boolean {
  return value === undefined || (URL.canParse(value) && /^https?:/.test(value));
}

export interface Config {
  readonly environment: "development" | "test" | "production";
  readonly dataDir: string;
  /** Set: use that PostgreSQL server. Null: run the embedded one in dataDir. */
  readonly databaseUrl: string | null;
  readonly apiHost: string;
  readonly apiPort: number;
  readonly apiUrl: string;
  readonly sitePort: number;
  readonly siteOrigins: readonly string[];
  readonly buildKey: string;
  readonly piiKey: string;
  readonly tokenKey: string;
  /** Per address; 0 is no limit. */
  readonly requestsPerMinute: number;
  readonly logLevel: string;
}

/** Thrown with one line per wrong variable. */
export class ConfigError extends Error {}

/** A shop only this machine can reach may keep the default key. */
const isLocal = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Reads and checks the environment. @throws ConfigError naming every wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const values = validate(present);
  const siteOrigins = values.SITE_ORIGINS
    ? values.SITE_ORIGINS.split(",").map((origin) => origin.trim().replace(/\/$/, ""))
    : [`http://localhost:${values.SITE_PORT}`, `http://127.0.0.1:${values.SITE_PORT}`];
  const isPublic = values.NODE_ENV === "production" && !siteOrigins.every((o) => isLocal.test(o));
  if (isPublic) refuseDevelopmentKeys(values);
  return Object.freeze({
    environment: values.NODE_ENV as Config["environment"],
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    apiHost: values.API_HOST,
    apiPort: values.API_PORT,
    apiUrl: values.API_URL?.replace(/\/+$/, "") ?? `http://localhost:${values.API_PORT}`,
    sitePort: values.SITE_PORT,
    siteOrigins,
    buildKey: values.BUILD_KEY,
    piiKey: values.PII_KEY,
    tokenKey: values.TOKEN_KEY,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    logLevel: values.LOG_LEVEL,
  });
}

function refuseDevelopmentKeys(values: Readonly<Record<string, unknown>>): void {
  const left = Object.entries(DEVELOPMENT_KEYS).filter(([name, value]) => values[name] === value);
  if (left.length === 0) return;
  throw new ConfigError(
    left.map(([name]) => `${name} must be set to a secret of your own in production`).join("\n"),
  );
}

function validate(env: Record<string, string | undefined>): yup.InferType<typeof environment> {
  try {
    return environment.validateSync(env, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof yup.ValidationError) throw new ConfigError(error.errors.join("\n"));
    throw error;
  }
}
