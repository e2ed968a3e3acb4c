/** Form of a promotion, typed in dollars and validated by the schema of the call. */
import * as yup from "yup";
import { promotionInput } from "./schema";
import { centsOf } from "../money/money";
import { CONDITIONS, EFFECTS } from "./kinds/kinds";
import {
  conditionsOf,
  EFFECT_NAMES,
  entriesOf,
  NO_TERMS,
  parametersOf,
  type EffectName,
  type EntryName,
  type ParameterName,
} from "./kinds/terms";
import type { OfferTerms } from "./page-promotions";
import { PROMOTION_SCOPES, type PromotionScope } from "./scope";
import { SEGMENTS, type Segment } from "../customers/segments";

/** CODE: customers type the code. AUTOMATIC: applies without a code. */
export const PROMOTION_WAYS = ["CODE", "AUTOMATIC"] as const;
export type PromotionWay = (typeof PROMOTION_WAYS)[number];

/** In form order; effects and conditions have a field for each of their parameters. */
export interface PromotionForm extends Readonly<Record<EntryName, string>> {
  readonly way: PromotionWay;
  readonly code: string;
  readonly label: string;
  readonly kind: EffectName;
  readonly scope: PromotionScope;
  /** Ids of the scope with the same name. */
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  readonly lines: readonly string[];
  /** Not for free shipping. */
  readonly setSize: string;
  readonly combines: boolean;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly maxUses: string;
  /** Only for a code. */
  readonly maxUsesPerCustomer: string;
  readonly maxUsesPerDay: string;
  /** Dollars. */
  readonly budget: string;
  readonly segment: Segment;
  readonly segmentCategory: string;
  readonly firstOrdersOnly: boolean;
  /** Number of codes in a series. */
  readonly codes: string;
}

type Kinds = Readonly<Record<string, { readonly parameters: object }>>;

/** A value for each parameter of some kinds that staff type in. */
function forEntries<Value>(kinds: Kinds, valueOf: (name: EntryName) => Value) {
  const names = Object.values(kinds).flatMap(entriesOf);
  return Object.fromEntries(names.map(([name]) => [name, valueOf(name)])) as Record<EntryName, Value>;
}

export const NEW_PROMOTION: PromotionForm = {
  way: "CODE",
  code: "",
  label: "",
  kind: "PERCENT",
  ...forEntries(EFFECTS, () => ""),
  scope: "ALL",
  categories: [],
  brands: [],
  lines: [],
  setSize: "",
  ...forEntries(CONDITIONS, () => ""),
  combines: false,
  startsOn: "",
  endsOn: "",
  maxUses: "",
  maxUsesPerCustomer: "1",
  maxUsesPerDay: "",
  budget: "",
  segment: "EVERYBODY",
  segmentCategory: "",
  firstOrdersOnly: false,
  codes: "",
};

/** Maps fields of the call to form fields with a different name. */
function fieldOf(path: string, { scope, kind }: PromotionForm): string {
  const isOfEffect = Object.values(EFFECTS).some((effect) => path in effect.parameters);
  if (isOfEffect && !(path in EFFECTS[kind].parameters)) return entriesOf(EFFECTS[kind])[0]?.[0] ?? "kind";
  return path.startsWith("scopeIds") ? (SCOPE_FIELDS[scope] ?? "scope") : path;
}

const SCOPE_FIELDS: Readonly<Partial<Record<PromotionScope, "categories" | "brands" | "lines">>> = {
  CATEGORIES: "categories",
  BRANDS: "brands",
  LINES: "lines",
};

