/** Takes what browsers tell of their visitors (ANALYTICS-3 to ANALYTICS-7). */
import { readBatch, REFUSAL_REASONS, type EventBatch } from "#contract/analytics/batch";
import { daysBetween, daysSince } from "#contract/time/days";
import type { AnalyticsDay, AnalyticsReceipt } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../errors";
import { Batcher } from "../gateways/batching";
import type { Origin } from "../http/session";
import type { AnalyticsDaysStore } from "./days.store";
import type { EventWriter, StoredEvent } from "./events.port";
import { isRobot, storedEvent, refusalOf } from "./events.rules";

/** Who tells, as far as it is looked at; nothing of it is kept. */
export interface Reporter {
  readonly origin: Origin;
  /** The browser sends Global Privacy Control. */
  readonly refusesTracking: boolean;
}

export class AnalyticsService {
  private readonly batcher: Batcher<StoredEvent>;

  constructor(
    private readonly writer: EventWriter,
    private readonly days: Pick<AnalyticsDaysStore, "list">,
    private readonly now: () => number = Date.now,
  ) {
    this.batcher = new Batcher<StoredEvent>((events) => writer.write(events));
  }

  /**
   * Resolves when the events are kept. Too late or too early ones are refused and never dated anew; the others count.
   * @throws DomainError BAD_USER_INPUT for a batch no page sends
   */
  async record({ origin, refusesTracking }: Reporter, input: EventBatch): Promise<AnalyticsReceipt> {
    const batch = readBatch(input);
    if (!batch) throw new DomainError("BAD_USER_INPUT", MESSAGES.validation.unexpected);
    const { visit, events } = batch;
    // Nothing is kept of it, not even that it was here.
    if (refusesTracking) return { taken: 0, refused: [] };
    const now = this.now();
    if (isRobot(origin.userAgent)) {
      await this.writer.countRefused("BOT", events.length, now);
      return { taken: events.length, refused: [] };
    }
    const refused = events.flatMap((event) => {
      const reason = refusalOf(event, now);
      return reason ? [{ id: event.id, reason }] : [];
    });
    const kept = events.filter((event) => !refusalOf(event, now)).map((event) => storedEvent(event, visit));
    if (kept.length > 0) await this.batcher.add(kept);
    for (const reason of REFUSAL_REASONS) {
      const count = refused.filter((one) => one.reason === reason).length;
      if (count > 0) await this.writer.countRefused(reason, count, now);
    }
    return { taken: kept.length, refused };
  }

  /** @throws DomainError BAD_USER_INPUT for what are no days, and for too many of them */
  async listDays(from: string, to: string): Promise<AnalyticsDay[]> {
    const areDays = [from, to].every((day) => Math.abs(daysSince(day) ?? Infinity) < 36_500);
    const count = areDays ? daysBetween(from, to) : -1;
    if (count < 0 || count > LIMITS.analytics.mostDays)
      throw new DomainError("BAD_USER_INPUT", MESSAGES.validation.unexpected);
    return this.days.list(from, to);
  }
}
