/** A promotion's terms: the value of each parameter of each kind, whatever kinds there are. Pure. */
import type { EligibleGoods, ValuesOf } from "./kind";
import { CONDITIONS, EFFECTS } from "./kinds";
import type { EnteredParameter, Parameter } from "./parameters";

export type Entry = EnteredParameter<unknown>["entry"];

/** From a union to the intersection of its members. */
type All<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer Members,
) => void
  ? Members
  : never;
type ParametersOf<Kinds> = All<Kinds[keyof Kinds] extends infer Kind ? OwnParameters<Kind> : never>;
type OwnParameters<Kind> = Kind extends { readonly parameters: infer Own } ? Own : never;

export type EffectName = keyof typeof EFFECTS;
export type ConditionName = keyof typeof CONDITIONS;
export type Effect = (typeof EFFECTS)[EffectName];
type AllParameters = ParametersOf<typeof EFFECTS> & ParametersOf<typeof CONDITIONS>;
export type ParameterName = keyof AllParameters;
/** Parameters that staff type in. */
export type EntryName = {
  [Name in ParameterName]: AllParameters[Name] extends { readonly entry: object } ? Name : never;
}[ParameterName];
/** A value by parameter; `none` for parameters of other kinds. */
export type Terms = ValuesOf<AllParameters>;

/** Terms that may be incomplete, or not valid yet. */
export type SomeTerms = Readonly<Partial<Record<ParameterName, unknown>>>;

export const EFFECT_NAMES = Object.keys(EFFECTS) as EffectName[];
export const CONDITION_NAMES = Object.keys(CONDITIONS) as ConditionName[];
const IN_TURN: readonly Effect[] = Object.values(EFFECTS);

/** All parameters by name. */
export const PARAMETERS = Object.assign(
  {},
  ...[EFFECTS, CONDITIONS].flatMap((kinds) => Object.values(kinds).map(({ parameters }) => parameters)),
) as AllParameters;

type Mapped<Key extends keyof Parameter<unknown>> = {
  readonly [Name in ParameterName]: AllParameters[Name][Key];
};
function mapped<Key extends keyof Parameter<unknown>>(key: Key): Mapped<Key> {
  const entries = Object.entries<Parameter<unknown>>(PARAMETERS as never);
  return Object.fromEntries(entries.map(([name, parameter]) => [name, parameter[key]])) as Mapped<Key>;
}

/** Terms without effect and conditions. */
export const NO_TERMS: Terms = mapped("none");
/** Fields of a call. */
export const TERM_INPUTS = mapped("input");
/** Fields of an answer. */
export const TERM_OUTPUTS = mapped("output");

interface AnyKind {
  readonly parameters: object;
}

/** A form field for each parameter that staff type in. */
export function entriesOf({ parameters }: AnyKind): readonly (readonly [EntryName, Entry])[] {
  return Object.entries<Partial<EnteredParameter<unknown>>>(parameters as never).flatMap(
    ([name, { entry }]) => (entry ? [[name as EntryName, entry] as const] : []),
  );
}

/** Names of a kind's parameters. */
export function parametersOf({ parameters }: AnyKind): ParameterName[] {
  return Object.keys(parameters) as ParameterName[];
}

function has(terms: SomeTerms, kind: AnyKind): boolean {
  return parametersOf(kind).some((name) => (terms[name] ?? PARAMETERS[name].none) !== PARAMETERS[name].none);
}

/** Effects with a value; valid terms have one. */
export function effectsOf(terms: SomeTerms): readonly Effect[] {
  return IN_TURN.filter((effect) => has(terms, effect));
}

/** Null for terms of a newer version. */
export function effectOf(terms: SomeTerms): Effect | null {
  return effectsOf(terms)[0] ?? null;
}

/** Position of an effect among those of an order, from 0 (CHECKOUT-11). */
export function turnOf(terms: SomeTerms): number {
  const effect = effectOf(terms);
  return effect ? IN_TURN.indexOf(effect) : IN_TURN.length;
}

/** Names of the conditions with a value. */
export function conditionsOf(terms: SomeTerms): readonly ConditionName[] {
  return CONDITION_NAMES.filter((name) => has(terms, CONDITIONS[name]));
}

/** The first condition a cart does not meet; null if it meets all. */
export function unmetCondition(terms: Terms, goods: EligibleGoods): ConditionName | null {
  return conditionsOf(terms).find((name) => !CONDITIONS[name].isMet(terms, goods)) ?? null;
}
