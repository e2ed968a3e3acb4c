/** Finds the vehicle that the words of a search name (SEARCH-9). */
import { finderPath, modelPath } from "#contract/vehicle-paths";
import { writeBoltPattern } from "#contract/wheels/bolt-pattern";
import { modelsNamed, readVehicleWords, withForms, type SearchedModel } from "./vehicle-words.rules";
import type { SearchedVehicle, VehicleSearch } from "./vehicle-search.port";
import type { VehicleStore } from "./vehicles.store";

/** Models come and go with imports: what is known is so old at most. */
const KEPT_MS = 60_000;

export class VehicleSearchService implements VehicleSearch {
  private kept: { readonly since: number; readonly models: Promise<readonly SearchedModel[]> } | null = null;

  constructor(private readonly store: Pick<VehicleStore, "listModelNames" | "listMeasures">) {}

  async find(text: string): Promise<SearchedVehicle | null> {
    const words = readVehicleWords(text);
    if (!words) return null;
    const found = modelsNamed(words, await this.models());
    const [first] = found;
    if (!first) return null;
    const years = {
      first: words.year ?? Math.min(...found.map((one) => one.firstYear)),
      last: words.year ?? Math.max(...found.map((one) => one.lastYear)),
    };
    const slugs = found.map(({ modelSlug }) => modelSlug);
    const measures = await this.store.listMeasures(first.makeSlug, slugs, years.first, years.last);
    const { year } = words;
    return {
      name: [
        ...(year === null ? [] : [year]),
        first.make,
        found.length === 1 ? first.model : words.words.at(-1),
      ].join(" "),
      url: urlOf(found, year),
      goods: words.goods,
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

function urlOf(found: readonly SearchedModel[], year: number | null): string {
  const [first] = found;
  const { makeSlug, modelSlug } = first!;
  if (found.length > 1) return finderPath({ ...(year !== null && { year }), make: makeSlug });
  return year === null
    ? modelPath({ slug: makeSlug }, { slug: modelSlug })
    : finderPath({ year, make: makeSlug, model: modelSlug });
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
