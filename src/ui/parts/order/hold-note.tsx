/**
 * How long an unpaid order's items are held (CHECKOUT-10). The text shows a fixed time; a screen reader
 * announces it twice: shortly before the end and at the end. The order can still be paid afterwards.
 */
import { useEffect, useState } from "react";
import { LIMITS } from "#contract/limits";
import { formatDateTime, formatTime } from "../../../lib/format-date";

const LOOK_MS = 10_000;
const MINUTE_MS = 60_000;
/** From this many minutes on, a time without a date would be ambiguous. */
const DAY_BEGINS_MINUTES = 12 * 60;

/** @param heldUntil ISO time; null = no hold */
export function HoldNote({ heldUntil }: { readonly heldUntil: string | null | undefined }) {
  const minutesLeft = useMinutesLeft(heldUntil ?? null);
  if (!heldUntil || minutesLeft === null) return null;
  return (
    <>
      <p className="muted">
        {minutesLeft > 0
          ? `We're holding your items until ${minutesLeft < DAY_BEGINS_MINUTES ? formatTime(heldUntil) : formatDateTime(heldUntil)}. After that you can still pay if they're in stock.`
          : "We're no longer holding your items. You can still pay while they're in stock."}
      </p>
      <p className="vh" role="status">
        {minutesLeft > 0 &&
          minutesLeft <= LIMITS.holds.warnMinutes &&
          `Less than ${LIMITS.holds.warnMinutes} minutes left.`}
        {minutesLeft <= 0 && "We're no longer holding your items."}
      </p>
    </>
  );
}

/** @returns minutes left, rounded up; 0 or less = expired; null = no time */
function useMinutesLeft(heldUntil: string | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!heldUntil) return;
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, [heldUntil]);
  return heldUntil ? Math.ceil((Date.parse(heldUntil) - now) / MINUTE_MS) : null;
}
