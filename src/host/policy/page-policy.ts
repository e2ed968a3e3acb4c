/** Headers of the pages of a build. Its content security policy is read again when the build changed in its folder. */
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

/** All pages share one inline script, and Gatsby's script list adds two: these files contain them all. */
const SCRIPT_LIST = "_gatsby/slices/_gatsby-scripts-1.html";
const SAMPLES = ["index.html", "404.html", "search/index.html", SCRIPT_LIST];
/** One page and the list: the script that all pages share cannot change without the page. */
const WATCHED = ["index.html", SCRIPT_LIST];

export const GA4_POLICY: MoreSources = { ...GA4_SOURCES, frames: [] };

type Headers = Readonly<Record<string, string>>;

interface HeadersOfPages {
  /** For all pages outside of areas. */
  readonly usual: Headers;
  /** For pages of an area, which search engines leave out. */
  readonly area: Headers;
  /** For the checkout, which shows the payment vendors' frames. */
  readonly checkout: Headers;
}

export class PagePolicy {
  private stamp = "";
  private headers: HeadersOfPages | null = null;

  constructor(
    private readonly files: SiteFiles,
    private readonly apiUrl: string,
    /** The payment vendors' sandboxes; null without any. */
    private readonly sandboxUrl: string | null,
    /** Sources of frames in the checkout besides those of the vendors. */
    private readonly paymentFrames: readonly string[],
    /** Of what other pages may load; the checkout's never do. */
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
