/** Computes the next payday from the last one. */
import { daysSince } from "#contract/time/days";
import type { PayFrequency } from "#contract/leases/statuses";

const DAYS: Readonly<Partial<Record<PayFrequency, number>>> = { WEEKLY: 7, BIWEEKLY: 14 };

/**
 * @param last YYYY-MM-DD
 * @returns YYYY-MM-DD; null when undetermined (twice a month) or past
 */
export function nextPayDay(frequency: string, last: string): string | null {
  if (daysSince(last) === null) return null;
  const [year, month, date] = last.split("-").map(Number) as [number, number, number];
  const days = DAYS[frequency as PayFrequency];
  if (!days && frequency !== "MONTHLY") return null;
  const at = days
    ? Date.UTC(year, month - 1, date + days)
    : Math.min(Date.UTC(year, month, date), Date.UTC(year, month + 1, 0));
  const day = new Date(at).toISOString().slice(0, 10);
  return (daysSince(day) ?? 1) <= 0 ? day : null;
}
