/**
 * Plisio callbacks: JSON if the callback URL requests it, otherwise a form, each with its own signature
 * scheme.
 */
import { createHmac } from "node:crypto";
import { coinsPerDollar } from "../coins/coin-prices";
import { type SandboxOptions } from "../sandbox-options";
import { sendWebhook } from "../send-webhook";
import { arrivedCents, coinOfRecord, type InvoiceRecord } from "./invoice-record";
import { decimalMoney } from "#contract/money/money";
import { PLISIO } from "#contract/payments/vendors/plisio";

type Fields = Readonly<Record<string, string>>;

const sha1 = (text: string): string =>
  createHmac("sha1", PLISIO.doubleKeys.secretKey).update(text).digest("hex");

/** Adds the hash of the fields' JSON. */
function signPlisio(fields: Fields): Record<string, string> {
  const sorted = byName(fields);
  return { ...sorted, verify_hash: sha1(JSON.stringify(sorted)) };
}

/** Sends the invoice status to the shop. */
export function notifyPlisio(record: InvoiceRecord, options: SandboxOptions): void {
  const target = record.callbackUrl ?? options.webhookUrl;
  const fields = callbackFields(record);
  const isJson = URL.canParse(target) && new URL(target).searchParams.get("json") === "true";
  const body = isJson
    ? JSON.stringify(signPlisio(fields))
    : new URLSearchParams({
        ...byName(fields),
        verify_hash: sha1(phpSerialize(byName(fields))),
      }).toString();
  const type = isJson ? "application/json" : "application/x-www-form-urlencoded";
  sendWebhook({ url: target, headers: { "content-type": type }, body }, options.switches);
}

function callbackFields(record: InvoiceRecord): Fields {
  const coin = coinOfRecord(record);
  return {
    txn_id: record.id,
    ipn_type: "invoice",
    merchant: "Sandbox shop",
    merchant_id: "sandbox",
    amount: record.arrived,
    currency: coin.code,
    psys_cid: coin.cid,
    order_number: record.orderNumber,
    order_name: record.orderName,
    confirmations: String(record.confirmations),
    status: record.status,
    source_currency: "USD",
    source_amount: decimalMoney(arrivedCents(record)),
    source_rate: coinsPerDollar(coin),
    comment: `Sandbox invoice ${record.id}`,
    invoice_commission: "0.00000000",
    invoice_sum: record.coins,
    invoice_total_sum: record.coins,
  };
}

function byName(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function phpSerialize(fields: Fields): string {
  const text = (value: string) => `s:${Buffer.byteLength(value)}:"${value}";`;
  const entries = Object.entries(fields).map(([name, value]) => text(name) + text(value));
  return `a:${entries.length}:{${entries.join("")}}`;
}
