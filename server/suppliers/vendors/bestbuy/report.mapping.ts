/** Parses Best Buy's order status. */
import { listElements, type XmlElement } from "../../../gateways/xml";
import type { ReportedItem, ReportedState } from "../supplier.port";

const STATES: Readonly<Record<string, ReportedState>> = {
  "Order Received": "RECEIVED",
  "In Progress": "RECEIVED",
  Incomplete: "RECEIVED",
  "Awaiting Scheduling": "RECEIVED",
  "Pending Cancellation": "RECEIVED",
  Backordered: "DELAYED",
  Delayed: "DELAYED",
  Shipped: "SHIPPED",
  "Out for Delivery": "SHIPPED",
  "Ready for Pickup": "READY",
  Delivered: "HANDED_OVER",
  "Picked Up": "HANDED_OVER",
  Completed: "HANDED_OVER",
  "Awaiting Return Pickup": "HANDED_OVER",
  Canceled: "CANCELLED",
  "Out of Stock": "CANCELLED",
  "Item Returned": "RETURNED",
};

const WORD_LENGTH = 60;

export function readItems(order: XmlElement): ReportedItem[] {
  return listElements(order, "item").map(({ attributes }) => {
    const word = (attributes["status"] ?? "").slice(0, WORD_LENGTH);
    return {
      itemId: attributes["id"] ?? "",
      state: Object.hasOwn(STATES, word) ? STATES[word]! : "UNKNOWN",
      word,
      carrier: textOf(attributes["carrier"]),
      trackingNumber: textOf(attributes["tracking-number"]),
      trackingUrl: pageOf(attributes["tracking-url"]),
      estimatedOn: dayOf(attributes["estimated-delivery-date"]),
    };
  });
}

function textOf(value: string | undefined): string | null {
  return value?.trim().slice(0, WORD_LENGTH) || null;
}

function pageOf(value: string | undefined): string | null {
  return value && /^https:/.test(value) && URL.canParse(value) ? value : null;
}

function dayOf(value: string | undefined): string | null {
  return value && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;
}
