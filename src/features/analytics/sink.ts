/** Where events go: our own host always, others by configuration (own-sink.ts, data-layer.ts). */
import type { DimensionName } from "#contract/analytics/dimensions";
import type { AnalyticsEventKind } from "#contract/analytics/events";

/** An event with all that it says. */
export interface ReportedEvent {
  readonly id: string;
  readonly kind: AnalyticsEventKind;
  readonly texts: Readonly<Partial<Record<DimensionName, string>>>;
}

export interface Sink {
  add(event: ReportedEvent): void;
  /** Temporary dimensions are cleared (ANALYTICS-1). */
  clear(names: readonly DimensionName[]): void;
  /** The visitor has refused: what was not sent is gone. */
  forget(): void;
}
