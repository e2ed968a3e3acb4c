/**
 * The folder that the site is served from. Gatsby builds into public/. The finished build is moved beside the
 * current site and a link is switched to it, so visitors never see a half-built site
 * (docs/decisions/hosts.md).
 */
import { readdir, readlink, rename, rm, stat, symlink } from "node:fs/promises";
import path from "node:path";
import { makeFolder } from "../../../db/make-folder";

export class ServedSite {
  private readonly builds: string;

  /** @param link served by hosts and written to by the publisher; in the folder of the builds */
  constructor(readonly link: string) {
    this.builds = path.dirname(link);
  }

  async exists(): Promise<boolean> {
    return stat(path.join(this.link, "index.html")).then(
      () => true,
      () => false,
    );
  }

  /** Moves a build into place and serves it. The previous site stays beside it. */
  async switchTo(built: string): Promise<void> {
    makeFolder(this.builds);
    const name = new Date().toISOString().replace(/\D/g, "");
    await rename(built, path.join(this.builds, name));
    const draft = `${this.link}.new`;
    await rm(draft, { force: true });
    await symlink(name, draft);
    await rename(draft, this.link);
  }

  /** Removes all builds but the served one. */
  async removeOthers(): Promise<void> {
    const retained = [path.basename(this.link), await readlink(this.link).catch(() => "")];
    for (const name of await readdir(this.builds).catch(() => [])) {
      if (retained.includes(name)) continue;
      // A site host may still write a compressed page there, so the folder may not be empty.
      await rm(path.join(this.builds, name), { recursive: true, force: true, maxRetries: 10 });
    }
  }
}
