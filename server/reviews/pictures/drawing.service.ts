/**
 * From what a buyer sent to files of our own (REVIEW-11): whatever else the file holds (place, camera, another format behind
 * the picture) is left behind.
 */
import type Sharp from "sharp";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../../errors";
import type { DrawnPicture } from "./pictures.record";

const { pictureSide, thumbnailSide, mostPixels, longestSide } = LIMITS.reviews;
const { pictureKind, picturePixels, pictureBroken } = MESSAGES.reviews;

/** What a picture begins with; anything else never reaches a decoder. */
const SIGNATURES: Readonly<Record<string, (head: string) => boolean>> = {
  jpeg: (head) => head.startsWith("\xff\xd8\xff"),
  png: (head) => head.startsWith("\x89PNG\r\n\x1a\n"),
  webp: (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8),
};
const GROUND = "#ffffff";
const SECONDS = 15;

let loaded: Promise<typeof Sharp> | null = null;

/** Loaded with the first picture: most hosts never draw one, and none starts later because of it. */
function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import("sharp").then(({ default: sharp }) => {
    // A picture comes once: neither a cache nor threads within one of them pay.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}

/** @throws DomainError BAD_USER_INPUT for bytes that do not begin like a JPEG, PNG or WebP picture */
export function checkKind(head: Buffer): string {
  const text = head.toString("latin1", 0, 12);
  const kind = Object.keys(SIGNATURES).find((one) => SIGNATURES[one]!(text));
  if (kind === undefined) throw new DomainError("BAD_USER_INPUT", pictureKind);
  return kind;
}

let last: Promise<unknown> = Promise.resolve();

/** One at a time on a host: an opened picture takes memory, and shoppers need the processor. */
export function draw(original: Buffer): Promise<DrawnPicture> {
  const drawn = last.then(() => drawNow(original));
  last = drawn.catch(() => undefined);
  return drawn;
}

/** @throws DomainError BAD_USER_INPUT for what is no whole picture of a usable size */
async function drawNow(original: Buffer): Promise<DrawnPicture> {
  const kind = checkKind(original);
  const sharp = await loadSharp();
  const { width, height, format } = await decoding(() =>
    sharp(original, { limitInputPixels: false }).metadata(),
  );
  if (format !== kind) throw new DomainError("BAD_USER_INPUT", pictureKind);
  // A few kilobytes can unpack to gigabytes, so this is asked before anything is decoded.
  if (width * height > mostPixels || Math.max(width, height) > longestSide)
    throw new DomainError("BAD_USER_INPUT", picturePixels);
  return decoding(async () => {
    const whole = await sharp(original, { failOn: "truncated", limitInputPixels: mostPixels })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .flatten({ background: GROUND })
      .resize({ width: pictureSide, height: pictureSide, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const again = () => sharp(whole.data, { raw: whole.info });
    const small = again().resize({ width: thumbnailSide, height: thumbnailSide, fit: "cover" });
    return {
      large: await again().webp({ quality: 74, effort: 3 }).toBuffer(),
      small: await small.webp({ quality: 70, effort: 3 }).toBuffer(),
      width: whole.info.width,
      height: whole.info.height,
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
