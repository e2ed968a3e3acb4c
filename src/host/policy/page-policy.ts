/** Page headers of a build. The content security policy is recomputed when the build's files change. */
import { GA4_SOURCES } from "#contract/analytics/ga4";
import { paymentPolicy } from "./payment-origins";
import {
  PAYMENT_HEADERS,
  contentSecurityPolicy,
  inlineScriptHashes,
  pageHeaders,
  type MoreSources,
} from "./security-headers";
import type { SiteFiles } from "../files/site-files";

/** All pages share one inline script, and Gatsby's script list adds two: these files contain all three. */
const SCRIPT_LIST = "_gatsby/slices/_gatsby-scripts-1.html";
const SAMPLES = ["index.html", "404.html", "search/index.html", SCRIPT_LIST];
/** Watching one page and the list is enough: the shared script cannot change without the page. */
const WATCHED = ["index.html", SCRIPT_LIST];

export const GA4_POLICY: MoreSources = { ...GA4_SOURCES, frames: [] };

type Headers = Readonly<Record<string, string>>;

interface HeadersOfPages {
  /** Headers of pages outside areas. */
  readonly usual: Headers;
  /** Headers of pages in an area, which are not indexed. */
  readonly area: Headers;
  /** Headers of the checkout, which embeds the payment vendors' frames. */
  readonly checkout: Headers;
}

export class PagePolicy {
  private stamp = "";
  private headers: HeadersOfPages | null = null;

  constructor(
    private readonly files: SiteFiles,
    private readonly apiUrl: string,
    /** Address of the payment vendors' sandboxes; null without sandboxes. */
    private readonly sandboxUrl: string | null,
    /** Frame sources of the checkout besides the vendors' own. */
    private readonly paymentFrames: readonly string[],
    /** Additional sources for all pages except the checkout. */
    private readonly usual: readonly MoreSources[],
    private readonly isHttps: boolean,
  ) {}

  async current(): Promise<HeadersOfPages> {
    const stamp = WATCHED.map((file) => this.files.find(file)?.stamp).join();
    if (stamp !== this.stamp || !this.headers) {
      this.headers = await this.read();
      this.stamp = stamp;
    }
    return this.headers;
  }

  private async read(): Promise<HeadersOfPages> {
    const texts = await Promise.all(SAMPLES.map((file) => this.files.text(file)));
    const hashes = new Set(texts.flatMap((text) => inlineScriptHashes(text ?? "")));
    const headersWith = (...more: readonly MoreSources[]) =>
      pageHeaders(contentSecurityPolicy(this.apiUrl, hashes, ...more), this.isHttps);
    const usual = headersWith(...this.usual);
    const payment = headersWith(paymentPolicy(this.sandboxUrl, this.paymentFrames));
    return {
      usual,
      area: { ...usual, ...UNLISTED },
      checkout: { ...payment, ...PAYMENT_HEADERS, ...UNLISTED },
    };
  }
}

const UNLISTED: Headers = { "x-robots-tag": "noindex" };
