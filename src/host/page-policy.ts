/** The content security policy of the current build, read again when the build changed. */
import { contentSecurityPolicy, inlineScriptHashes } from "./security-headers";
import type { SiteFiles } from "./site-files";

/** Pages share one inline script, and Gatsby's script list has two more: these files show them all. */
const SAMPLES = ["index.html", "404.html", "search/index.html", "_gatsby/slices/_gatsby-scripts-1.html"];

export class PagePolicy {
  private stamp = "";
  private policy = "";

  constructor(
    private readonly files: SiteFiles,
    private readonly apiUrl: string,
  ) {}

  /** The policy for any page of the site. */
  async current(): Promise<string> {
    const found = await Promise.all(SAMPLES.map((file) => this.files.find(file)));
    const stamp = found.map((file) => file?.stamp).join();
    if (stamp !== this.stamp || !this.policy) {
      const texts = await Promise.all(SAMPLES.map((file) => this.files.text(file)));
      const hashes = new Set(texts.flatMap((text) => inlineScriptHashes(text ?? "")));
      this.policy = contentSecurityPolicy(this.apiUrl, hashes);
      this.stamp = stamp;
    }
    return this.policy;
  }
}
