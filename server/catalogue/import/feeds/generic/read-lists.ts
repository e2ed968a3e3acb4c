/** Reads the lists of a supplier record: pictures, attributes, features, box contents. */
import type { AttributeRecord, ImageRecord } from "../../../../db/tables/product-fields";
import { cleanLine } from "../../cleaning/clean-text";
import { readFlag, readLine, readWhole } from "../../cleaning/read-values";
import type { RecordFields } from "../../cleaning/record-fields";
import { readGoogleDetails } from "./read-google";

const LIMITS = { images: 12, attributes: 100, lines: 60 };

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
  ["imagelink", "Front_Standard"],
  ["imagesrc", "Front_Standard"],
  ["photo", "Front_Standard"],
  ["photolink", "Front_Standard"],
  ["photourl", "Front_Standard"],
  ["picture", "Front_Standard"],
  ["pictureurl", "Front_Standard"],
  ["mainimage", "Front_Standard"],
  ["additionalimagelink", "Alternate_View"],
  ["additionalimagelinks", "Alternate_View"],
  ["additionalimages", "Alternate_View"],
  ["gallery", "Alternate_View"],
  ["imagelinks", "Alternate_View"],
  ["imageurls", "Alternate_View"],
  ["photos", "Alternate_View"],
  ["pictures", "Alternate_View"],
  ["thumbnailimage", "Thumbnail"],
] as const;

/** Resolves a picture's file name to an address; null if unknown. */
export type PictureOfFile = (file: string, sku: string) => string | null;

/** Returns pictures, primary first. @param onUnusable receives each text that is not an address */
export function readImages(
  fields: RecordFields,
  pictureOfFile: (file: string) => string | null,
  onUnusable: (text: string) => void = () => undefined,
): ImageRecord[] | undefined {
  const listed = fields.first("images");
  const singles = IMAGE_FIELDS.map(([field, rel]) => [fields.first(field), rel] as const).filter(
    ([value]) => value !== undefined,
  );
  if (listed === undefined && singles.length === 0) return undefined;
  const candidates = [
    ...(typeof listed === "object" && listed && !Array.isArray(listed)
      ? namedPictures(listed)
      : addressesIn(listed)),
    ...singles.flatMap(([value, rel]) => addressesIn(value).map((href) => ({ href, rel }))),
  ];
  const byAddress = new Map<string, ImageRecord>();
  for (const candidate of candidates) {
    const image = readImage(candidate, pictureOfFile, onUnusable);
    if (image && !byAddress.has(image.href)) byAddress.set(image.href, image);
  }
  const images = [...byAddress.values()]
    .sort((a, b) => Number(b.primary) - Number(a.primary))
    .slice(0, LIMITS.images);
  return images.map((image, index) => ({ ...image, primary: index === 0 }));
}

/** Reads a list, or one text with separators, which addresses may also contain. */
function addressesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  return typeof value === "string" ? splitAddresses(value) : [value];
}

/** Splits before each address, and before one that is cut off at the end of the text. */
export function splitAddresses(text: string): string[] {
  if (!NEXT_ADDRESS.test(text)) return [text];
  return text.split(NEXT_ADDRESS).map((address) => address.trim().replace(/[,;|]$/, ""));
}

const NEXT_ADDRESS = /(?<=[,;|\s])(?=https?:|h(?:t(?:tp?s?)?)?$)/;

const ADDRESS_KEYS = ["href", "url", "src", "link"];

/** Reads {"standard": "https://…"}: one picture per name. */
function namedPictures(images: object): unknown[] {
  if (ADDRESS_KEYS.some((key) => key in images)) return [images];
  return Object.entries(images).map(([rel, href]) => ({ rel, href }));
}

function readImage(
  candidate: unknown,
  pictureOfFile: (file: string) => string | null,
  onUnusable: (text: string) => void,
): ImageRecord | null {
  if (typeof candidate === "string") return readImage({ href: candidate }, pictureOfFile, onUnusable);
  if (typeof candidate !== "object" || candidate === null) return null;
  const image = candidate as Record<string, unknown>;
  const address = ADDRESS_KEYS.map((key) => image[key]).find((value) => value !== undefined);
  const text = readLine(address, 1_000) ?? "";
  const href = pictureAddress(text, pictureOfFile);
  if (href === null && text !== "") onUnusable(text);
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
  if (/^\/media\/\S+$/i.test(text)) return text;
  const address = text.startsWith("//") ? `https:${text}` : text;
  if (isPictureAddress(address)) return address;
  return /^[\w.-]+\.(jpe?g|png|gif|webp|avif)$/i.test(text) ? pictureOfFile(text) : null;
}

/** Returns true for a web address with a host and a path, unless another one follows without a separator. */
export function isPictureAddress(text: string): boolean {
  const isWhole = /^https?:\/\/(?!https?:)[^\s/?#]+[/?]\S+$/i.test(text) && URL.canParse(text);
  return isWhole && !/[^/=:?&]https?:\/\//i.test(text);
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

/**
 * Reads [{name,value}], {name: value} and standalone technical fields.
 * @param columns additional ones, by kind of product
 */
export function readAttributes(
  fields: RecordFields,
  columns: readonly { readonly name: string; readonly value: unknown }[] = [],
): AttributeRecord[] | undefined {
  const details = fields.first("details", "attributes", "specifications", "specs");
  const loose: { readonly name?: unknown; readonly value?: unknown }[] = [
    ...LOOSE_ATTRIBUTES.map(([field, name]) => ({ name, value: fields.first(field) })),
    ...columns,
    ...readGoogleDetails(fields.first("productdetail", "productdetails")),
  ];
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

/** Reads [{feature}] or plain texts; a text with separators also counts as a list. */
export function readLines(value: unknown, limit: number): string[] | undefined {
  if (value === undefined) return undefined;
  const entries = Array.isArray(value) ? value : typeof value === "string" ? value.split(/\r?\n|;\s/) : [];
  const lines = entries.map((entry) => cleanLine(readLine(entry, limit) ?? "", limit));
  return [...new Set(lines.filter((line) => line !== ""))].slice(0, LIMITS.lines);
}
