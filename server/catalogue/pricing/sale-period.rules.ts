/** The period of a sale price (PRICING-12). Pure. */

/** Null = open-ended. The end is exclusive. */
export interface SalePeriod {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

export function isInForce({ startsAt, endsAt }: SalePeriod, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);
}

/** Returns when the sale begins or ends next; null if it is over, or has begun and is open-ended. */
export function nextChange({ startsAt, endsAt }: SalePeriod, now: Date): Date | null {
  return [startsAt, endsAt].find((moment) => moment !== null && moment > now) ?? null;
}
