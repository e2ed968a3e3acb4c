/** Records visits (VISIT-1 to VISIT-3). */
import { cleanAttribution, longNames } from "#contract/analytics/attribution";
import { ROUTES } from "#contract/site/paths";
import type { VisitInput } from "#contract/analytics/visits";
import { deviceOf, isRobot } from "../http/client/robots";
import type { RateLimits } from "../http/rate-limits";
import type { Origin } from "../http/session";
import { hostOfReferrer, sourceOf } from "./source.rules";
import type { VisitStore } from "./visits.store";

/** The visitor; neither IP address nor browser is stored. */
export interface Visitor {
  readonly origin: Origin;
  /** The browser sends Global Privacy Control. */
  readonly refusesTracking: boolean;
}

const PATH_LENGTH = 200;

export class VisitService {
  constructor(
    private readonly parts: {
      readonly store: VisitStore;
      readonly limits: RateLimits;
      readonly siteOrigins: readonly string[];
    },
  ) {}

  /**
   * Ignores bots and staff pages (VISIT-5), and stores nothing about visitors who refuse tracking.
   * @throws TooManyRequests
   */
  async record({ origin, refusesTracking }: Visitor, visit: VisitInput): Promise<void> {
    const { store, limits, siteOrigins } = this.parts;
    if (refusesTracking || isRobot(origin.userAgent) || visit.path.startsWith(ROUTES.backoffice)) return;
    await limits.limit("visit", { address: origin.ipAddress });
    const attribution = cleanAttribution(longNames(visit.touch));
    const referrerHost = hostOfReferrer(visit.referrer, siteOrigins);
    await store.add({
      id: visit.id,
      ...sourceOf(attribution, referrerHost),
      affiliateId: attribution.aid ?? null,
      subAffiliateId: attribution.sid ?? null,
      landingPath: visit.path.split(/[?#]/, 1)[0]!.slice(0, PATH_LENGTH),
      referrerHost,
      device: deviceOf(origin.userAgent),
    });
  }

  forget(): Promise<void> {
    return this.parts.store.forget();
  }
}
