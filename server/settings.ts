/**
 * One part of the configuration: declared by a feature, listed in server/declarations.ts, read by server/config.ts.
 */
import * as yup from "yup";
import type { Environment } from "#contract/site/public-shop";
import type { SandboxSettings } from "./outside-services";

/** Validated environment variables by name. */
export type Variables = Readonly<Record<string, unknown>>;

export interface SettingsPart<Settings> {
  /** The schema of each variable, by name. */
  readonly variables: yup.ObjectShape;
  /** @returns a message per variable that conflicts with another one */
  listConflicts?(env: Environment): string[];
  /** @returns a message per variable that a public site refuses, naming the variable and the fix */
  listPublicRefusals?(env: Environment): string[];
  /** @param sandbox null on a public site, which uses none: a service without keys is off */
  read(values: Variables, sandbox: SandboxSettings | null): Settings;
}

export function textOf(values: Variables, name: string): string {
  return String(values[name] ?? "");
}

/** Yup's own check requires a top-level domain, which localhost lacks. */
export function isWebAddress(value: string | undefined): boolean {
  return value === undefined || (URL.canParse(value) && /^https?:/.test(value));
}

export function webAddress() {
  return yup.string().test("address", "${path} must be an http or https URL", isWebAddress);
}

/** @returns a message per variable missing beside others of the same service */
export function listHalfSet(env: Environment, names: readonly string[]): string[] {
  const set = names.find((name) => env[name]);
  return set ? names.filter((name) => !env[name]).map((name) => `${name} must be set with ${set}`) : [];
}

/** Keys that identify an account at a service; the others are secrets. */
const ACCOUNT_KEYS: readonly string[] = ["accountId", "clientId", "merchantId", "publicKey", "username"];
const SECRET_LENGTH = 10;
/** "aaaaaaaaaa" is long enough but not a secret. */
const SECRET_CHARACTERS = 6;

/**
 * Anyone who knows a vendor's secret can sign webhooks in its name.
 * @returns a message per service key that is published with the code, and per guessable secret
 */
export function listWeakSecrets({ keys, doubleKeys }: ServiceKeys, env: Environment): string[] {
  const published = Object.values(doubleKeys);
  return Object.entries(keys).flatMap(([key, variable]) => {
    const value = env[variable]?.trim();
    if (!value) return [];
    if (published.includes(value))
      return [`${variable} must be your own key, not the sandbox's published one.`];
    const isSecret = !ACCOUNT_KEYS.includes(key);
    const isGuessable = value.length < SECRET_LENGTH || new Set(value).size < SECRET_CHARACTERS;
    return isSecret && isGuessable
      ? [`${variable} is too easy to guess: use at least ${SECRET_LENGTH} varied characters.`]
      : [];
  });
}

/** How to reach an outside service with keys: a payment vendor, a lessor. */
export interface ServiceSettings {
  readonly keys: Readonly<Record<string, string>>;
  /** "production", or the service's own name for its test environment. */
  readonly environment: string;
  /** Address of the service's local double; null = the service itself. */
  readonly doubleUrl: string | null;
  /** Timeout of one call; default: the adapter's own. */
  readonly timeoutMs?: number;
}

interface ServiceKeys {
  /** The variable of each key. */
  readonly keys: Readonly<Record<string, string>>;
  /** Keys the sandbox accepts. */
  readonly doubleKeys: Readonly<Record<string, string>>;
}

interface Service extends ServiceKeys {
  readonly environment: { readonly variable: string } | null;
}

export function environmentOf(values: Variables, { environment }: Pick<Service, "environment">): string {
  return (environment && textOf(values, environment.variable)) || "production";
}

/** @param doubleUrl replaces a service without keys; null = the service is off without keys */
export function readService(
  service: Service,
  values: Variables,
  doubleUrl: string | null,
): ServiceSettings | null {
  const environment = environmentOf(values, service);
  const own = Object.entries(service.keys).map(([key, variable]) => [key, textOf(values, variable)] as const);
  if (own[0]?.[1]) return { keys: Object.fromEntries(own), environment, doubleUrl: null };
  return doubleUrl === null ? null : { keys: service.doubleKeys, environment, doubleUrl };
}
