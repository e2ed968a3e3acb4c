/**
 * Coinbase Commerce: the customer pays a charge on Coinbase's page. Coinbase captures the money itself and
 * has no refund API, so capture and refund are not supported. It also has no idempotency keys, so an order's
 * existing charge is found and reused: at most one payable charge per order.
 */
import { cryptoMinimumMessage } from "#contract/payments/crypto";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { decimalMoney } from "#contract/money/money";
import { oneAtATime } from "../../../gateways/one-at-a-time";
import {
  GatewayRefused,
  type PaymentGateway,
  type PaymentReport,
  type PaymentRequest,
  type PaymentStart,
} from "../gateway.port";
import { refusedStart } from "../problems.rules";
import { attemptReport, leadingReport } from "../rank.rules";
import { CallRefused } from "../vendor.client";
import { reportOfCharge, type Charge } from "./charge.mapping";
import { createCoinbaseClient, type CoinbaseSettings } from "./coinbase.client";
import { readCoinbaseWebhook } from "./webhook.mapping";

export interface CoinbaseGateway extends PaymentGateway {
  readonly cancel: (transactionId: string, idempotencyKey: string) => Promise<PaymentReport>;
}

/** A charge is open for two days at most; a third day allows for clock skew and queues. */
const LOOK_BACK_MS = 3 * 86_400_000;
const { smallestOrderCents } = LIMITS.crypto;

export function createCoinbaseGateway(settings: CoinbaseSettings): CoinbaseGateway {
  const client = createCoinbaseClient(settings);
  const once = oneAtATime<PaymentStart>();

  async function chargesOf(orderId: string): Promise<Charge[]> {
    const charges = await client.listSince(new Date(Date.now() - LOOK_BACK_MS));
    return charges.filter((charge) => charge.metadata?.order_id === orderId);
  }

  async function begin(request: PaymentRequest): Promise<PaymentStart> {
    const charges = await chargesOf(request.orderId);
    const open = charges.filter((charge) => reportOfCharge(charge).state === "PENDING");
    const used =
      charges.find((charge) => charge.metadata?.idempotency_key === request.idempotencyKey) ??
      charges.find(hasMoney) ??
      open.find((charge) => reportOfCharge(charge).amountCents === request.totalCents);
    if (used) return startOf(used);
    // A page with an outdated total must not be paid in addition to the new one.
    for (const charge of open) await client.cancel(charge.code).catch(ignoreRefusal);
    return startOf(await client.create(newCharge(request)));
  }

  return {
    type: "COINBASE",
    // A charge starts with its order: without an order it could be mistaken for another customer's.
    prepare: null,
    async start(request) {
      if (request.totalCents < smallestOrderCents) {
        const message = cryptoMinimumMessage("crypto payments", smallestOrderCents);
        return refusedStart([{ name: "BELOW_MINIMUM", code: "amount", message }]);
      }
      try {
        return await once(request.orderId, () => begin(request));
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error;
        const message = MESSAGES.crypto.notAccepted;
        return refusedStart([{ name: "NOT_ACCEPTED", code: error.code, message }]);
      }
    },
    async find({ transactionId, orderId, idempotencyKey }) {
      if (transactionId !== null) {
        const charge = await client.find(transactionId);
        return charge && reportOfCharge(charge);
      }
      const charges = await chargesOf(orderId);
      const reports = charges.map(reportOfCharge);
      if (idempotencyKey === null) return leadingReport(reports);
      const own = charges.filter((charge) => charge.metadata?.idempotency_key === idempotencyKey);
      return attemptReport(
        reports,
        own.map(({ code }) => code),
      );
    },
    capture: null,
    async cancel(code) {
      try {
        return reportOfCharge(await client.cancel(code));
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error;
        const charge = await client.find(code);
        const report = charge && reportOfCharge(charge);
        if (report?.state === "CANCELLED") return report;
        const message = MESSAGES.crypto.notCancellable;
        throw new GatewayRefused([{ name: "NOT_POSSIBLE", code: error.code, message }]);
      }
    },
    refund: null,
    readWebhook: async (webhook) => readCoinbaseWebhook(webhook, settings.webhookSecret),
  };
}

/** The body of POST /charges. */
function newCharge(request: PaymentRequest): object {
  const lines = request.lines.map((line) => `${line.quantity} x ${line.name}`);
  return {
    name: `Order ${request.orderNumber}`.slice(0, 200),
    description: lines.join(", ").slice(0, 200),
    pricing_type: "fixed_price",
    local_price: { amount: decimalMoney(request.totalCents), currency: request.currency },
    metadata: {
      order_id: request.orderId,
      order_number: request.orderNumber,
      idempotency_key: request.idempotencyKey,
    },
    redirect_url: request.returnUrl,
    cancel_url: request.cancelUrl,
  };
}

function hasMoney(charge: Charge): boolean {
  const { state, note } = reportOfCharge(charge);
  return state === "PAID" || state === "UNDERPAID" || (state === "PENDING" && note !== null);
}

function startOf(charge: Charge): PaymentStart {
  const report = reportOfCharge(charge);
  if (report.state === "PAID") return { kind: "DONE", report };
  return { kind: "REDIRECT", report, paymentGatewayUrl: charge.hosted_url };
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof CallRefused)) throw error;
}
