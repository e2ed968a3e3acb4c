/**
 * Re-encodes customers' pictures (REVIEW-11). Anything else in the file (location, camera, a second format
 * after the picture) is dropped.
 */
import type Sharp from "sharp";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../../errors";
import type { DrawnPicture } from "./pictures.record";

const { pictureSide, thumbnailSide, maxPixels, maxSide } = LIMITS.reviews;
const { pictureKind, picturePixels, pictureBroken } = MESSAGES.reviews;

/** Signatures of accepted formats; other data never reaches a decoder. */
const SIGNATURES: Readonly<Record<string, (head: string) => boolean>> = {
  jpeg: (head) => head.startsWith("\xff\xd8\xff"),
  png: (head) => head.startsWith("\x89PNG\r\n\x1a\n"),
  webp: (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8),
};
const GROUND = "#ffffff";
const SECONDS = 15;

let loaded: Promise<typeof Sharp> | null = null;

/** Loaded with the first picture: most hosts never process one, so startup stays fast. */
function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import("sharp").then(({ default: sharp }) => {
    // Each picture is processed once, so neither a cache nor threads within it pay off.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}

/** @throws DomainError BAD_USER_INPUT for data without a JPEG, PNG or WebP signature */
export function checkKind(head: Buffer): string {
  const text = head.toString("latin1", 0, 12);
  const kind = Object.keys(SIGNATURES).find((type) => SIGNATURES[type]!(text));
  if (kind === undefined) throw new DomainError("BAD_USER_INPUT", pictureKind);
  return kind;
}

let last: Promise<unknown> = Promise.resolve();

/** Processes one picture at a time per host: decoding needs much memory, and shoppers need the CPU. */
export function draw(original: Buffer): Promise<DrawnPicture> {
  const drawing = last.then(() => drawNow(original));
  last = drawing.catch(() => undefined);
  return drawing;
}

/** @throws DomainError BAD_USER_INPUT for an incomplete picture or an unusable size */
async function drawNow(original: Buffer): Promise<DrawnPicture> {
  const kind = checkKind(original);
  const sharp = await loadSharp();
  const { width, height, format } = await decoding(() =>
    sharp(original, { limitInputPixels: false }).metadata(),
  );
  if (format !== kind) throw new DomainError("BAD_USER_INPUT", pictureKind);
  // Checked before decoding: a few kilobytes can unpack to gigabytes.
  if (width * height > maxPixels || Math.max(width, height) > maxSide)
    throw new DomainError("BAD_USER_INPUT", picturePixels);
  return decoding(async () => {
    const decoded = await sharp(original, { failOn: "truncated", limitInputPixels: maxPixels })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .flatten({ background: GROUND })
      .resize({ width: pictureSide, height: pictureSide, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pipeline = () => sharp(decoded.data, { raw: decoded.info });
    const small = pipeline().resize({ width: thumbnailSide, height: thumbnailSide, fit: "cover" });
    return {
      large: await pipeline().webp({ quality: 74, effort: 3 }).toBuffer(),
      small: await small.webp({ quality: 70, effort: 3 }).toBuffer(),
      width: decoded.info.width,
      height: decoded.info.height,
    };
  });
}

async function decoding<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw new DomainError("BAD_USER_INPUT", pictureBroken);
  }
}
