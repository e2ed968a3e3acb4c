/** Renders a supplier's picture to the files for pages: square on white, in every width and format. */
import { createHash } from "node:crypto";
import sharp from "sharp";
import { MEDIA_FORMATS, MEDIA_WIDTHS, type MediaFormat, type MediaWidth } from "#contract/catalogue/pictures";
import { PictureError } from "./picture.client";
import type { PictureFacts } from "./pictures.store";

export interface Rendition {
  readonly width: MediaWidth;
  readonly format: MediaFormat;
  readonly bytes: Buffer;
}

/** Signatures of picture formats; other data never reaches a decoder. */
const SIGNATURES: readonly (readonly [offset: number, bytes: string])[] = [
  [0, "\xff\xd8\xff"],
  [0, "\x89PNG\r\n\x1a\n"],
  [0, "GIF8"],
  [8, "WEBP"],
  [4, "ftypavif"],
];
/** A picture of a few kilobytes can unpack to gigabytes. */
const MAX_PIXELS = 50_000_000;
/** Smaller pictures are counters and placeholders. */
const MIN_SIDE = 60;
const MAX_WIDTH = Math.max(...MEDIA_WIDTHS);
const GROUND = "#ffffff";
/**
 * Measured (docs/decisions/pictures.md): for AVIF, a lower effort produces larger files; effort 4 takes five
 * times as long for 3 % fewer bytes.
 */
const ENCODE: Readonly<Record<MediaFormat, (picture: sharp.Sharp) => sharp.Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2, chromaSubsampling: "4:2:0" }),
  webp: (picture) => picture.webp({ quality: 72, effort: 2 }),
};

// Each picture is rendered once, several in parallel: neither a cache nor threads within a picture pay off.
sharp.cache(false);
sharp.concurrency(1);

/** @throws PictureError if the bytes are not a complete picture of a usable size */
export async function readFacts(original: Buffer): Promise<PictureFacts> {
  const isPicture = SIGNATURES.some(
    ([offset, bytes]) => original.toString("latin1", offset, offset + bytes.length) === bytes,
  );
  if (!isPicture) throw new PictureError("not a JPEG, PNG, WebP, AVIF or GIF picture", true);
  const { width, height } = await decoding(() => sharp(original).metadata());
  if (width * height > MAX_PIXELS) throw new PictureError("too many pixels", true);
  if (Math.min(width, height) < MIN_SIDE) throw new PictureError("too small to display", true);
  const hash = createHash("sha256").update(original).digest("hex");
  const likeness = await decoding(() => likenessOf(original));
  return { media: `${hash.slice(0, 2)}/${hash.slice(2, 32)}`, width, height, likeness };
}

/**
 * Renders every width in every format. Never enlarges: a width beyond the original's gets a file of the
 * original width.
 * @throws PictureError for a broken picture
 */
export async function makeRenditions(original: Buffer): Promise<Rendition[]> {
  const decoded = await decoding(async () => {
    const { width, height } = await sharp(original).metadata();
    const side = Math.min(MAX_WIDTH, Math.max(width, height));
    return open(original)
      .autoOrient()
      .flatten({ background: GROUND })
      .resize({ width: side, height: side, fit: "contain", background: GROUND })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
  });
  const sideFor = (width: MediaWidth) => Math.min(width, decoded.info.width);
  const renditions: Rendition[] = [];
  for (const side of new Set(MEDIA_WIDTHS.map(sideFor))) {
    const sized = await sharp(decoded.data, { raw: decoded.info })
      .resize({ width: side })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const widths = MEDIA_WIDTHS.filter((width) => sideFor(width) === side);
    for (const format of MEDIA_FORMATS) {
      const bytes = await ENCODE[format](sharp(sized.data, { raw: sized.info })).toBuffer();
      renditions.push(...widths.map((width) => ({ width, format, bytes })));
    }
  }
  return renditions;
}

/** A truncated picture is an error, a harmless encoder quirk is not. */
function open(original: Buffer): sharp.Sharp {
  return sharp(original, { failOn: "truncated", limitInputPixels: MAX_PIXELS });
}

/** Computes the 8 × 8 colors through one common size: straight from different sizes, they differ more. */
async function likenessOf(original: Buffer): Promise<string> {
  const { data, info } = await open(original)
    .autoOrient()
    .flatten({ background: GROUND })
    .resize({ width: 64, height: 64, fit: "fill", fastShrinkOnLoad: false })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = await sharp(data, { raw: info }).resize({ width: 8, height: 8 }).raw().toBuffer();
  return colors.toString("hex");
}

async function decoding<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw new PictureError("the picture is damaged or incomplete", false);
  }
}
