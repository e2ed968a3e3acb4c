/**
 * Staff-defined search rules: synonyms, words never corrected, pinned and hidden products (SEARCH-1 to
 * SEARCH-4).
 */
import * as yup from "yup";
import { attributePagePath, readPageAddress } from "../catalogue/attribute-pages";
import { text, textLine } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { readTypedFilters } from "./typed-filters";
import { pageOf } from "../fields/paging";

const { unexpected, required } = MESSAGES.validation;
const { phrases, phraseLength, phraseWords, pinned, hidden, addressLength, introLength } = LIMITS.searchRules;

export const SEARCH_RULE_KINDS = ["SYNONYM", "NEVER_CORRECTED", "PLACING", "PAGE"] as const;
export type SearchRuleKind = (typeof SEARCH_RULE_KINDS)[number];

const nothingSearched = "Please enter the search text";
const WORDS = /[\p{L}\p{N}]+/gu;
const wordsIn = (typed: string) => typed.match(WORDS)?.length ?? 0;
const badPhrase = `Please enter 1 to ${phraseWords} words`;
const noPrice = "Please leave out prices, sizes and seasons: they're filters, not search text";
const hasNoPrice = (typed?: string) => Object.keys(readTypedFilters(typed ?? "").choices).length === 0;
const noHeading = "Please enter words";
const isPhrase = (typed: string) => wordsIn(typed) >= 1 && wordsIn(typed) <= phraseWords;

const product = () =>
  text(LIMITS.pricing.idLength)
    .matches(/^[^\s]+$/, unexpected)
    .required(unexpected);
const products = (max: number) =>
  yup
    .array(product())
    .typeError(unexpected)
    .transform((ids: unknown) => (Array.isArray(ids) ? [...new Set(ids as unknown[])] : ids))
    .max(max, `Please choose at most ${max} products`)
    .default([]);

/** Canonical address of an attribute page for a filtered address; other values unchanged. */
function canonicalAddress(address: unknown): unknown {
  const choice = typeof address === "string" ? readPageAddress(address) : "";
  return typeof choice === "string" ? address : attributePagePath(choice);
}

/**
 * One rule. The meaning of its text depends on the kind. SYNONYM: the typed text, if synonyms work in one
 * direction (empty: both). NEVER_CORRECTED: the word. PLACING: the search text. PAGE: heading of an attribute
 * page in a category (CATALOGUE-22).
 */
export const searchRuleInput = yup.object({
  kind: yup.string().typeError(unexpected).oneOf(SEARCH_RULE_KINDS, unexpected).required(required),
  text: textLine(phraseLength)
    .default("")
    .when("kind", ([kind], schema) =>
      kind === "NEVER_CORRECTED"
        ? schema.matches(/^[\p{L}\p{N}]+$/u, "Please enter one word")
        : kind === "PLACING"
          ? schema
              .required(nothingSearched)
              .test("phrase", badPhrase, isPhrase)
              .test("price", noPrice, hasNoPrice)
          : kind === "PAGE"
            ? schema
                .required("Please enter a heading")
                .test("words", noHeading, (typed) => wordsIn(typed) > 0)
            : schema.test("phrase", badPhrase, (typed) => !typed || isPhrase(typed)),
    ),
  phrases: yup
    .array(textLine(phraseLength).required(badPhrase).test("phrase", badPhrase, isPhrase))
    .typeError(unexpected)
    .max(phrases, `Please enter at most ${phrases}`)
    .default([])
    .when(["kind", "text"], ([kind, typed], schema) =>
      kind !== "SYNONYM"
        ? schema.max(0, unexpected)
        : schema.min(
            typed ? 1 : 2,
            typed ? "Please enter what it also finds" : "Please enter at least two lines",
          ),
    ),
  pinned: products(pinned),
  hidden: products(hidden).test("some", "Please pin or hide each product, not both", (ids, { parent }) => {
    const rule = parent as { kind?: string; pinned?: string[] };
    const [first, others] = [rule.pinned ?? [], ids ?? []];
    if (rule.kind !== "PLACING") return first.length + others.length === 0;
    return first.length + others.length > 0 && !others.some((id) => first.includes(id));
  }),
  /** For a PAGE: its address, or the equivalent filtered address. */
  address: textLine(addressLength)
    .default("")
    .transform(canonicalAddress)
    .test("choice", (address, { parent, createError }) => {
      if ((parent as { kind?: string }).kind !== "PAGE")
        return address === "" || createError({ message: unexpected });
      const choice = readPageAddress(address);
      return typeof choice !== "string" || createError({ message: choice });
    }),
  /** For a PAGE: text below the heading. */
  intro: textLine(introLength)
    .default("")
    .when("kind", ([kind], schema) =>
      kind === "PAGE"
        ? schema.required("Please enter the text below the heading")
        : schema.max(0, unexpected),
    ),
});
export type SearchRuleContent = yup.InferType<typeof searchRuleInput>;

const ruleId = () => yup.string().typeError(unexpected).uuid(unexpected).required(required);
/** Client-generated id, so that creating a rule is idempotent. */
export const searchRuleParams = yup.object({ id: ruleId() });

/** Revision of the rule when read; 0 for a new rule. */
const baseRevision = () =>
  yup.number().typeError(unexpected).integer(unexpected).min(0, unexpected).default(0);
export const saveSearchRuleInput = searchRuleInput.shape({ seen: baseRevision() });
export type SaveSearchRuleInput = yup.InferType<typeof saveSearchRuleInput>;

const placed = yup.array(
  yup
    .object({
      productId: yup.string().required(),
      /** Null for a hidden product. */
      name: yup.string().nullable().defined(),
    })
    .required(),
);

export const searchRulesAnswer = yup.object({
  ...pageOf(
    yup.object({
      id: yup.string().required(),
      kind: yup.string().oneOf(SEARCH_RULE_KINDS).required(),
      text: yup.string().defined(),
      phrases: yup.array(yup.string().required()).required(),
      pinned: placed.required(),
      hidden: placed.required(),
      address: yup.string().defined(),
      intro: yup.string().defined(),
      revision: yup.number().required(),
      changedAt: yup.string().required(),
    }),
  ),
});
export type SearchRule = yup.InferType<typeof searchRulesAnswer>["rows"][number];

/** Preview: current results of a text, and results with the rule. */
export const searchPreviewInput = yup.object({
  text: textLine(LIMITS.catalogue.searchTextLength).required(nothingSearched),
  /** The changed rule; omitted for a new one. */
  id: yup.string().typeError(unexpected).uuid(unexpected).optional(),
  /** Null: without the rule. */
  rule: searchRuleInput.nullable().default(null),
});
export type SearchPreviewInput = yup.InferType<typeof searchPreviewInput>;

const results = yup
  .object({
    total: yup.number().required(),
    /** The corrected text; null if uncorrected. */
    correctedText: yup.string().nullable().defined(),
    /** First page of results, in order. */
    products: yup
      .array(
        yup
          .object({
            productId: yup.string().required(),
            name: yup.string().required(),
            url: yup.string().required(),
            /** In cents. */
            price: yup.number().required(),
          })
          .required(),
      )
      .required(),
  })
  .required();
export const searchPreviewAnswer = yup.object({
  before: results,
  after: results,
  /** For a page: why it cannot exist now. */
  refusal: yup.string().nullable().defined(),
});
export type SearchPreview = yup.InferType<typeof searchPreviewAnswer>;
export type CurrentMatches = SearchPreview["before"];
