/** Finds the vehicle named in a search text (SEARCH-9). */
import { finderPath, modelPath, vehicleResultPath } from "#contract/vehicles/paths";
import { writeBoltPattern } from "#contract/wheels/bolt-pattern";
import { ALL_TRIMS } from "#contract/vehicles/schema";
import { ModelNames } from "./model-names.model";
import type { SearchedModel } from "./searched-model.rules";
import { readVehicleWords, vehicleNamed, type NamedVehicles, type VehicleWords } from "./vehicle-words.rules";
import type { NamedVehicle, SearchedVehicle, VehicleSearch } from "./vehicle-search.port";
import type { Built, NamedTrim, VehicleStore } from "./vehicles.store";

/** Cache time of the models, which change with imports. */
const CACHE_MS = 60_000;
/** Maximum number of words after a model that name a trim: "trd off road". */
const MAX_TRIM_WORDS = 3;

export class VehicleSearchService implements VehicleSearch {
  private cache: { readonly since: number; readonly names: Promise<ModelNames> } | null = null;

  constructor(
    private readonly store: Pick<VehicleStore, "listModelNames" | "listTrimsNamed" | "listMeasures">,
  ) {}

  async find(text: string): Promise<NamedVehicle | null> {
    const words = readVehicleWords(text);
    const named = words && vehicleNamed(words, await this.names());
    if (!named) return null;
    const { year, goods } = words;
    const built = builtIn(named.models, year);
    // BMWs are commonly named by their trim: "bmw 330i tires".
    const mayNameTrim = !named.isMakeAlone || /\d/.test(named.behind[0] ?? "");
    const { trims, length } =
      built && mayNameTrim ? await this.trimsOf(built, named.behind) : { trims: null, length: 0 };
    const { before, behind, guessedFrom, misspelled } = named;
    return {
      vehicle: await this.read(words, named, built, trims),
      rest: [...before, ...behind.slice(length)].join(" "),
      hasGoods: goods !== null,
      isCertain: named.isCertain,
      guessedFrom,
      misspelled,
    };
  }

  /** The trims named by the first words after a model; the longest match. */
  private async trimsOf(built: Built, behind: readonly string[]): Promise<NamedTrims> {
    const [first] = behind;
    const named = first === undefined ? [] : await this.store.listTrimsNamed(built, slugOf([first]));
    // "All" is a placeholder for trims a table does not distinguish.
    const namedTrims = named.filter(({ name }) => name !== ALL_TRIMS);
    for (let length = Math.min(MAX_TRIM_WORDS, behind.length); length > 0; length -= 1) {
      const slug = slugOf(behind.slice(0, length));
      const trims = slug === "" ? [] : namedTrims.filter((trim) => `${trim.slug}-`.startsWith(`${slug}-`));
      if (trims.length > 0) return { trims, length };
    }
    return { trims: null, length: 0 };
  }

  private async read(
    { year, goods }: VehicleWords,
    { models, named, isMakeAlone }: NamedVehicles,
    built: Built | null,
    trims: readonly NamedTrim[] | null,
  ): Promise<SearchedVehicle> {
    const [first] = models as readonly [SearchedModel];
    const measures = built
      ? await this.store.listMeasures(built, trims?.map(({ slug }) => slug) ?? null)
      : [];
    const model = isMakeAlone ? "" : models.length === 1 ? first.model : sharedName(models, named);
    return {
      name: [
        ...(year === null ? [] : [year]),
        first.make,
        model,
        ...(trims ? [trims.length === 1 ? trims[0]!.name : sharedTrim(trims)] : []),
      ]
        .filter((part) => part !== "")
        .join(" "),
      url: built ? urlOf(models, year, trims ?? []) : urlOf(models, null, []),
      goods: goods ?? "TIRES",
      sizeKeys: distinct(measures.flatMap(({ sizeKey }) => sizeKey ?? [])),
      patterns: distinct(
        measures.flatMap(({ bolts, circleMm }) =>
          bolts === null || circleMm === null ? [] : [writeBoltPattern({ bolts, circleMm })],
        ),
      ),
      diametersIn: distinct(measures.flatMap(({ wheelDiameterIn }) => wheelDiameterIn ?? [])),
    };
  }

  private names(): Promise<ModelNames> {
    const now = Date.now();
    if (!this.cache || now - this.cache.since > CACHE_MS) {
      const names = this.store.listModelNames().then((all) => new ModelNames(all));
      this.cache = { since: now, names };
      // Clears the cache, so that the next search retries.
      names.catch(() => (this.cache = null));
    }
    return this.cache.names;
  }
}

interface NamedTrims {
  /** Null when no trim is named. */
  readonly trims: readonly NamedTrim[] | null;
  /** Number of words that name them. */
  readonly length: number;
}

/** Null for a year without any of the models. */
function builtIn(models: readonly SearchedModel[], year: number | null): Built | null {
  const built = models.filter(
    (model) => year === null || (model.firstYear <= year && year <= model.lastYear),
  );
  const [first] = built;
  if (!first) return null;
  return {
    make: first.makeSlug,
    models: built.map(({ modelSlug }) => modelSlug),
    first: year ?? Math.min(...built.map(({ firstYear }) => firstYear)),
    last: year ?? Math.max(...built.map(({ lastYear }) => lastYear)),
  };
}

/** "Silverado" for Silverado 1500 and Silverado 2500HD. */
function sharedName(models: readonly SearchedModel[], named: readonly string[]): string {
  return commonBeginning(models.map(({ model }) => model)) || named.join(" ");
}

function sharedTrim(trims: readonly NamedTrim[]): string {
  return commonBeginning(trims.map(({ name }) => name));
}

/** Longest common prefix of the names, in words. */
function commonBeginning(names: readonly string[]): string {
  const [first = "", ...others] = names;
  const words = first.split(/[ -]/);
  const isShared = (count: number) =>
    others.every(
      (other) => other.split(/[ -]/).slice(0, count).join(" ") === words.slice(0, count).join(" "),
    );
  let count = words.length;
  while (count > 0 && !isShared(count)) count -= 1;
  return words.slice(0, count).join(" ");
}

function urlOf(models: readonly SearchedModel[], year: number | null, trims: readonly NamedTrim[]): string {
  const [first] = models;
  const { makeSlug, modelSlug } = first!;
  const [trim] = trims;
  if (year !== null && trim && trims.length === 1 && models.length === 1)
    return vehicleResultPath({ year, make: makeSlug, model: modelSlug, trim: trim.slug });
  if (models.length > 1) return finderPath({ ...(year !== null && { year }), make: makeSlug });
  return year === null
    ? modelPath({ slug: makeSlug }, { slug: modelSlug })
    : finderPath({ year, make: makeSlug, model: modelSlug });
}

const slugOf = (words: readonly string[]) =>
  words
    .join("-")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
