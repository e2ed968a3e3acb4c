/** The content security policy of the current build, read again when the build changed. */
import { GA4_SOURCES } from "#contract/analytics/ga4";
import { paymentPolicy } from "./payment-origins";
import { contentSecurityPolicy, inlineScriptHashes, type MoreSources } from "./security-headers";
import type { SiteFiles } from "./site-files";

/** All pages share one inline script, and Gatsby's script list adds two: these files contain them all. */
const SAMPLES = ["index.html", "404.html", "search/index.html", "_gatsby/slices/_gatsby-scripts-1.html"];

export const GA4_POLICY: MoreSources = { ...GA4_SOURCES, frames: [] };

interface Policies {
  /** For all pages except the checkout's. */
  readonly usual: string;
  /** For the checkout, which shows the payment vendors' frames. */
  readonly payment: string;
}

export class PagePolicy {
  private stamp = "";
  private policies: Policies | null = null;

  constructor(
    private readonly files: SiteFiles,
    private readonly apiUrl: string,
    /** The payment vendors' sandboxes; null without any. */
    private readonly sandboxUrl: string | null,
    /** Sources of frames in the checkout besides those of the vendors. */
    private readonly paymentFrames: readonly string[],
    /** Of what other pages may load; the checkout's never do. */
    private readonly usual: readonly MoreSources[],
  ) {}

  async current(): Promise<Policies> {
    const stamp = SAMPLES.map((file) => this.files.find(file)?.stamp).join();
    if (stamp !== this.stamp || !this.policies) {
      const texts = await Promise.all(SAMPLES.map((file) => this.files.text(file)));
      const hashes = new Set(texts.flatMap((text) => inlineScriptHashes(text ?? "")));
      this.policies = {
        usual: contentSecurityPolicy(this.apiUrl, hashes, ...this.usual),
        payment: contentSecurityPolicy(
          this.apiUrl,
          hashes,
          paymentPolicy(this.sandboxUrl, this.paymentFrames),
        ),
      };
      this.stamp = stamp;
    }
    return this.policies;
  }
}
