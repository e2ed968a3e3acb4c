/** Changes of the catalogue: prices, promotions, stores, imports, categories and search rules. */
import { countWords } from "../../fields/count-words";
import { NOT_SOLD_CHOICE, type CategoryMappingKind } from "../../imports/category-mappings";
import { ruleInWords, type NamedSearchRule } from "../../search/rule-words";
import { aboutSubject, sentence, type About, type After, type Before } from "./change";

type Version = { readonly version: number };
type ImportRequest = {
  readonly isFullFeed: boolean;
  readonly confirmedMissing: number;
  /** Columns whose match was saved; absent without a match. */
  readonly matchedColumns?: number;
};
/** A category of null means that the shop does not sell these products. */
type Mapping = {
  readonly by: CategoryMappingKind;
  readonly pattern: string;
  readonly category: string | null;
};
interface Schedule {
  /** Null = daily at the given time, in UTC. */
  readonly everyHours: number | null;
  readonly at: string | null;
  readonly isOn: boolean;
  readonly isFullFeed: boolean;
}

export const CATALOGUE_CHANGES = {
  CATEGORY_MAPPED: ({ subject, after }: About<"supplier"> & After<Mapping>) =>
    sentence(`category of ${subject.id} ${patternOf(after)}: ${after.category ?? NOT_SOLD_CHOICE}`),
  CATEGORY_UNMAPPED: ({ subject, before }: About<"supplier"> & Before<Mapping>) =>
    sentence(`category of ${subject.id} ${patternOf(before)}: mapping deleted`),
  FILE_IMPORT_REQUESTED: ({ subject, after }: About<"supplier"> & After<ImportRequest>) =>
    sentence(`import of ${subject.id}: ${requestOf(after)}`),
  HELD_IMPORT_CONFIRMED: ({ subject, after }: About<"import"> & After<{ readonly list: string }>) =>
    sentence(`import ${subject.id}: list ${after.list} confirmed`),
  IMPORT_SCHEDULED: ({ subject, after }: About<"import source"> & After<Schedule>) =>
    sentence(`import source ${subject.id}: ${scheduleOf(after)}`),
  IMPORT_STOPPED: ({ subject }: About<"import">) => sentence(`import ${subject.id}: stopped`),
  PRICE_GENERATION_STARTED: ({ after }: About<"price rules"> & After<Version>) =>
    sentence(`price generation by version ${after.version} of the price rules started`),
  PRICE_RULE_ADDED: ({ after }: About<"price rule"> & After<Version>) => ruleSentence("added", after),
  PRICE_RULE_CHANGED: ({ after }: About<"price rule"> & After<Version>) => ruleSentence("changed", after),
  PRICE_RULE_DELETED: ({ after }: About<"price rule"> & After<Version>) => ruleSentence("deleted", after),
  PRICE_RULES_RESTORED: ({ after }: About<"price rules"> & After<Version & { readonly restored: number }>) =>
    sentence(
      `version ${after.restored} of the price rules brought back; the price rules are version ${after.version} now`,
    ),
  PRODUCT_HIDDEN: ({ subject, after }: About<"product"> & After<{ readonly reason: string }>) =>
    aboutSubject(subject, `hidden from the shop: ${after.reason}`),
  PRODUCT_SHOWN: ({ subject }: About<"product">) => aboutSubject(subject, "shown in the shop"),
  PROMOTION_ADDED: ({
    subject,
    after,
  }: About<"promotion"> & After<{ /** Null without single-use codes. */ readonly codes: number | null }>) =>
    sentence(
      `promotion ${subject.id}: ${after.codes === null ? "added" : `${countWords(after.codes, "code")} added`}`,
    ),
  PROMOTION_ENDED: ({ subject }: About<"promotion">) => sentence(`promotion ${subject.id}: ended`),
  PROMOTION_CODES_EXPORTED: ({ subject }: About<"promotion">) =>
    sentence(`promotion ${subject.id}: codes exported`),
  SEARCH_RULE_DELETED: ({ before }: About<"search rule"> & Before<NamedSearchRule>) =>
    sentence(`search rule deleted: ${ruleInWords(before)}`),
  SEARCH_RULE_SAVED: ({ after }: About<"search rule"> & After<NamedSearchRule>) =>
    sentence(`search rule: ${ruleInWords(after)}`),
  SOURCE_IMPORT_REQUESTED: ({ subject, after }: About<"import source"> & After<ImportRequest>) =>
    sentence(`import source ${subject.id}: ${requestOf(after)}`),
  STORE_CLOSED: ({ subject }: About<"store">) => sentence(`store ${subject.id}: closed`),
  STORE_OPENED: ({ subject }: About<"store">) => sentence(`store ${subject.id}: opened`),
};

const patternOf = ({ by, pattern }: Mapping) => `by ${by.toLowerCase()} "${pattern}"`;

function requestOf({ isFullFeed, confirmedMissing, matchedColumns }: ImportRequest): string {
  const feed = isFullFeed ? `requested, full feed, ${confirmedMissing} missing confirmed` : "requested";
  return matchedColumns === undefined ? feed : `${feed}, ${countWords(matchedColumns, "column")} matched`;
}

const ruleSentence = (done: string, { version }: Version) =>
  sentence(`price rule ${done}; the price rules are version ${version} now`);

function scheduleOf({ everyHours, at, isOn, isFullFeed }: Schedule): string {
  const times =
    everyHours === null ? `daily at ${at} UTC` : `every ${everyHours === 1 ? "hour" : `${everyHours} hours`}`;
  return `${times}, ${isOn ? "on" : "off"}${isFullFeed ? ", full feed" : ""}`;
}
