/** Parses the vehicle in a search text, and the remaining words. Pure: the known models are passed in. */
import { goodsIn, isGoodsWord, withoutDrive, type LineGoods } from "#contract/search/typed/goods-words";
import { readLineWords } from "#contract/search/typed/line-words";
import { editDistance } from "#contract/search/typed/typos";
import { makeNamed } from "#contract/vehicles/makes";
import { FIRST_MODEL_YEAR, LAST_MODEL_YEAR } from "#contract/vehicles/schema";
import { namesLineOfMaker } from "./tire-makers.rules";
import { formOf, type SearchedModel } from "./searched-model.rules";

export interface VehicleWords {
  /** Null when neither tires nor wheels are named. */
  readonly goods: LineGoods | null;
  readonly year: number | null;
  /** All other words in lower case. */
  readonly words: readonly string[];
}

/** Words without meaning for the search. */
const FILLERS = new Set(
  `a an and any auto best buy can car cheap cheapest de del do does el en fit fits fitting find for from get good i in la las los me mi my
  need new nuevas of on online or our para por price prices que sale set size the them to truck un una want what which with vehicle
  barata baratas barato baratos pickup suv minivan 4 four some please asap today
  his her our their wife wifes husband husbands daughter daughters son sons mom moms dad dads girlfriend boyfriend
  esposa esposo hija hijo mamá mama papá papa busco necesito quiero`.split(/\s+/),
);
/** Longer texts are not just a vehicle. */
const MAX_WORDS = 16;

/** @returns null for a text with too many words, or without a word that could name a vehicle */
export function readVehicleWords(text: string): VehicleWords | null {
  const small = text.toLowerCase();
  const all = withoutDrive(small)
    .split(/[\s,;()]+/)
    .map((word) => word.replace(/['’]s$|[!.?]$/, ""))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (all.length > MAX_WORDS) return null;
  const named = all.filter((word) => !isGoodsWord(word));
  const years = named.filter(isYear);
  const words = named.filter((word) => !isYear(word));
  if (words.length === 0 || new Set(years).size > 1) return null;
  return { goods: goodsIn(small), year: years.length === 0 ? null : Number(years[0]), words };
}

function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(word) && Number(word) >= FIRST_MODEL_YEAR && Number(word) <= LAST_MODEL_YEAR;
}

export interface NamedVehicles {
  /** Models of one make, in all years. */
  readonly models: readonly SearchedModel[];
  /** The text names the make, or the model name is unambiguous. */
  readonly isCertain: boolean;
  /** No model is named: all models of the make match. */
  readonly isMakeAlone: boolean;
  /** The words of the model, for a name shared by several models. */
  readonly named: readonly string[];
  /** Words directly after the model; the first may name a trim. */
  readonly behind: readonly string[];
  /** Words before make and model. */
  readonly before: readonly string[];
  /** The misspelled name without which no vehicle is named; null if none. */
  readonly guessedFrom: string | null;
  /** The make and model as typed, if misspelled. */
  readonly misspelled: readonly string[];
}

interface NamedModels {
  readonly models: readonly SearchedModel[];
  /** The full name, not a prefix of several names. */
  readonly isWhole: boolean;
}

/** Looks up models and makes by typed names. */
export interface ModelLookup {
  named(form: string): NamedModels | null;
  /** Models closest to a misspelled name. */
  close(form: string): NamedModels | null;
  /** The only model of a make that is close enough for a name beside the make. */
  near(form: string, makeForm: string): NamedModels | null;
  makeForm(form: string): string | null;
  /** All models of a normalized make. */
  modelsOf(makeForm: string): readonly SearchedModel[];
}

/** Maximum number of words in a model name: "grand cherokee", "f 250 super duty". */
const MAX_MODEL_WORDS = 4;
const MAX_MAKE_WORDS = 2;

/**
 * The best interpretation of the words as a vehicle. A make with a model beats a model alone, a full name
 * beats a prefix ("silverado"), and a longer name beats a shorter one. A misspelled name matches the closest
 * model.
 */
export function vehicleNamed({ words, year, goods }: VehicleWords, names: ModelLookup): NamedVehicles | null {
  const spans = spansOf(words, names, (form) => names.named(form));
  const exact = bestOf(spans);
  const isOfVehicles = () => goods !== null || year !== null || makeIn(words, mayBeMake(names)) !== null;
  const match = exact ?? (isOfVehicles() ? misspelledIn(words, names) : null);
  if (!match || (!exact && goods === null && year === null && !match.hasMake))
    return goods === null ? null : makeNamedIn(words, names);
  const { models, from, to, makeFrom, makeTo, hasMake } = match;
  const before = words.slice(0, Math.min(from, makeFrom)).filter(isMeaningful);
  const behind = words.slice(Math.max(to, makeTo)).filter(isMeaningful);
  const rest = [...before, ...behind];
  // "Goodyear Wrangler" is a tire, and "charger" alone is not a Dodge.
  if (!hasMake && rest.some((word) => namesLineOfMaker(word, models[0]!.modelForm))) return null;
  const isCertain = hasMake || year !== null;
  if (goods === null && !isCertain && !hasOnlyFilters(rest)) return null;
  const named = words.slice(from, to);
  const guessedFrom = exact || hasMake ? null : named.join(" ");
  const make = hasMake ? words.slice(makeFrom, makeTo) : [];
  const misspelled = [
    ...(names.named(formOf(named.join(""))) ? [] : [named.join(" ")]),
    ...(make.length === 0 || isMakeIn(names)(makeFormOf(make)) !== null ? [] : [make.join(" ")]),
  ];
  return { models, isCertain, isMakeAlone: false, named, behind, before, guessedFrom, misspelled };
}

function misspelledIn(words: readonly string[], names: ModelLookup): Span | null {
  const close = bestOf(spansOf(words, names, (form) => names.close(form)));
  if (close) return close;
  return bestOf(nearSpansOf(words, names));
}

/** Maximum number of words of a model name that may be far from its spelling. */
const MAX_NEAR_WORDS = 2;

/** Models far from their spelling, which only the make beside them confirms. */
function nearSpansOf(words: readonly string[], names: ModelLookup): Span[] {
  const spans: Span[] = [];
  const isName = words.map((word) => isMeaningful(word) && !hasOnlyFilters([word]));
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_NEAR_WORDS); to += 1) {
      if (!isName.slice(from, to).every(Boolean)) break;
      const form = formOf(words.slice(from, to).join(""));
      for (const place of makesBeside(words, from, to, names)) {
        const match = place.makeForm === null ? null : names.near(form, place.makeForm);
        if (match) spans.push(spanOf(match, form, { from, to }, place));
      }
    }
  return spans;
}

