/** The sources imports may come from: what the operator names, and nothing staff type, is opened or asked (STAFF-44). */
import path from "node:path";
import * as yup from "yup";
import { textOf, type SettingsPart } from "../../settings";

export interface ImportSourceSettings {
  readonly name: string;
  readonly supplierId: string;
  /** An http or https address, or the absolute path of a file. */
  readonly place: string;
}

const SHAPE = "name=supplier:place, such as daily=bestbuy:https://feeds.supplier.example/products.json.gz";

/** Entries parted by spaces. */
export const importSettings: SettingsPart<readonly ImportSourceSettings[]> = {
  variables: {
    IMPORT_SOURCES: yup
      .string()
      .test(
        "sources",
        `IMPORT_SOURCES must be a list of ${SHAPE}`,
        (value) => readImportSources(value) !== null,
      ),
  },
  read: (values) => readImportSources(textOf(values, "IMPORT_SOURCES")) ?? [],
};

/** @returns null when an entry has another shape, or a name comes twice */
function readImportSources(text = ""): readonly ImportSourceSettings[] | null {
  const entries = text.split(/\s+/).filter(Boolean);
  const sources = entries.flatMap((entry) => {
    const [, name, supplierId, place] = /^([a-z0-9-]{1,40})=([a-z0-9-]{1,40}):(.+)$/.exec(entry) ?? [];
    return name && supplierId && place && isPlace(place) ? [{ name, supplierId, place }] : [];
  });
  const names = new Set(sources.map(({ name }) => name));
  return names.size === entries.length ? sources : null;
}

function isPlace(place: string): boolean {
  return isAddress(place) ? URL.canParse(place) : path.isAbsolute(place);
}

export function isAddress(place: string): boolean {
  return /^https?:\/\//i.test(place);
}

/** What staff read of it: an address may hold a key. */
export function displayedPlace(place: string): string {
  return isAddress(place) ? new URL(place).host : path.basename(place);
}

/** Its file name. */
export function fileNameOf({ name, place }: ImportSourceSettings): string {
  const last = isAddress(place) ? new URL(place).pathname.split("/").at(-1) : path.basename(place);
  return last || name;
}
