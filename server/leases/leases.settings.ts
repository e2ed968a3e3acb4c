/** The configured lessors and their terms: lessors with keys, otherwise local sandboxes. */
import * as yup from "yup";
import { NO_LESSOR, type LessorTerms } from "#contract/leases/financing";
import type { LessorDescriptor } from "#contract/leases/lessors/lessor";
import { LESSOR_TYPES, LESSORS, type LessorType } from "#contract/leases/lessors/lessors";
import {
  TERMS_VARIABLES,
  termsVariable,
  type TermsVariableName,
} from "#contract/leases/lessors/terms-variables";
import { listOf, type Environment } from "#contract/site/public-shop";
import { US_STATES } from "#contract/places/us-states";
import type { SandboxSettings } from "../outside-services";
import {
  listHalfSet,
  listWeakSecrets,
  readService,
  textOf,
  type SettingsPart,
  type Variables,
} from "../settings";
import type { ConfiguredLessor } from "./lessors/lessor.port";

export interface LeaseSettings {
  /** Enabled lessors, in the order they are contacted (LEASE-7). */
  readonly lessors: readonly ConfiguredLessor[];
  /** The terms displayed before an approval exists: pages, search and cart (LEASE-3). */
  readonly displayed: LessorTerms;
  /** Interval between two signature mails. */
  readonly reminderHours: number;
  /** Lessors that move no money: sandboxes and lessors' test environments. */
  readonly withoutMoney: readonly LessorType[];
}

const NONE = "NONE";
const REMINDER_HOURS = "24";

const areStates = (value: string) =>
  value === NONE || listOf(value).every((state) => Object.hasOwn(US_STATES, state));

/** Validation of each lease terms setting. */
const TERMS_CHECKS: Readonly<
  Record<TermsVariableName, readonly [isGood: (value: string) => boolean, what: string]>
> = {
  COST_FACTOR: [(value) => /^[1-9](\.\d{1,4})?$/.test(value), "a factor from 1 to 9.9999, such as 2 or 1.85"],
  PAYMENTS: [(value) => /^([1-9]\d{0,2}\/){2}[1-9]\d{0,2}$/.test(value), "three numbers such as 52/26/12"],
  SMALLEST_CART: [isDollars, "whole dollars"],
  LARGEST_CART: [isDollars, "whole dollars"],
  EXCLUDED_STATES: [areStates, `two-letter state codes separated by commas, or ${NONE}`],
  EARLY_PURCHASE_DAYS: [(value) => /^\d{1,4}$/.test(value), "a whole number of days"],
  EARLY_PURCHASE_PERCENT: [(value) => /^(100|[1-9]?\d)$/.test(value), "a whole number from 0 to 100"],
};
const TERMS_NAMES = Object.keys(TERMS_VARIABLES) as TermsVariableName[];

function isDollars(value: string): boolean {
  return /^\d{1,6}$/.test(value);
}

/** Without keys, the sandbox replaces the lessor; on a public site the lessor is disabled. */
export const leaseSettings: SettingsPart<LeaseSettings> = {
  variables: leaseVariables(),
  listConflicts: listLessorConflicts,
  listPublicRefusals: (env) => [
    ...LESSORS.map(({ environment }) => environment.variable)
      .filter((variable) => env[variable] && env[variable] !== "production")
      .map((variable) => `${variable} must be production on a public site: a sandbox makes no real leases.`),
    ...LESSORS.flatMap((lessor) => listWeakSecrets(lessor, env)),
  ],
  read: readLeases,
};

function leaseVariables(): Record<string, yup.StringSchema> {
  const kinds = LESSOR_TYPES.join(", ");
  const ofLessor = ({ type, keys, environment }: LessorDescriptor) => [
    ...Object.values(keys).map((name) => [name, yup.string()] as const),
    [
      environment.variable,
      yup.string().oneOf(["production", environment.test]).default("production"),
    ] as const,
    ...TERMS_NAMES.map((name) => {
      const [isGood, what] = TERMS_CHECKS[name];
      const check = (value: string | undefined) => value === undefined || isGood(value);
      return [termsVariable(type, name), yup.string().test(name, `\${path} must be ${what}`, check)] as const;
    }),
  ];
  return Object.fromEntries([
    [
      "LEASE_REMINDER_HOURS",
      yup.string().matches(/^[1-9]\d{0,2}$/, "LEASE_REMINDER_HOURS must be whole hours, 1 to 999"),
    ],
    [
      "LESSORS",
      yup.string().test("lessors", `LESSORS must list each lessor at most once, from ${kinds}`, areLessors),
    ],
    ...LESSORS.flatMap(ofLessor),
  ]);
}

