/** The promised delivery days of an order as an event that calendars import (RFC 5545). */
import type { DeliveryRange } from "#contract/checkout/delivery";
import { addDays } from "#contract/time/days";

interface DeliveryEvent extends DeliveryRange {
  readonly orderId: string;
  /** As customers know the order. */
  readonly number: string;
  readonly now: Date;
}

/** @returns whole days: the event ends before the day after the last one */
export function deliveryEvent({ orderId, number, from, to, now }: DeliveryEvent): string {
  const written = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Shop//Orders//EN",
    "BEGIN:VEVENT",
    `UID:order-${orderId}`,
    `DTSTAMP:${written}`,
    `DTSTART;VALUE=DATE:${inDigits(from)}`,
    `DTEND;VALUE=DATE:${inDigits(addDays(to, 1))}`,
    `SUMMARY:Delivery of order ${number}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

/** @param day YYYY-MM-DD */
function inDigits(day: string): string {
  return day.replaceAll("-", "");
}
