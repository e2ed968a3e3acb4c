/** Braintree webhooks: a signed, base64-encoded XML notification in a form body. */
import { createHash, createHmac } from "node:crypto";
import { sendWebhook } from "../send-webhook";
import { type SandboxOptions } from "../sandbox-options";
import { BRAINTREE } from "#contract/payments/vendors/braintree";
import { type TransactionRecord } from "./braintree-records";
import { disputeNode, transactionNode } from "./transaction-xml";
import { xmlDocument, type XmlValue } from "./xml";

/** Vendor signature scheme: HMAC-SHA1 whose key is the SHA-1 of the private key. */
function signBraintree(payload: string): string {
  const key = createHash("sha1").update(BRAINTREE.doubleKeys.privateKey).digest();
  return `${BRAINTREE.doubleKeys.publicKey}|${createHmac("sha1", key).update(payload).digest("hex")}`;
}

export function notify(kind: string, record: TransactionRecord, options: SandboxOptions): void {
  const isDispute = kind.startsWith("dispute_");
  const subject: Record<string, XmlValue> = isDispute
    ? { dispute: disputeNode(record) }
    : { transaction: transactionNode(record) };
  const notification = xmlDocument("notification", { timestamp: new Date(), kind, subject });
  const payload = `${Buffer.from(notification).toString("base64")}\n`;
  const body = new URLSearchParams({ bt_signature: signBraintree(payload), bt_payload: payload }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  sendWebhook({ url: options.webhookUrl, headers, body }, options.switches);
}