function areLessors(value: string | undefined): boolean {
  const named = listOf(value);
  const isKnown = named.every((type) => LESSOR_TYPES.some((known) => known === type));
  return isKnown && new Set(named).size === named.length;
}

/** @returns a sentence for each missing or conflicting lessor variable */
function listLessorConflicts(env: Environment): string[] {
  return LESSORS.flatMap((lessor) => {
    const [smallest, largest] = [
      termsVariable(lessor.type, "SMALLEST_CART"),
      termsVariable(lessor.type, "LARGEST_CART"),
    ];
    const terms = readTerms(lessor, env);
    return [
      ...listHalfSet(env, Object.values<string>(lessor.keys)),
      ...(terms.minimumCartCents > terms.maximumCartCents
        ? [`${smallest} must not be more than ${largest}`]
        : []),
    ];
  });
}

/** @param sandbox null on a public site, where a lessor without keys is disabled (LEASE-9) */
function readLeases(values: Variables, sandbox: SandboxSettings | null): LeaseSettings {
  const named = listOf(textOf(values, "LESSORS"));
  const types = named.length > 0 ? named : LESSOR_TYPES;
  const lessors = types.flatMap((type) => {
    const lessor = LESSORS.find((known) => known.type === type);
    const doubleUrl = sandbox && `http://127.0.0.1:${sandbox.port}/lessors/${type.toLowerCase()}`;
    const settings = lessor && readService(lessor, values, doubleUrl);
    return lessor && settings ? [{ type: lessor.type, terms: readTerms(lessor, values), settings }] : [];
  });
  const isPlay = ({ settings }: ConfiguredLessor) =>
    settings.doubleUrl !== null || settings.environment !== "production";
  return {
    lessors,
    displayed: displayedTerms(lessors),
    reminderHours: Number(textOf(values, "LEASE_REMINDER_HOURS") || REMINDER_HOURS),
    withoutMoney: lessors.filter(isPlay).map(({ type }) => type),
  };
}

/**
 * The approving lessor is unknown yet, so the plan is the most expensive lessor's: no actual plan costs more.
 * Cart limits and states are the union of all lessors. NO_LESSOR when none is enabled.
 */
function displayedTerms(lessors: readonly ConfiguredLessor[]): LessorTerms {
  const all = lessors.map(({ terms }) => terms);
  const [first, ...others] = all;
  if (!first) return NO_LESSOR;
  const dearest = others.reduce(
    (max, terms) => (terms.costFactorBasisPoints > max.costFactorBasisPoints ? terms : max),
    first,
  );
  return {
    ...dearest,
    minimumCartCents: Math.min(...all.map(({ minimumCartCents }) => minimumCartCents)),
    maximumCartCents: Math.max(...all.map(({ maximumCartCents }) => maximumCartCents)),
    excludedStates: first.excludedStates.filter((state) =>
      all.every(({ excludedStates }) => excludedStates.includes(state)),
    ),
  };
}

function readTerms({ type, terms }: LessorDescriptor, values: Variables): LessorTerms {
  const valueOf = (name: TermsVariableName) =>
    textOf(values, termsVariable(type, name)) || TERMS_VARIABLES[name].print(terms);
  const [weekly = 0, biweekly = 0, monthly = 0] = valueOf("PAYMENTS").split("/").map(Number);
  const states = valueOf("EXCLUDED_STATES");
  return {
    name: terms.name,
    costFactorBasisPoints: Math.round(Number(valueOf("COST_FACTOR")) * 10_000),
    payments: { WEEKLY: weekly, BIWEEKLY: biweekly, MONTHLY: monthly },
    minimumCartCents: Number(valueOf("SMALLEST_CART")) * 100,
    maximumCartCents: Number(valueOf("LARGEST_CART")) * 100,
    excludedStates: states === NONE ? [] : listOf(states),
    earlyPurchaseDays: Number(valueOf("EARLY_PURCHASE_DAYS")),
    earlyPurchaseBasisPoints: Number(valueOf("EARLY_PURCHASE_PERCENT")) * 100,
  };
}
