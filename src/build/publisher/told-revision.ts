/** What a site tells of the catalogue its pages show, and, while they are brought to a later one, how far that is. */
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { CATALOGUE_REVISION_FILE, type PublishedCatalogue } from "../../../contract/publishing";

/** Between two words about how far it is. */
const TELL_MS = 500;

export class ToldRevision {
  private readonly file: string;
  private toldAt = performance.now();

  /** @param folder the built site */
  constructor(folder: string) {
    this.file = path.join(folder, CATALOGUE_REVISION_FILE);
  }

  /** Null for a site that tells nothing. */
  async read(): Promise<PublishedCatalogue | null> {
    const text = await readFile(this.file, "utf8").catch(() => null);
    return text === null ? null : (JSON.parse(text) as PublishedCatalogue);
  }

  /** To be called before the first page: what is over sooner than a word is not spoken of. */
  begin(): void {
    this.toldAt = performance.now();
  }

  /** @param done pages looked at of `total` */
  async tellProgress(done: number, total: number): Promise<void> {
    if (performance.now() - this.toldAt < TELL_MS) return;
    this.toldAt = performance.now();
    const standing = await this.read();
    if (standing) await this.write({ ...standing, publishing: { done: Math.min(done, total), total } });
  }

  /** To be called after the last page. A reader never sees half of it. */
  async write(told: PublishedCatalogue): Promise<void> {
    await writeFile(`${this.file}.tmp`, `${JSON.stringify(told)}\n`);
    await rename(`${this.file}.tmp`, this.file);
  }
}
