/** Where events go. The shop's own database keeps them; a shop that outgrows it writes another one (docs/decisions/analytics.md). */
import type { REFUSAL_REASONS } from "#contract/analytics/batch";

/** An event as it is kept. */
export interface StoredEvent {
  /** A UUID of version 7; the same one counts once. */
  readonly id: string;
  /** When it happened, in milliseconds; what its id says. */
  readonly at: number;
  readonly kind: string;
  readonly visit: string | null;
  readonly pageType: string;
  readonly deviceClass: string;
  readonly cents: number;
  /** Values by the number of their dimension. */
  readonly dimensions: Readonly<Record<string, string>>;
}

export type RefusalReason = "BOT" | (typeof REFUSAL_REASONS)[number];

export interface EventWriter {
  /** All or nothing; events that are there already change nothing. */
  write(events: readonly StoredEvent[]): Promise<void>;
  /** Counts what is not kept. @param at milliseconds */
  countRefused(reason: RefusalReason, events: number, at: number): Promise<void>;
}
