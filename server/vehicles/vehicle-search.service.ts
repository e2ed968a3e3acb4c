/** Finds the vehicle that the words of a search name (SEARCH-9). */
import { finderPath, modelPath, vehicleResultPath } from "#contract/vehicle-paths";
import { writeBoltPattern } from "#contract/wheels/bolt-pattern";
import {
  readVehicleWords,
  vehiclesNamed,
  withForms,
  type NamedVehicles,
  type SearchedModel,
  type VehicleWords,
} from "./vehicle-words.rules";
import type { SearchedVehicle, VehicleSearch } from "./vehicle-search.port";
import type { Built, NamedTrim, VehicleStore } from "./vehicles.store";

/** Models come and go with imports: what is known is so old at most. */
const KEPT_MS = 60_000;

export class VehicleSearchService implements VehicleSearch {
  private kept: { readonly since: number; readonly models: Promise<readonly SearchedModel[]> } | null = null;

  constructor(
    private readonly store: Pick<VehicleStore, "listModelNames" | "listTrimsNamed" | "listMeasures">,
  ) {}

  async find(text: string): Promise<SearchedVehicle | null> {
    const words = readVehicleWords(text);
    if (!words) return null;
    for (const named of vehiclesNamed(words, await this.models())) {
      const found = await this.read(words, named);
      if (found) return found;
    }
    return null;
  }

  /** Null where the words behind the model are no trim of it. */
  private async read(
    { year, goods, words }: VehicleWords,
    { models, trim }: NamedVehicles,
  ): Promise<SearchedVehicle | null> {
    const [first] = models as readonly [SearchedModel];
    const built: Built = {
      make: first.makeSlug,
      models: models.map(({ modelSlug }) => modelSlug),
      first: year ?? Math.min(...models.map(({ firstYear }) => firstYear)),
      last: year ?? Math.max(...models.map(({ lastYear }) => lastYear)),
    };
    const trims = trim.length > 0 ? await this.store.listTrimsNamed(built, slugOf(trim)) : null;
    if (trims?.length === 0) return null;
    const measures = await this.store.listMeasures(built, trims?.map(({ slug }) => slug) ?? null);
    return {
      name: [
        ...(year === null ? [] : [year]),
        first.make,
        models.length === 1 ? first.model : words.slice(0, words.length - trim.length).at(-1),
        ...(trims ? [trims.length === 1 ? trims[0]!.name : trim.join(" ").toUpperCase()] : []),
      ].join(" "),
      url: urlOf(models, year, trims ?? []),
      goods,
      sizeKeys: distinct(measures.flatMap(({ sizeKey }) => sizeKey ?? [])),
      patterns: distinct(
        measures.flatMap(({ bolts, circleMm }) =>
          bolts === null || circleMm === null ? [] : [writeBoltPattern({ bolts, circleMm })],
        ),
      ),
      diametersIn: distinct(measures.flatMap(({ wheelDiameterIn }) => wheelDiameterIn ?? [])),
    };
  }

  private models(): Promise<readonly SearchedModel[]> {
    const now = Date.now();
    if (!this.kept || now - this.kept.since > KEPT_MS) {
      const models = this.store.listModelNames().then((all) => all.map(withForms));
      this.kept = { since: now, models };
      // The next search asks again.
      models.catch(() => (this.kept = null));
    }
    return this.kept.models;
  }
}

function urlOf(found: readonly SearchedModel[], year: number | null, trims: readonly NamedTrim[]): string {
  const [first] = found;
  const { makeSlug, modelSlug } = first!;
  const [trim] = trims;
  if (year !== null && trim && trims.length === 1 && found.length === 1)
    return vehicleResultPath({ year, make: makeSlug, model: modelSlug, trim: trim.slug });
  if (found.length > 1) return finderPath({ ...(year !== null && { year }), make: makeSlug });
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
