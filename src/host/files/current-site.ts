/**
 * The current site. Its folder may be a link that switches to the next build at any time: each request is answered
 * from one build, the one linked when it arrives (docs/decisions/hosts.md).
 */
import { realpathSync } from "node:fs";

export class CurrentSite<Site> {
  private current: { readonly build: string; readonly site: Site } | null = null;

  /**
   * @param folder the built site, or a link to it
   * @param open prepares a build, given its own folder; called once for each
   */
  constructor(
    private readonly folder: string,
    private readonly open: (build: string) => Site,
  ) {}

  /** @throws when there is no such folder */
  now(): Site {
    const build = realpathSync.native(this.folder);
    if (this.current?.build !== build) this.current = { build, site: this.open(build) };
    return this.current.site;
  }
}
