/**
 * The built site on disk: finds files, computes their validators, and serves them in an accepted encoding.
 */
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  BROTLI_BEST,
  BROTLI_QUICK,
  compress,
  isCurrent,
  writeBeside,
  type Encoding,
} from "../../lib/encodings";
import { isCompressible } from "./file-rules";
import { isPage, isCompleteBrotli, isCompletePage, CompleteFiles } from "./complete-files";

export interface MatchedFile {
  /** Path below the site, with forward slashes. */
  readonly file: string;
  readonly stamp: string;
  readonly modified: Date;
  readonly mtimeMs: number;
  /** Bytes. */
  readonly size: number;
}

interface FileBody {
  readonly content: Buffer;
  readonly encoding: Encoding | null;
}

const memoryBytes = 48 * 1024 * 1024;
/** Error codes of a missing file: no entry, a file in place of a folder, a name too long. */
const MISSING = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG"]);

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (MISSING.has(error.code ?? "")) return null;
  throw error;
}

export class SiteFiles {
  /** LRU cache of bodies by "stamp encoding file". */
  private readonly bodies = new Map<string, FileBody>();
  private held = 0;
  private readonly completePages = new CompleteFiles();

  constructor(readonly folder: string) {}

  /**
   * The file at a path below the site; null when missing. Synchronous: the kernel's cache answers in a tenth
   * of the time of a thread-pool call (docs/decisions/hosts.md).
   * @throws when the disk cannot be read
   */
  find(file: string): MatchedFile | null {
    const stats = this.stat(file);
    return stats?.isFile()
      ? {
          file,
          stamp: fileStamp(stats),
          modified: stats.mtime,
          mtimeMs: stats.mtimeMs,
          size: stats.size,
        }
      : null;
  }

  private stat(file: string) {
    try {
      return statSync(path.join(this.folder, file), { throwIfNoEntry: false });
    } catch (error) {
      return nullWhenMissing(error as NodeJS.ErrnoException);
    }
  }

  /** Text of a file; null when missing. @throws when the disk cannot be read */
  async text(file: string): Promise<string | null> {
    return readFile(path.join(this.folder, file), "utf8").catch(nullWhenMissing);
  }

  /** Checks each version of a page once. @throws when the page is truncated, empty or garbled */
  async requireComplete(match: MatchedFile): Promise<void> {
    const version = `${match.stamp} ${match.file}`;
    if (!isPage(match.file) || this.completePages.has(version)) return;
    if (!isCompletePage(await readFile(path.join(this.folder, match.file))))
      throw new Error(`${match.file} of the site is incomplete`);
    this.completePages.add(version);
  }

  /** A file's content in an accepted encoding. @throws when the file has disappeared since `find` */
  async body(match: MatchedFile, accepted: Encoding | null): Promise<FileBody> {
    const encoding = isCompressible(match.file) ? accepted : null;
    const key = `${match.stamp} ${encoding} ${match.file}`;
    const known = this.bodies.get(key);
    if (known) {
      this.bodies.delete(key);
      this.bodies.set(key, known);
      return known;
    }
    const body = await this.load(match, encoding);
    this.remember(key, body);
    return body;
  }

  private async load(match: MatchedFile, encoding: Encoding | null): Promise<FileBody> {
    const full = path.join(this.folder, match.file);
    if (encoding === "br" && (await isCurrent(`${full}.br`, match))) {
      const ready = await readFile(`${full}.br`).catch(() => null);
      if (ready && (await this.isCompleteCopy(match, ready))) return { content: ready, encoding };
    }
    const content = await readFile(full);
    if (!encoding || content.length < 256) return { content, encoding: null };
    if (encoding === "br" && match.file.endsWith(".html"))
      return { content: await compressPageOnce(full, match, content), encoding };
    return { content: await compress(content, encoding, BROTLI_QUICK), encoding };
  }

  /** Checks the compressed copy of each version once; a damaged copy is compressed again. */
  private async isCompleteCopy({ stamp, file, size }: MatchedFile, copy: Buffer): Promise<boolean> {
    const version = `${stamp} br ${copy.length} ${file}`;
    if (this.completePages.has(version)) return true;
    const isComplete = await isCompleteBrotli(copy, size);
    if (isComplete) this.completePages.add(version);
    return isComplete;
  }

  private remember(key: string, body: FileBody): void {
    if (body.content.length > memoryBytes / 16) return;
    this.bodies.set(key, body);
    this.held += body.content.length;
    for (const [oldest, old] of this.bodies) {
      if (this.held <= memoryBytes) break;
      this.bodies.delete(oldest);
      this.held -= old.content.length;
    }
  }
}

/**
 * A page fits the first TCP window only when well compressed, so the first visitor waits for the compression.
 * The result is stored, so compressSite and later starts skip the page.
 */
async function compressPageOnce(full: string, match: MatchedFile, content: Buffer): Promise<Buffer> {
  const compressed = await compress(content, "br", BROTLI_BEST);
  // A read-only folder is served all the same.
  await writeBeside(full, match, compressed).catch(() => undefined);
  return compressed;
}

/** Content validator of a file, cheap to compute. */
function fileStamp(file: { readonly size: number; readonly mtimeMs: number }): string {
  return `${file.size.toString(36)}-${Math.round(file.mtimeMs).toString(36)}`;
}
