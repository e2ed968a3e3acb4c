/** Renders drawings to the files the site serves, and caches what is already rendered. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** One SVG and its output files. */
export interface PictureJob {
  /** Path below a media folder, without width and extension. */
  readonly path: string;
  readonly svg: string;
  /** Widths in pixels; each becomes `<path>-<width>.avif` and `.webp`. Empty yields one PNG, `<path>.png`. */
  readonly widths: readonly number[];
}

/** An SVG that is served unchanged. */
export type VectorJob = Omit<PictureJob, "widths">;

/**
 * Measured: lower quality or effort causes artifacts at color edges; higher settings cost minutes without
 * visible gain.
 */
const AVIF = { quality: 60, effort: 2, chromaSubsampling: "4:2:0" } as const;
const WEBP = { quality: 72, effort: 4 } as const;

/** Hash of a picture and its encoding settings: equal hashes mean equal files. */
export function pictureHash(job: PictureJob): string {
  return createHash("sha256")
    .update(JSON.stringify([job.svg, job.widths, AVIF, WEBP]))
    .digest("hex");
}

/** Output files of a job, below the media folder. */
export function pictureFiles(job: PictureJob): readonly string[] {
  if (job.widths.length === 0) return [`${job.path}.png`];
  return job.widths.flatMap((width) => [`${job.path}-${width}.avif`, `${job.path}-${width}.webp`]);
}

/** Renders all files of a picture. Rejects on invalid SVG or a disk error. */
export async function renderPicture(job: PictureJob, mediaFolder: string): Promise<void> {
  const target = join(mediaFolder, job.path);
  mkdirSync(dirname(target), { recursive: true });
  const drawn = await sharp(Buffer.from(job.svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  if (job.widths.length === 0) {
    await sharp(drawn)
      .png({ compressionLevel: 9, palette: true, quality: 90, effort: 8 })
      .toFile(`${target}.png`);
    return;
  }
  for (const width of job.widths) {
    const sized = sharp(drawn).resize({ width, kernel: "lanczos3" });
    await sized.clone().avif(AVIF).toFile(`${target}-${width}.avif`);
    await sized.clone().webp(WEBP).toFile(`${target}-${width}.webp`);
  }
}

/** Render cache by path. Stored outside the source tree; losing the cache only costs time. */
export class RenderedBefore {
  private readonly hashes: Record<string, string>;

  constructor(private readonly file: string) {
    this.hashes = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>) : {};
  }

  /** True if the files of a job exist and match the drawing. */
  has(job: PictureJob, mediaFolder: string): boolean {
    const isThere = pictureFiles(job).every((name) => existsSync(join(mediaFolder, name)));
    return isThere && this.hashes[job.path] === pictureHash(job);
  }

  remember(job: PictureJob): void {
    this.hashes[job.path] = pictureHash(job);
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(this.hashes));
  }
}
