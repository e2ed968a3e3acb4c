/** Import sources. Only addresses and paths set by the operator are opened, never staff input (STAFF-44). */
import path from "node:path";
import * as yup from "yup";
import { textOf, type SettingsPart } from "../../settings";

export interface ImportSourceSettings {
  readonly name: string;
  readonly supplierId: string;
  /** An http(s) address, or the absolute path of a file. */
  readonly place: string;
}

const SHAPE = "name=supplier:place, such as daily=bestbuy:https://feeds.supplier.example/products.json.gz";

/** Space-separated entries. */
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

/** @returns null for a malformed entry or a duplicate name */
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

/** Returns the address as staff see it, because the full address may contain a key. */
export function displayedPlace(place: string): string {
  return isAddress(place) ? new URL(place).host : path.basename(place);
}

export function fileNameOf({ name, place }: ImportSourceSettings): string {
  const last = isAddress(place) ? new URL(place).pathname.split("/").at(-1) : path.basename(place);
  return last || name;
}