/** Input of the call; ignores values of fields hidden for this kind. */
export function callOfPromotion(form: PromotionForm) {
  const { code, label, kind, startsOn, endsOn, maxUses, maxUsesPerDay } = form;
  const { combines, segment, segmentCategory, budget } = form;
  const named = SCOPE_FIELDS[form.scope];
  const isAutomatic = form.way === "AUTOMATIC";
  return {
    code,
    label,
    startsOn,
    endsOn,
    maxUses,
    maxUsesPerDay,
    isAutomatic,
    combines,
    segment,
    segmentCategory,
    budget: budget.trim() === "" ? null : centsOf(budget),
    codes: isAutomatic ? "" : form.codes,
    maxUsesPerCustomer: isAutomatic ? null : form.maxUsesPerCustomer,
    setSize: EFFECTS[kind].of === "SHIPPING" ? "" : form.setSize,
    ...termsOf(form),
    firstOrdersOnly: form.firstOrdersOnly,
    scope: form.scope,
    scopeIds: named ? form[named] : [],
  };
}

/** Values of the chosen effect and of all conditions, as sent by the call. */
function termsOf(form: PromotionForm): Readonly<Record<ParameterName, unknown>> {
  const kinds = [EFFECTS[form.kind], ...Object.values(CONDITIONS)];
  const chosen = kinds.flatMap((kind) => parametersOf(kind).map((name) => [name, true]));
  const entered = kinds
    .flatMap(entriesOf)
    .map(([name, { valueOf }]) => [name, form[name].trim() === "" ? NO_TERMS[name] : valueOf(form[name])]);
  return { ...NO_TERMS, ...Object.fromEntries([...chosen, ...entered]) };
}

/** Form values that decide whether pages display the promotion. Invalid values count as filled in. */
export function pageTermsOf(form: PromotionForm): OfferTerms {
  const { isAutomatic, combines, setSize, maxUses, maxUsesPerDay, maxUsesPerCustomer } =
    callOfPromotion(form);
  const { kind, budget, segment, firstOrdersOnly } = form;
  const filled = (text: string | null) => (text === null || text.trim() === "" ? null : 1);
  return {
    effect: EFFECTS[kind],
    conditions: conditionsOf(termsOf(form)),
    isAutomatic,
    combines,
    segment,
    firstOrdersOnly,
    setSize: filled(setSize),
    maxUses: filled(maxUses),
    maxUsesPerDay: filled(maxUsesPerDay),
    maxUsesPerCustomer: filled(maxUsesPerCustomer),
    budget: filled(budget),
  };
}

/** First validation message of a field; null for a valid field. */
function complaintAbout(name: string, form: PromotionForm): string | null {
  try {
    promotionInput.validateSync(callOfPromotion(form), { abortEarly: false });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return error.inner.find(({ path = "" }) => fieldOf(path, form) === name)?.message ?? null;
  }
  return null;
}

function check(name: keyof PromotionForm): yup.TestFunction<unknown> {
  return (_value, context) => {
    const form = { ...NEW_PROMOTION, ...(context.parent as Partial<PromotionForm>) };
    const message = complaintAbout(name, form);
    return message === null || context.createError({ message });
  };
}

const field = (name: keyof PromotionForm) => yup.string().default("").test("call", check(name));
const choices = (name: keyof PromotionForm) =>
  yup.array(yup.string().required()).default([]).test("call", check(name));

export const promotionForm = yup.object({
  way: yup.string().oneOf(PROMOTION_WAYS).default("CODE"),
  code: field("code"),
  label: field("label"),
  kind: yup.string().oneOf(EFFECT_NAMES).default("PERCENT"),
  ...forEntries(EFFECTS, field),
  scope: yup.string().oneOf(PROMOTION_SCOPES).default("ALL"),
  categories: choices("categories"),
  brands: choices("brands"),
  lines: choices("lines"),
  setSize: field("setSize"),
  ...forEntries(CONDITIONS, field),
  combines: yup.boolean().default(false),
  startsOn: field("startsOn"),
  endsOn: field("endsOn"),
  maxUses: field("maxUses"),
  maxUsesPerCustomer: field("maxUsesPerCustomer"),
  maxUsesPerDay: field("maxUsesPerDay"),
  budget: field("budget"),
  segment: yup.string().oneOf(SEGMENTS).default("EVERYBODY"),
  segmentCategory: field("segmentCategory"),
  firstOrdersOnly: yup.boolean().default(false),
  codes: field("codes"),
});