/** In "legacy all weather", the words only describe tires. */
const hasOnlyFilters = (words: readonly string[]) =>
  words.length === 0 || readLineWords(words.join(" "), "TIRES").text === "";

interface MakeInText {
  readonly makeForm: string;
  readonly from: number;
  readonly to: number;
}

/** The first make in a text; two-word makes first: "dodge ram" is a Ram. */
function makeIn(words: readonly string[], makeOf: (form: string) => string | null): MakeInText | null {
  for (let from = 0; from < words.length; from += 1)
    for (let length = MAX_MAKE_WORDS; length > 0; length -= 1) {
      if (from + length > words.length) continue;
      const makeForm = makeOf(makeFormOf(words.slice(from, from + length)));
      if (makeForm !== null) return { makeForm, from, to: from + length };
    }
  return null;
}

const makeFormOf = (words: readonly string[]) => formOf(makeNamed(words.join(" ")));

const isMakeIn = (names: ModelLookup) => (form: string) => (names.modelsOf(form).length > 0 ? form : null);

/** "Tires for Honda": all models of the make. A misspelled make counts only when no other is named. */
function makeNamedIn(words: readonly string[], names: ModelLookup): NamedVehicles | null {
  const exact = makeIn(words, isMakeIn(names));
  const make = exact ?? makeIn(words, mayBeMake(names));
  if (!make) return null;
  const behind = words.slice(make.to).filter(isMeaningful);
  const guessedFrom = exact ? null : words.slice(make.from, make.to).join(" ");
  return {
    models: names.modelsOf(make.makeForm),
    isCertain: true,
    isMakeAlone: true,
    named: [],
    behind,
    before: words.slice(0, make.from).filter(isMeaningful),
    guessedFrom,
    misspelled: guessedFrom === null ? [] : [guessedFrom],
  };
}

