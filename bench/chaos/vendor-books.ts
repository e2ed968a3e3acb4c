/** Payments by order, from the payment vendor's sandbox. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { orderOfAttempt } from "../../server/payments/vendors/attempt-number.mapping";

export interface VendorSale {
  readonly orderId: string;
  readonly cents: number;
}

interface Transaction {
  readonly type: "sale" | "credit";
  readonly status: string;
  readonly amountCents: number;
  readonly orderId: string | null;
}

const ACTIVE_STATUSES = [
  "authorized",
  "submitted_for_settlement",
  "settlement_pending",
  "settling",
  "settled",
];

/**
 * Sales that captured or reserved money.
 * @param dataDir of the shop
 */
export async function readActiveSales(dataDir: string): Promise<VendorSale[]> {
  const text = await readFile(path.join(dataDir, "sandbox/braintree-transactions.jsonl"), "utf8");
  const lines = text.split("\n").filter(Boolean);
  // The last line of an id wins.
  const byId = new Map(lines.map((line) => JSON.parse(line) as [string, Transaction]));
  return [...byId.values()]
    .filter(({ type, status }) => type === "sale" && ACTIVE_STATUSES.includes(status))
    .map(({ orderId, amountCents }) => ({ orderId: orderOfAttempt(orderId ?? "none"), cents: amountCents }));
}
