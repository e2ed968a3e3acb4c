/** Dimensions 20 to 45: the visit and its start. */
import type { StoredVisit } from "#contract/analytics/attribution";
import { ignoringErrors, parse, storedJson, stringify } from "../../client/page/dom";
import { ATTRIBUTION_KEY, LANDING_KEY } from "../../client/page/page-keys";
import type { Values } from "../../client/page/track";
import { readRecentlyViewed } from "../../client/saved/saved-storage";
import { readAttribution, readFirstTouch } from "../../lib/attribution";
import { placeFacts } from "./page-facts";

/**
 * How a visit began; stored in the tab, because later pages of the visit may be full loads. An opt-out
 * deletes it (src/features/marketing/counting.ts), also on a page that has not loaded this file.
 */
interface Landing {
  readonly visit: string | null;
  readonly type: string;
  readonly category: string | null;
  readonly referrer: string | null;
  readonly isReturning: boolean;
}

/** The current visit of this browser; null without storage. */
export function visitId(): string | null {
  const { id } = { ...(storedJson(ATTRIBUTION_KEY) as Partial<StoredVisit> | undefined) };
  return typeof id === "string" ? id : null;
}

/**
 * Records the landing page, if this is the visit's first page.
 * @param productId product of the page itself, whose view is not a return
 * @returns true for the first page of a visit
 */
export function recordLanding(productId: string | null): boolean {
  const visit = visitId();
  const stored = readLanding();
  if (stored && stored.visit === visit) return false;
  const { pageType, pageCategory } = placeFacts(location.pathname);
  const landing: Landing = {
    visit,
    type: String(pageType),
    category: pageCategory ? String(pageCategory) : null,
    referrer: otherHost(document.referrer),
    isReturning: readRecentlyViewed().some((id) => id !== productId),
  };
  ignoringErrors(() => sessionStorage.setItem(LANDING_KEY, stringify(landing)));
  return true;
}

export function readLanding(): Landing | null {
  const stored = ignoringErrors(() => parse(sessionStorage.getItem(LANDING_KEY) ?? "null") as Landing | null);
  return typeof stored?.type === "string" ? stored : null;
}

function otherHost(address: string): string | null {
  const host = URL.canParse(address) ? new URL(address).host : "";
  return host === "" || host === location.host ? null : host;
}

export function visitFacts(): Values {
  const touch = readAttribution();
  const first = readFirstTouch(storedJson(ATTRIBUTION_KEY));
  const landing = readLanding();
  return {
    utmSource: touch.utm_source,
    utmMedium: touch.utm_medium,
    utmCampaign: touch.utm_campaign,
    acid: touch.acid,
    affiliateId: touch.aid,
    subId: touch.sid,
    hasClickHash: touch.clickHash !== undefined,
    hasGclid: touch.gclid !== undefined,
    hasFbclid: touch.fbclid !== undefined,
    firstSource: first.utm_source,
    firstMedium: first.utm_medium,
    referrerHost: landing?.referrer,
    landingType: landing?.type,
    landingCategory: landing?.category,
    ...browserFacts(),
  };
}

/** Names and minimum widths of the breakpoints of src/ui/theme.ts. */
const WIDTHS = [
  ["xl", 1536],
  ["lg", 1200],
  ["md", 900],
  ["sm", 600],
] as const;

function browserFacts(): Values {
  const { connection } = navigator as {
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  };
  const isTrue = (query: string) => matchMedia(query).matches;
  const now = new Date();
  return {
    deviceClass: deviceClass(isTrue("(pointer: coarse)")),
    screenClass: WIDTHS.find(([, minWidth]) => innerWidth >= minWidth)?.[0] ?? "xs",
    connection: connection?.effectiveType,
    savesData: connection?.saveData,
    browserLanguage: navigator.language,
    localHour: now.getHours(),
    localWeekday: now.getDay(),
    reducedMotion: isTrue("(prefers-reduced-motion: reduce)"),
    hasTouch: navigator.maxTouchPoints > 0,
    orientation: isTrue("(orientation: portrait)") ? "portrait" : "landscape",
  };
}

/** By touch and shorter side: a narrow window on a computer is not a phone. */
function deviceClass(isByFinger: boolean): string {
  if (!isByFinger) return "desktop";
  return Math.min(screen.width, screen.height) < 600 ? "phone" : "tablet";
}
