/** One part of the configuration: the feature that needs it declares it, server/rooms.ts lists them, server/config.ts reads them. */
import * as yup from "yup";
import type { Environment } from "#contract/public-shop";
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
  return yup.string().test("address", "${path} must be an http or https address", isWebAddress);
}

/** @returns a sentence for each variable that is missing beside others of the same service */
export function listHalfSet(env: Environment, names: readonly string[]): string[] {
  const set = names.find((name) => env[name]);
  return set ? names.filter((name) => !env[name]).map((name) => `${name} must be set with ${set}`) : [];
}
