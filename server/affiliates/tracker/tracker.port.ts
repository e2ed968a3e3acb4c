/** The interface to an affiliate network. */
import type { Postback } from "#contract/affiliates/network";
import type { Attribution } from "#contract/analytics/attribution";

/** Access to the network's API. */
export interface TrackerAccess {
  /** Without a trailing slash. */
  readonly url: string;
  readonly accountId: string;
  readonly secret: string;
  /** Limit of a whole call; defaults to the client's own. */
  readonly timeoutMs?: number;
}

/** A click, as reported to the network. */
export interface Click {
  /** Id of the visit, by which the network recognizes a repeated click. */
  readonly id: string;
  readonly attribution: Attribution;
  /** IPv4 or {ip} (ATTRIBUTION-4). */
  readonly ip: string;
  readonly userAgent: string;
}

export interface AffiliateTracker {
  /**
   * @returns the network's click id
   * @throws TrackerTrouble
   */
  click(click: Click): Promise<string>;
  /**
   * Assigns the click to an offer.
   * @throws TrackerTrouble
   */
  offer(clickId: string): Promise<void>;
  /**
   * Reports an entry; the network counts a repeated one once.
   * @throws TrackerTrouble
   */
  postBack(postback: Postback): Promise<void>;
}

/** No answer, or an unusable one. */
export class TrackerTrouble extends Error {
  override readonly name = "TrackerTrouble";

  /** @param isRefusal true when the network refuses it, so retries are pointless */
  constructor(
    message: string,
    readonly isRefusal = false,
  ) {
    super(message);
  }
}
