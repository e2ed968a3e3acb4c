/**
 * The current site. Its folder may be a link that switches to the next build at any time. Each request is
 * served from the build linked on arrival (docs/decisions/hosts.md).
 */
import { realpathSync } from "node:fs";

export class CurrentSite<Site> {
  private current: { readonly build: string; readonly site: Site } | null = null;

  /**
   * @param folder the built site, or a link to it
   * @param open prepares a build, given its real folder; called once per build
   */
  constructor(
    private readonly folder: string,
    private readonly open: (build: string) => Site,
  ) {}

  /** @throws when the folder is missing */
  now(): Site {
    const build = realpathSync.native(this.folder);
    if (this.current?.build !== build) this.current = { build, site: this.open(build) };
    return this.current.site;
  }
}
