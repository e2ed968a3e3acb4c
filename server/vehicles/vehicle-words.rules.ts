/** Which model the words of a search name. Pure: the models that there are come in. */
import { makeNamed } from "#contract/vehicle-makes";
import { FIRST_MODEL_YEAR, LAST_MODEL_YEAR } from "#contract/vehicles";

export interface NamedModel {
  readonly make: string;
  readonly makeSlug: string;
  readonly model: string;
  readonly modelSlug: string;
  readonly firstYear: number;
  readonly lastYear: number;
}

const formOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/** A model with its names as they are compared: thousands are looked through at each search. */
export interface SearchedModel extends NamedModel {
  readonly makeForm: string;
  readonly modelForm: string;
}

export function withForms(model: NamedModel): SearchedModel {
  return { ...model, makeForm: formOf(model.make), modelForm: formOf(model.modelSlug) };
}

export interface VehicleWords {
  readonly goods: "TIRES" | "WHEELS";
  readonly year: number | null;
  /** Make and model, or the model alone. */
  readonly words: readonly string[];
}

const GOODS: ReadonlyMap<string, VehicleWords["goods"]> = new Map([
  ..."tire tires tyre tyres llanta llantas neumatico neumaticos neumático neumáticos"
    .split(" ")
    .map((word) => [word, "TIRES"] as const),
  ..."wheel wheels rim rims rin rines".split(" ").map((word) => [word, "WHEELS"] as const),
]);
/** Say nothing of what is sought. */
const FILLERS = new Set("a an and for from my new of on our set the de del mi nuevas para un una".split(" "));
/** Longer texts name more than a vehicle. */
const MOST_WORDS = 8;

/** @returns null where neither tires nor wheels are asked for, or nothing beside them */
export function readVehicleWords(text: string): VehicleWords | null {
  const all = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== "" && !FILLERS.has(word));
  if (all.length > MOST_WORDS) return null;
  const goods = all.map((word) => GOODS.get(word)).find((one) => one !== undefined);
  const named = all.filter((word) => !GOODS.has(word));
  const years = named.filter(isYear);
  const words = named.filter((word) => !isYear(word));
  if (!goods || words.length === 0 || years.length > 1) return null;
  return { goods, year: years.length === 0 ? null : Number(years[0]), words };
}

function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(word) && Number(word) >= FIRST_MODEL_YEAR && Number(word) <= LAST_MODEL_YEAR;
}

/** What the last words may be of a trim: "trd off road". */
const MOST_TRIM_WORDS = 3;

export interface NamedVehicles {
  /** Of one make. */
  readonly models: readonly SearchedModel[];
  /** Words behind the name, which have to be a trim's: "le"; empty where none are. */
  readonly trim: readonly string[];
}

/** The ways to read the words: as a model alone first, then with ever more of its last words as a trim. */
export function vehiclesNamed(
  { words, year }: Pick<VehicleWords, "words" | "year">,
  models: readonly SearchedModel[],
): readonly NamedVehicles[] {
  const cuts = Array.from({ length: Math.min(words.length, MOST_TRIM_WORDS + 1) }, (_, trimmed) => trimmed);
  return cuts
    .map((trimmed) => ({
      models: modelsNamed({ words: words.slice(0, words.length - trimmed), year }, models),
      trim: words.slice(words.length - trimmed),
    }))
    .filter((named) => named.models.length > 0);
}

/**
 * Every word has to belong to the name: "michelin pilot tires" are no tires for a Honda Pilot. "f150" is F-150, and
 * "silverado" each of its models.
 * @returns models of one make; none where two makes have the model and none was said
 */
export function modelsNamed(
  { words, year }: Pick<VehicleWords, "words" | "year">,
  models: readonly SearchedModel[],
): readonly SearchedModel[] {
  const sold = models.filter((one) => year === null || (one.firstYear <= year && year <= one.lastYear));
  for (let at = 0; at < words.length; at += 1) {
    const make = at === 0 ? null : formOf(makeNamed(words.slice(0, at).join(" ")));
    const wanted = formOf(words.slice(at).join(""));
    if (wanted === "") continue;
    const ofMake = sold.filter((one) => make === null || one.makeForm === make);
    const exact = ofMake.filter((one) => one.modelForm === wanted);
    const slug = words.slice(at).join("-");
    const found = exact.length > 0 ? exact : ofMake.filter((one) => one.modelSlug.startsWith(`${slug}-`));
    if (found.length > 0 && new Set(found.map(({ makeSlug }) => makeSlug)).size === 1) return found;
  }
  return [];
}
