/** The parts of a supplier record that are lists: category path, pictures, attributes, features, box contents. */
import type { AttributeRecord, CategoryStepRecord, ImageRecord } from "../../../../db/product-fields";
import { cleanLine } from "../../cleaning/clean-text";
import { readFlag, readLine, readWhole } from "../../cleaning/read-values";
import type { RecordFields } from "../../cleaning/record-fields";

const LIMITS = { images: 12, attributes: 100, lines: 60, path: 12 };

/** A path of {id,name}, of names, of ids, a "A > B > C" text, or one bare id. */
export function readCategoryPath(value: unknown): CategoryStepRecord[] | undefined {
  if (value === undefined) return undefined;
  if (value === null) return [];
  if (typeof value === "string" && /[>|]/.test(value)) return readCategoryPath(value.split(/[>|]/));
  const steps: unknown[] = Array.isArray(value) ? value : [value];
  // Several paths: the first is the supplier's main one.
  const [first] = steps;
  if (Array.isArray(first) || (typeof first === "string" && />/.test(first))) return readCategoryPath(first);
  const path = steps.slice(0, LIMITS.path).map(readStep);
  return path.filter((step): step is CategoryStepRecord => step !== null);
}

function readStep(step: unknown): CategoryStepRecord | null {
  if (typeof step === "object" && step !== null && !Array.isArray(step)) {
    const { id, name, value } = step as { id?: unknown; name?: unknown; value?: unknown };
    const read = { id: readLine(id, 100) ?? "", name: readLine(name ?? value, 200) ?? "" };
    return read.id || read.name ? read : null;
  }
  const text = readLine(step, 200) ?? "";
  if (text === "") return null;
  // A word without spaces may be an id; the mapper looks at both.
  return /\s/.test(text) ? { id: "", name: text } : { id: text, name: "" };
}

const IMAGE_FIELDS = [
  ["image", "Front_Standard"],
  ["largefrontimage", "Front_Large"],
  ["largeimage", "Large"],
  ["alternateviewsimage", "Alternate_View"],
  ["angleimage", "Angle"],
  ["leftviewimage", "Left_View"],
  ["rightviewimage", "Right_View"],
  ["backviewimage", "Back_View"],
  ["topviewimage", "Top_View"],
  ["remotecontrolimage", "Remote_Control"],
  ["accessoriesimage", "Accessories"],
  ["mediumimage", "Medium"],
  ["imageurl", "Front_Standard"],
  ["thumbnailimage", "Thumbnail"],
] as const;

/** Where a picture is that a record names by its file alone; null when nobody knows. */
export type PictureOfFile = (file: string, sku: string) => string | null;

/** Pictures, the primary first; addresses that are no pictures' addresses are left out. */
export function readImages(
  fields: RecordFields,
  pictureOfFile: (file: string) => string | null,
): ImageRecord[] | undefined {
  const listed = fields.first("images");
  const singles = IMAGE_FIELDS.map(([field, rel]) => [fields.first(field), rel] as const);
  if (listed === undefined && singles.every(([value]) => value === undefined)) return undefined;
  const candidates = [
    ...(Array.isArray(listed)
      ? listed
      : typeof listed === "object" && listed
        ? namedPictures(listed)
        : [listed]),
    ...singles.map(([value, rel]) => ({ href: value, rel })),
  ];
  const byAddress = new Map<string, ImageRecord>();
  for (const candidate of candidates) {
    const image = readImage(candidate, pictureOfFile);
    if (image && !byAddress.has(image.href)) byAddress.set(image.href, image);
  }
  const images = [...byAddress.values()]
    .sort((a, b) => Number(b.primary) - Number(a.primary))
    .slice(0, LIMITS.images);
  return images.map((image, index) => ({ ...image, primary: index === 0 }));
}

/** {"standard": "https://…"} → one picture a name. */
function namedPictures(images: object): unknown[] {
  if ("href" in images) return [images];
  return Object.entries(images).map(([rel, href]) => ({ rel, href }));
}

function readImage(candidate: unknown, pictureOfFile: (file: string) => string | null): ImageRecord | null {
  if (typeof candidate === "string") return readImage({ href: candidate }, pictureOfFile);
  if (typeof candidate !== "object" || candidate === null) return null;
  const image = candidate as Record<string, unknown>;
  const href = pictureAddress(readLine(image.href ?? image.url, 1_000) ?? "", pictureOfFile);
  if (href === null) return null;
  return {
    rel: readLine(image.rel, 60) || "Front_Standard",
    unit: readLine(image.unitOfMeasure ?? image.unit, 20) || "pixel",
    width: readWhole(image.width, 1) ?? null,
    height: readWhole(image.height, 1) ?? null,
    href,
    primary: readFlag(image.primary) ?? false,
  };
}

function pictureAddress(text: string, pictureOfFile: (file: string) => string | null): string | null {
  if (/^(https?:\/\/|\/media\/)\S+$/i.test(text)) return text;
  if (/^\/\/\S+$/.test(text)) return `https:${text}`;
  return /^[\w.-]+\.(jpe?g|png|gif|webp|avif)$/i.test(text) ? pictureOfFile(text) : null;
}

const LOOSE_ATTRIBUTES = [
  ["color", "Color"],
  ["width", "Width"],
  ["height", "Height"],
  ["depth", "Depth"],
  ["weight", "Weight"],
  ["warrantyparts", "Warranty - Parts"],
  ["warrantylabor", "Warranty - Labor"],
] as const;

/** [{name,value}], {name: value}, and the technical fields that stand alone. */
export function readAttributes(fields: RecordFields): AttributeRecord[] | undefined {
  const details = fields.first("details", "attributes", "specifications", "specs");
  const loose = LOOSE_ATTRIBUTES.map(([field, name]) => ({ name, value: fields.first(field) }));
  if (details === undefined && loose.every(({ value }) => value === undefined)) return undefined;
  const listed = Array.isArray(details)
    ? details
    : Object.entries(details ?? {}).map(([name, value]) => ({ name, value }));
  const byName = new Map<string, AttributeRecord>();
  for (const entry of [...listed, ...loose] as { name?: unknown; value?: unknown; values?: unknown }[]) {
    const name = readLine(entry?.name, 100) ?? "";
    const value = readAttributeValue(entry?.value ?? entry?.values);
    const key = name.toLowerCase();
    if (name && value && !byName.has(key)) byName.set(key, { name, value });
  }
  return [...byName.values()].slice(0, LIMITS.attributes);
}

function readAttributeValue(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const text = readLine(value, 500) ?? "";
  return /^not (available|applicable)$/i.test(text) ? "" : text;
}

/** [{feature}] or plain texts; a text with separators is one list too. */
export function readLines(value: unknown, limit: number): string[] | undefined {
  if (value === undefined) return undefined;
  const entries = Array.isArray(value) ? value : typeof value === "string" ? value.split(/\r?\n|;\s/) : [];
  const lines = entries.map((entry) => cleanLine(readLine(entry, limit) ?? "", limit));
  return [...new Set(lines.filter((line) => line !== ""))].slice(0, LIMITS.lines);
}
