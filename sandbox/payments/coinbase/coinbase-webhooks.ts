/** Coinbase webhooks: JSON, signed with HMAC-SHA256 over the body. */
import { createHmac, randomUUID } from "node:crypto";
import { type SandboxOptions } from "../sandbox-options";
import { sendWebhook } from "../send-webhook";
import { printCharge, type ChargeRecord } from "./charge-record";
import { COINBASE } from "#contract/payments/vendors/coinbase";

/** Sends the webhook of a charge; all deliveries of an event have the same event id. */
export function notifyCoinbase(type: string, record: ChargeRecord, options: SandboxOptions): void {
  const now = new Date().toISOString();
  const body = JSON.stringify({
    id: randomUUID(),
    scheduled_for: now,
    attempt_number: 1,
    event: {
      id: randomUUID(),
      resource: "event",
      type,
      api_version: "2018-03-22",
      created_at: now,
      data: printCharge(record, options.publicUrl),
    },
  });
  const signature = createHmac("sha256", COINBASE.doubleKeys.webhookSecret).update(body).digest("hex");
  const headers = { "content-type": "application/json", "x-cc-webhook-signature": signature };
  sendWebhook({ url: options.webhookUrl, headers, body }, options.switches);
}
