/** Records visitors' events sent by browsers (ANALYTICS-3 to ANALYTICS-7). */
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

/** The sender's properties that recording reads; none is stored. */
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
   * Resolves when the events are stored. Events too late or too early are refused, never re-dated; the others
   * count.
   * @throws DomainError BAD_USER_INPUT for a batch that no page sends
   */
  async record({ origin, refusesTracking }: Reporter, input: EventBatch): Promise<AnalyticsReceipt> {
    const batch = readBatch(input);
    if (!batch) throw new DomainError("BAD_USER_INPUT", MESSAGES.validation.unexpected);
    const { visit, events } = batch;
    // Nothing is recorded, not even the request.
    if (refusesTracking) return { accepted: 0, rejected: [] };
    const now = this.now();
    if (isRobot(origin.userAgent)) {
      await this.writer.countRefused("BOT", events.length, now);
      return { accepted: events.length, rejected: [] };
    }
    const rejected = events.flatMap((event) => {
      const reason = refusalOf(event, now);
      return reason ? [{ id: event.id, reason }] : [];
    });
    const stored = events.filter((event) => !refusalOf(event, now)).map((event) => storedEvent(event, visit));
    if (stored.length > 0) await this.batcher.add(stored);
    for (const reason of REFUSAL_REASONS) {
      const count = rejected.filter((rejection) => rejection.reason === reason).length;
      if (count > 0) await this.writer.countRefused(reason, count, now);
    }
    return { accepted: stored.length, rejected };
  }

  /** @throws DomainError BAD_USER_INPUT for invalid or too many days */
  async listDays(from: string, to: string): Promise<AnalyticsDay[]> {
    const areDays = [from, to].every((day) => Math.abs(daysSince(day) ?? Infinity) < 36_500);
    const count = areDays ? daysBetween(from, to) : -1;
    if (count < 0 || count > LIMITS.analytics.maxDays)
      throw new DomainError("BAD_USER_INPUT", MESSAGES.validation.unexpected);
    return this.days.list(from, to);
  }
}
