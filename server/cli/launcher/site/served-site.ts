/**
 * The folder the site is served from. Gatsby builds into public/; what it has built is moved here whole, beside the site
 * that stands, and a link is turned to it: no visitor ever meets a site that is half built (docs/decisions/hosts.md).
 */
import { readdir, readlink, rename, rm, stat, symlink } from "node:fs/promises";
import path from "node:path";
import { makeFolder } from "../../../db/make-folder";

export class ServedSite {
  private readonly builds: string;

  /** @param link what hosts serve and the publisher writes to: a link, in the folder of the builds */
  constructor(readonly link: string) {
    this.builds = path.dirname(link);
  }

  async exists(): Promise<boolean> {
    return stat(path.join(this.link, "index.html")).then(
      () => true,
      () => false,
    );
  }

  /** Serves what was built in a folder, which is moved away by this. What was served before stays beside it. */
  async switchTo(built: string): Promise<void> {
    makeFolder(this.builds);
    const name = new Date().toISOString().replace(/\D/g, "");
    await rename(built, path.join(this.builds, name));
    const draft = `${this.link}.new`;
    await rm(draft, { force: true });
    await symlink(name, draft);
    await rename(draft, this.link);
  }

  /** Removes all builds but the one that is served. */
  async removeOthers(): Promise<void> {
    const kept = [path.basename(this.link), await readlink(this.link).catch(() => "")];
    for (const name of await readdir(this.builds).catch(() => [])) {
      if (kept.includes(name)) continue;
      // A site host may still write a compressed page there, and the folder is not empty after all.
      await rm(path.join(this.builds, name), { recursive: true, force: true, maxRetries: 10 });
    }
  }
}