/** Shorter words are too close to tire makers: "toyo". */
const MIN_MISSPELT_MAKE = 5;
/** A make whose model is beside it may have this many errors: "hunday elantra". */
const MAX_MAKE_ERRORS = 2;

const mayBeMake = (names: ModelLookup) => (form: string) =>
  form.length >= MIN_MISSPELT_MAKE ? names.makeForm(form) : isMakeIn(names)(form);

function isNearMake(form: string, makeForm: string): boolean {
  if (Math.min(form.length, makeForm.length) < MIN_MISSPELT_MAKE || form[0] !== makeForm[0]) return false;
  return editDistance(form, makeForm) <= MAX_MAKE_ERRORS;
}

const isMeaningful = (word: string) => !FILLERS.has(word);

interface Span {
  readonly models: readonly SearchedModel[];
  readonly from: number;
  readonly to: number;
  readonly makeFrom: number;
  readonly makeTo: number;
  readonly hasMake: boolean;
  readonly rank: number;
}

type Lookup = (form: string) => NamedModels | null;

function spansOf(words: readonly string[], names: ModelLookup, look: Lookup): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_MODEL_WORDS); to += 1) {
      const form = formOf(words.slice(from, to).join(""));
      const match = form === "" ? null : look(form);
      if (!match) continue;
      const makes = new Set(match.models.map(({ makeForm }) => makeForm));
      for (const place of makesBeside(words, from, to, names, makes)) {
        const models = match.models.filter(
          ({ makeForm }) => place.makeForm === null || makeForm === place.makeForm,
        );
        const isIdentified = place.makeForm !== null || identifiesModel(form, match.isWhole);
        if (models.length === 0 || !isIdentified || new Set(models.map(({ makeSlug }) => makeSlug)).size > 1)
          continue;
        spans.push(spanOf({ models, isWhole: match.isWhole }, form, { from, to }, place));
      }
    }
  return spans;
}

function spanOf(
  { models, isWhole }: NamedModels,
  form: string,
  at: { readonly from: number; readonly to: number },
  make: MakePlace,
): Span {
  const hasMake = make.makeForm !== null;
  // "Dodge Ram" names a make more clearly than "Ram".
  const makeWords = hasMake ? make.to - make.from : 0;
  const rank = Number(hasMake) * 1_000 + Number(isWhole) * 100 + form.length + makeWords / 10;
  return { models, ...at, makeFrom: make.from, makeTo: make.to, hasMake, rank };
}

/** Minimum length of a prefix that counts as a name: "silverado", but not "model" or "grand". */
const MIN_BEGINNING = 6;
/** "F250" for an F-250 Super Duty, "mx5" for an MX-5 Miata. */
const MIN_WITH_FIGURES = 3;

/** A purely numeric name needs its make: 1500, 300. */
function identifiesModel(form: string, isWhole: boolean): boolean {
  if (!/[a-z]/.test(form)) return false;
  return form.length >= (isWhole ? 2 : /\d/.test(form) ? MIN_WITH_FIGURES : MIN_BEGINNING);
}

function bestOf(spans: readonly Span[]): Span | null {
  return spans.reduce<Span | null>((best, span) => (best && best.rank >= span.rank ? best : span), null);
}

interface MakePlace {
  readonly makeForm: string | null;
  readonly from: number;
  readonly to: number;
}

/**
 * Makes directly before or after some words; also the option without a make.
 * @param expected normalized makes of the model, which may be misspelled more
 */
function makesBeside(
  words: readonly string[],
  from: number,
  to: number,
  names: ModelLookup,
  expected: ReadonlySet<string> = NONE,
): MakePlace[] {
  const places: MakePlace[] = [{ makeForm: null, from, to }];
  for (let length = 1; length <= MAX_MAKE_WORDS; length += 1)
    for (const start of [from - length, to]) {
      if (start < 0 || start + length > words.length) continue;
      const form = makeFormOf(words.slice(start, start + length));
      const makeForm = names.makeForm(form) ?? [...expected].find((make) => isNearMake(form, make)) ?? null;
      if (makeForm !== null) places.push({ makeForm, from: start, to: start + length });
    }
  return places;
}

const NONE: ReadonlySet<string> = new Set();
