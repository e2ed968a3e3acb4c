/** The file with the catalog revision of the published pages and the progress of a publication. */
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { CATALOGUE_REVISION_FILE, type PublishedCatalogue } from "../../../contract/site/publishing";

/** Interval between two progress reports. */
const REPORT_INTERVAL_MS = 500;

export class PublishedRevision {
  private readonly file: string;
  private reportedAt = performance.now();

  /** @param folder the built site */
  constructor(folder: string) {
    this.file = path.join(folder, CATALOGUE_REVISION_FILE);
  }

  /** Null for a site without the file. */
  async read(): Promise<PublishedCatalogue | null> {
    const text = await readFile(this.file, "utf8").catch(() => null);
    return text === null ? null : (JSON.parse(text) as PublishedCatalogue);
  }

  /** Call before the first page: a publication shorter than one interval reports no progress. */
  begin(): void {
    this.reportedAt = performance.now();
  }

  /** @param done pages checked out of `total` */
  async reportProgress(done: number, total: number): Promise<void> {
    if (performance.now() - this.reportedAt < REPORT_INTERVAL_MS) return;
    this.reportedAt = performance.now();
    const published = await this.read();
    if (published) await this.write({ ...published, publishing: { done: Math.min(done, total), total } });
  }

  /** Call after the last page. Readers never see a partial file. */
  async write(published: PublishedCatalogue): Promise<void> {
    await writeFile(`${this.file}.tmp`, `${JSON.stringify(published)}\n`);
    await rename(`${this.file}.tmp`, this.file);
  }
}
