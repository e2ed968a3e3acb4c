/** The period of a sale price (PRICING-12). Pure. */

/** Null: open on that side. The end is exclusive. */
export interface SalePeriod {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

export function isInForce({ startsAt, endsAt }: SalePeriod, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);
}

/** When the sale begins or ends next; null once it is over, and for a sale without an end that has begun. */
export function nextChange({ startsAt, endsAt }: SalePeriod, now: Date): Date | null {
  return [startsAt, endsAt].find((moment) => moment !== null && moment > now) ?? null;
}
