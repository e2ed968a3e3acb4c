/** The source of a visit in three words, from its URL or else its referrer (VISIT-3). */
import { ATTRIBUTION_LENGTH, type Attribution } from "#contract/analytics/attribution";

export interface Source {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

const SEARCH_ENGINES = ["google", "bing", "duckduckgo", "yahoo", "ecosia", "brave", "baidu", "yandex"];

/** @param referrerHost host of another site; empty without one */
export function sourceOf(attribution: Attribution, referrerHost = ""): Source {
  const { utm_source, utm_medium, utm_campaign = "", aid, gclid, fbclid } = attribution;
  const from = (source: string, medium: string) => ({
    source,
    medium: utm_medium ?? medium,
    campaign: utm_campaign,
  });
  if (utm_source !== undefined) return from(utm_source, "none");
  if (aid !== undefined) return from(aid, "affiliate");
  if (gclid !== undefined) return from("google", "cpc");
  if (fbclid !== undefined) return from("facebook", "social");
  if (referrerHost === "") return from("direct", "none");
  const engine = SEARCH_ENGINES.find((name) => referrerHost.split(".").includes(name));
  return engine === undefined ? from(referrerHost, "referral") : from(engine, "organic");
}

/**
 * The host of another site's URL, in lower case without www; empty for the shop's own site and for non-web
 * URLs.
 */
export function hostOfReferrer(referrer: string, siteOrigins: readonly string[]): string {
  if (!URL.canParse(referrer)) return "";
  const { protocol, hostname, origin } = new URL(referrer);
  if (!/^https?:$/.test(protocol) || siteOrigins.includes(origin)) return "";
  return hostname.replace(/^www\./, "").slice(0, ATTRIBUTION_LENGTH);
}
