/** An affiliate network, whatever it speaks. */
import type { Postback } from "#contract/affiliates/network";
import type { Attribution } from "#contract/analytics/attribution";

/** How it is reached. */
export interface TrackerAccess {
  /** No slash at the end. */
  readonly url: string;
  readonly accountId: string;
  readonly secret: string;
  /** For the whole of one call; the client's own when left out. */
  readonly timeoutMs?: number;
}

/** What the network is told of a click. */
export interface Click {
  /** Of the visit: the same click told twice is known by it. */
  readonly id: string;
  readonly attribution: Attribution;
  /** IPv4 or {ip} (ATTRIBUTION-4). */
  readonly ip: string;
  readonly userAgent: string;
}

export interface AffiliateTracker {
  /** @returns the network's name for the click @throws TrackerTrouble */
  click(click: Click): Promise<string>;
  /** The click is now one of an offer. @throws TrackerTrouble */
  offer(clickId: string): Promise<void>;
  /** Tells of an entry; the network counts the same one once. @throws TrackerTrouble */
  postBack(postback: Postback): Promise<void>;
}

/** No answer, or not the one that was needed. */
export class TrackerTrouble extends Error {
  override readonly name = "TrackerTrouble";

  /** @param isRefusal true: the network does not want it, however often it is told */
  constructor(
    message: string,
    readonly isRefusal = false,
  ) {
    super(message);
  }
}
