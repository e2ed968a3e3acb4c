/**
 * Lists of PC parts: one flat record per part, with its kind in `_file` and one field per feature. There is
 * no SKU, so a hash of everything but the price identifies the part.
 */
import { createHash } from "node:crypto";
import { RejectedRecord } from "../../cleaning/read-values";
import { GENERIC } from "../generic/generic.feed";
import { readProduct } from "../generic/read-product";
import type { Feed } from "../feed.port";

interface Part {
  readonly _file: string;
  readonly name: string;
  readonly price?: unknown;
}

const PRICE_FIELDS = new Set(["price", "price_per_gb"]);
/** Categories by list name; other lists contain components, which the shop does not sell. */
const CATEGORY_RULES = {
  monitor: "computer-monitors",
  headphones: "headphones",
  speakers: "bookshelf-speakers",
  "wired-network-card": "networking-wireless",
  "wireless-network-card": "networking-wireless",
} as const;
const UNITS: Readonly<Record<string, string>> = {
  screen_size: "inches",
  refresh_rate: "Hz",
  response_time: "ms",
  wattage: "watts",
};

function isPart(record: unknown): record is Part {
  if (typeof record !== "object" || record === null) return false;
  const { _file: kind, name } = record as Partial<Part>;
  return typeof kind === "string" && /^[a-z-]{1,40}$/.test(kind) && typeof name === "string";
}

function skuOf(part: Part): string {
  const facts = Object.entries(part).filter(([field]) => !PRICE_FIELDS.has(field));
  const hash = createHash("md5").update(JSON.stringify(facts.sort())).digest("hex");
  return `${part._file}-${hash.slice(0, 12)}`;
}

export const PC_PARTS: Feed = {
  ...GENERIC,
  usedFields: null,
  categoryRules: CATEGORY_RULES,
  pricesOf: (record) => GENERIC.pricesOf({ price: (record as Part).price }),
  skuOf: (record) => (isPart(record) ? skuOf(record) : undefined),
  readProduct: (record) => {
    if (!isPart(record)) throw new RejectedRecord("the type or name is missing");
    const { _file: kind, name, price, ...facts } = record;
    const attributes = Object.entries(facts).map(([field, value]) => ({
      name: titleOf(field),
      value: textOf(field, value),
    }));
    return readProduct({ sku: skuOf(record), name, price, categoryPath: [kind], attributes });
  },
};

/** Converts screen_size to Screen Size. */
function titleOf(field: string): string {
  return field.replaceAll("_", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function textOf(field: string, value: unknown): unknown {
  if (field === "resolution" && Array.isArray(value)) return value.join(" x ");
  const unit = UNITS[field];
  return unit && typeof value === "number" ? `${value} ${unit}` : value;
}
