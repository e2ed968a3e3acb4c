/** One part of the configuration: the feature that needs it declares it, server/rooms.ts lists them, server/config.ts reads them. */
import * as yup from "yup";
import type { Environment } from "#contract/site/public-shop";
import type { SandboxSettings } from "./outside-services";

/** Variables of the environment by name, checked. */
export type Variables = Readonly<Record<string, unknown>>;

export interface SettingsPart<Settings> {
  /** What each variable has to look like, by name. */
  readonly variables: yup.ObjectShape;
  /** @returns a sentence for each variable that is right alone and wrong beside the others */
  listConflicts?(env: Environment): string[];
  /** @returns a sentence for each variable a public site refuses, naming it and what to do */
  listPublicRefusals?(env: Environment): string[];
  /** @param sandbox null on a public site, which uses none: what has no keys is off */
  read(values: Variables, sandbox: SandboxSettings | null): Settings;
}

export function textOf(values: Variables, name: string): string {
  return String(values[name] ?? "");
}

/** Yup's own check wants a top-level domain, which localhost has not. */
export function isWebAddress(value: string | undefined): boolean {
  return value === undefined || (URL.canParse(value) && /^https?:/.test(value));
}

export function webAddress() {
  return yup.string().test("address", "${path} must be an http or https URL", isWebAddress);
}

/** @returns a sentence for each variable that is missing beside others of the same service */
export function listHalfSet(env: Environment, names: readonly string[]): string[] {
  const set = names.find((name) => env[name]);
  return set ? names.filter((name) => !env[name]).map((name) => `${name} must be set with ${set}`) : [];
}

/** Keys that name an account at a service; the others are secrets. */
const ACCOUNT_KEYS: readonly string[] = ["accountId", "clientId", "merchantId", "publicKey", "username"];
const SECRET_LENGTH = 10;
/** "aaaaaaaaaa" is long enough and no secret. */
const SECRET_CHARACTERS = 6;

/**
 * Whoever knows a vendor's secret signs webhooks in its name.
 * @returns a sentence for each key of a service that is published with the code, and for each secret that can be guessed
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

/** How an outside service is reached that takes keys: a payment vendor, a lessor. */
export interface ServiceSettings {
  readonly keys: Readonly<Record<string, string>>;
  /** "production", or the service's own word for its test environment. */
  readonly environment: string;
  /** Address of the local double that stands in for the service; null: the service itself. */
  readonly doubleUrl: string | null;
  /** For the whole of one call; the adapter's own when left out. */
  readonly timeoutMs?: number;
}

interface ServiceKeys {
  /** Variables the keys are read from. */
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

/** @param doubleUrl what stands in for a service without keys; null: the service is off then */
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
