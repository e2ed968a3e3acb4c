/** Destinations of events: always our own host, others by configuration (own-sink.ts, data-layer.ts). */
import type { DimensionName } from "#contract/analytics/dimensions";
import type { AnalyticsEventKind } from "#contract/analytics/events";

/** An event with all its dimensions. */
export interface ReportedEvent {
  readonly id: string;
  readonly kind: AnalyticsEventKind;
  readonly texts: Readonly<Partial<Record<DimensionName, string>>>;
}

export interface Sink {
  add(event: ReportedEvent): void;
  /** Temporary dimensions are cleared (ANALYTICS-1). */
  clear(names: readonly DimensionName[]): void;
  /** The visitor opted out: drops unsent events. */
  forget(): void;
}
