/** Reports a click to the network at the first island call of a visit (ATTRIBUTION-4, ATTRIBUTION-5). */
import { NO_ADDRESS } from "#contract/affiliates/network";
import type { AffiliateClickInput } from "#contract/affiliates/schema";
import { cleanAttribution, longNames } from "#contract/analytics/attribution";
import type { JobLog } from "../../jobs/job";
import { ipv4Of } from "../../http/client/networks";
import { isRobot } from "../../http/client/robots";
import type { RateLimits } from "../../http/rate-limits";
import type { Origin } from "../../http/session";
import { TrackerTrouble, type AffiliateTracker } from "../tracker/tracker.port";
import type { ClickStore } from "./clicks.store";

/** The visitor who clicked. */
export interface Clicker {
  readonly origin: Origin;
  readonly refusesTracking: boolean;
}

export class ClickService {
  constructor(
    private readonly parts: {
      readonly store: ClickStore;
      /** Null = no network. */
      readonly tracker: AffiliateTracker | null;
      readonly limits: RateLimits;
      readonly log: JobLog;
    },
  ) {}

  /**
   * Idempotent per visit. Failures are only logged: no shopper waits for an affiliate network.
   *
   * @returns the network's click id, stored with an order; null without one
   * @throws TooManyRequests
   */
  async report({ origin, refusesTracking }: Clicker, input: AffiliateClickInput): Promise<string | null> {
    const { store, tracker, limits, log } = this.parts;
    const attribution = cleanAttribution(longNames(input.touch));
    if (!tracker || refusesTracking || attribution.aid === undefined || isRobot(origin.userAgent))
      return null;
    await limits.limit("visit", { address: origin.ipAddress });
    const existingClickId = await store.begin(input.visitId);
    if (existingClickId !== null) return existingClickId;
    try {
      const ip = ipv4Of(origin.ipAddress) || NO_ADDRESS;
      const clickId = await tracker.click({
        id: input.visitId,
        attribution,
        ip,
        userAgent: origin.userAgent,
      });
      await store.name(input.visitId, clickId);
      await tracker.offer(clickId);
      return clickId;
    } catch (error) {
      if (!(error instanceof TrackerTrouble)) throw error;
      log.warn({ reason: error.message }, "reporting a click to the affiliate network failed");
      return null;
    }
  }
}
