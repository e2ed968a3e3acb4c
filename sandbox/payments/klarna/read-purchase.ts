/** Parses a session or order body and reports the errors Klarna would report. */
import { type Fields, fields, text, integer } from "../read-fields";
import { type KlarnaPurchase } from "./klarna-records";

type ReadPurchase = { readonly value: KlarnaPurchase } | { readonly problem: string };

const LINE_TYPES = [
  "physical",
  "discount",
  "shipping_fee",
  "sales_tax",
  "digital",
  "gift_card",
  "store_credit",
  "surcharge",
];

export function readPurchase(body: unknown): ReadPurchase {
  const order = fields(body);
  const amountCents = integer(order["order_amount"]);
  const taxCents = integer(order["order_tax_amount"] ?? 0);
  if (order["purchase_country"] !== "US") return bad("purchase_country");
  if (order["purchase_currency"] !== "USD") return bad("purchase_currency");
  if (amountCents === null || amountCents <= 0) return bad("order_amount");
  if (taxCents === null || taxCents < 0) return bad("order_tax_amount");
  const lines = Array.isArray(order["order_lines"]) ? order["order_lines"].map(fields) : [];
  const problem = lines.length === 0 ? "order_lines" : linesProblem(lines, amountCents, taxCents);
  if (problem) return bad(problem);
  const [billing, urls] = [fields(order["billing_address"]), fields(order["merchant_urls"])];
  if (Object.keys(billing).length > 0 && !text(billing["region"])) return bad("billing_address.region");
  return {
    value: {
      amountCents,
      taxCents,
      currency: "USD",
      email: text(billing["email"]),
      reference1: text(order["merchant_reference1"]),
      reference2: text(order["merchant_reference2"]),
      urls: { notification: text(urls["notification"]), authorization: text(urls["authorization"]) },
    },
  };
}

function linesProblem(lines: readonly Fields[], amountCents: number, taxCents: number): string | null {
  let [total, tax] = [0, 0];
  for (const [place, line] of lines.entries()) {
    const type = text(line["type"]) ?? "physical";
    const [quantity, price] = [integer(line["quantity"]), integer(line["unit_price"])];
    const [amount, discount] = [integer(line["total_amount"]), integer(line["total_discount_amount"] ?? 0)];
    if (!text(line["name"]) || !LINE_TYPES.includes(type)) return `order_lines[${place}]`;
    if (quantity === null || price === null || amount === null || discount === null) {
      return `order_lines[${place}]`;
    }
    if (amount !== quantity * price - discount) return `order_lines[${place}].total_amount`;
    total += amount;
    tax += type === "sales_tax" ? amount : (integer(line["total_tax_amount"] ?? 0) ?? 0);
  }
  if (total !== amountCents) return "order_amount";
  return tax === taxCents ? null : "order_tax_amount";
}

function bad(field: string): ReadPurchase {
  return { problem: `Bad value: ${field}` };
}
