/** Checks, before any write, what a surveyed feed would remove from shoppers (docs/decisions/imports.md). */
import { countWords } from "#contract/fields/count-words";
import type { Db } from "../../db/client";
import type { CategoryStepRecord } from "../../db/tables/product-fields";
import { completePath, isKnownPath, type PlacingRules } from "./categories/map-category";
import type { Survey, SurveyedFile } from "./survey";
import type { FeedPart } from "./feeds/feed.port";
import {
  countLive,
  countLiveOf,
  countLiveWith,
  readSupplierCategories,
  listOffered,
} from "./writing/import.store";

/** A file that would remove more than one in this many of a supplier's products needs a review. */
const ONE_IN = 10;
/** The threshold for a whole feed, which may be truncated. */
const ONE_IN_OF_LINES = 50;
/** A single product may have moved legitimately. */
const MIN_PRODUCTS = 2;

/** A "whole feed": products missing from it go off sale. */
export interface FullFeed {
  /** The number of missing products that staff confirmed; null if unconfirmed. */
  readonly mostMissing: number | null;
}

/** @returns the survey, refusing files whose categories became unreadable */
export async function refuseUnplaced(
  connection: Db,
  supplierId: string,
  placing: PlacingRules,
  survey: Survey,
): Promise<Survey> {
  if (survey.files.every(({ unplaced }) => unplaced.size < MIN_PRODUCTS)) return survey;
  const known = new Map([...(await readSupplierCategories(connection, supplierId)), ...survey.categories]);
  const isKnown = (path: readonly CategoryStepRecord[]) =>
    isKnownPath(completePath(path, known), placing, known);
  const live = await countLive(connection, supplierId);
  const files: SurveyedFile[] = [];
  for (const entry of survey.files) {
    const lost = [...entry.unplaced].flatMap(([sku, path]) => (isKnown(path) ? [] : [sku]));
    const lostLive = lost.length < MIN_PRODUCTS ? 0 : await countLiveOf(connection, supplierId, lost);
    files.push(
      isTooMany(lostLive, live) ? { ...entry, unusable: sentenceOn(entry, lostLive, live, lost[0]!) } : entry,
    );
  }
  return { ...survey, files };
}

/** @param lost products that shoppers would lose, of those they see */
export const isTooMany = (lost: number, live: number) => lost >= MIN_PRODUCTS && lost * ONE_IN > live;

/** The loss or error shoppers would see, per part. */
const LOSSES: Readonly<Record<FeedPart, string>> = {
  price: "would all be hidden or keep their old prices",
  stock: "would all keep their old stock",
  pictures: "would all lose their pictures",
};

/** @returns the survey, refusing files in which prices, stock or pictures became unreadable */
export async function refuseIllegible(connection: Db, supplierId: string, survey: Survey): Promise<Survey> {
  if (survey.files.every(({ illegible }) => illegible.size === 0)) return survey;
  const live = await countLive(connection, supplierId);
  const files: SurveyedFile[] = [];
  for (const entry of survey.files) {
    let unusable = entry.unusable;
    for (const [part, skus] of entry.illegible) {
      const lost = skus.length < MIN_PRODUCTS ? 0 : await countLiveWith(connection, supplierId, skus, part);
      if (!isTooMany(lost, live)) continue;
      unusable ??= `${entry.file} was not imported: ${part === "pictures" ? "none of its pictures" : `no ${part} in it`} could be read. ${countOf(lost)} of the ${countOf(live)} products of this supplier that shoppers see ${LOSSES[part]}. Product ${skus[0]} is one of them. Map the right field in the column mapping, or leave it out.`;
    }
    files.push(unusable === undefined ? entry : { ...entry, unusable });
  }
  return { ...survey, files };
}

function sentenceOn(
  { file, unplaced, unplacedFields }: SurveyedFile,
  lost: number,
  live: number,
  sku: string,
): string {
  const path = (unplaced.get(sku) ?? []).map(({ id, name }) => name || id).join(" > ");
  const categoryText = path === "" ? "nothing readable" : `"${path.slice(0, 200)}"`;
  const likely = unplacedFields
    .filter((field) => /categ|depart|taxonom|group|type|path/i.test(field))
    .slice(0, 5);
  const fields = likely.length > 0 ? ` Fields that may contain it: ${likely.join(", ").slice(0, 200)}.` : "";
  return `${file} was not imported: ${countOf(lost)} of the ${countOf(live)} products of this supplier that shoppers see match no shop category and would all be hidden. Product ${sku} has ${categoryText} as its category.${fields} Map the right field, such as {"sku": "sku", "categoryPath": "${(likely[0] ?? "Category").slice(0, 60)}"}.`;
}

const countOf = (count: number) => count.toLocaleString("en-US");

export interface MissingProducts {
  readonly skus: readonly string[];
  /** Missing products that staff have hidden: they count neither as visible nor as lost. */
  readonly hiddenSkus: readonly string[];
  /** The reason to import nothing until a review, or null. */
  readonly held: string | null;
}

/** Returns the products visible to shoppers but missing from the feed. */
export async function findMissing(
  connection: Db,
  supplierId: string,
  survey: Survey,
  { mostMissing }: FullFeed,
): Promise<MissingProducts> {
  const skus: string[] = [];
  const hiddenSkus: string[] = [];
  let live = 0;
  for await (const page of listOffered(connection, supplierId)) {
    for (const { sku, isLive } of page) {
      if (isLive) live += 1;
      if (!survey.hasSku(sku)) (isLive ? skus : hiddenSkus).push(sku);
    }
  }
  const oneIn = survey.files.every(({ provesItsEnd }) => provesItsEnd) ? ONE_IN : ONE_IN_OF_LINES;
  const isHeld = skus.length * oneIn > live && skus.length > (mostMissing ?? 0);
  const held = isHeld
    ? `Nothing was imported: this full feed lacks ${countOf(skus.length)} of this supplier's ${countWords(live, "product")} that shoppers see. What it lacks would go off sale. If that is correct, import it again and confirm ${countWords(skus.length, "missing product")}.`
    : null;
  return { skus, hiddenSkus, held };
}
