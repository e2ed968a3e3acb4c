/** Columns of the order export. Amounts are in dollars, times in the shop's time zone. */
import { LABELS } from "#contract/messages";
import { shopMoment } from "#contract/time/days";
import { RISK_LABELS } from "#contract/orders/list-words";
import { DELIVERY_LABELS, STATUS_LOOKS } from "#contract/orders/orders";
import { csvDollars, csvLine, type CsvCell } from "../../http/csv";
import type { OrderCustomer } from "../reading/order.port";
import type { ExportedRow } from "./export.store";

const COLUMNS: Readonly<Record<string, (row: ExportedRow, customer: OrderCustomer) => CsvCell>> = {
  Order: ({ uniqueId }) => uniqueId,
  Placed: ({ submittedAt }) => shopMoment(submittedAt),
  Status: ({ status }) => STATUS_LOOKS[status].label,
  [LABELS.firstName]: (_row, { firstName }) => firstName,
  [LABELS.lastName]: (_row, { lastName }) => lastName,
  Email: (_row, { email }) => email,
  Phone: (_row, { phone }) => phone,
  City: (_row, { shipping }) => shipping.city,
  State: (_row, { shipping }) => shipping.state,
  [LABELS.zipCode]: (_row, { shipping }) => shipping.postalCode,
  Delivery: ({ deliveryType }) => DELIVERY_LABELS[deliveryType],
  [LABELS.paymentMethod]: ({ paymentMethod }) => paymentMethod,
  Total: ({ totalCents }) => csvDollars(totalCents),
  Subtotal: ({ subTotalCents }) => csvDollars(subTotalCents),
  Shipping: ({ shippingCents }) => csvDollars(shippingCents),
  Tax: ({ taxCents }) => csvDollars(taxCents),
  Discount: ({ discountCents }) => csvDollars(discountCents),
  Units: ({ unitCount }) => unitCount,
  Items: ({ items }) => items,
  Risk: ({ risk }) => RISK_LABELS[risk],
  Suppliers: ({ suppliers }) => suppliers.join("; "),
  Affiliate: ({ affiliateId }) => affiliateId,
  "Sub-affiliate": ({ subAffiliateId }) => subAffiliateId,
  Source: ({ source }) => source,
};
const CELLS = Object.values(COLUMNS);

export const EXPORT_HEAD = csvLine(Object.keys(COLUMNS));

export function exportLine(row: ExportedRow, customer: OrderCustomer): string {
  return csvLine(CELLS.map((cell) => cell(row, customer)));
}
