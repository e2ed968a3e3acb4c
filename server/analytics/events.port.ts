/**
 * The event store's port. The default is the shop's own database; a shop that outgrows it implements another
 * one (docs/decisions/analytics.md).
 */
import type { REFUSAL_REASONS } from "#contract/analytics/batch";

/** An event as stored. */
export interface StoredEvent {
  /** UUID version 7; duplicates count once. */
  readonly id: string;
  /** Time of the event in milliseconds, from its id. */
  readonly at: number;
  readonly kind: string;
  readonly visit: string | null;
  readonly pageType: string;
  readonly deviceClass: string;
  readonly cents: number;
  /** Values by dimension number. */
  readonly dimensions: Readonly<Record<string, string>>;
}

export type RefusalReason = "BOT" | (typeof REFUSAL_REASONS)[number];

export interface EventWriter {
  /** Atomic and idempotent: known events are ignored. */
  write(events: readonly StoredEvent[]): Promise<void>;
  /** Counts refused events. @param at milliseconds */
  countRefused(reason: RefusalReason, events: number, at: number): Promise<void>;
}
