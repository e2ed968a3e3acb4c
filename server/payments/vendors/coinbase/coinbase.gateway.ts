/**
 * Coinbase Commerce: the customer pays a charge on Coinbase's page. Coinbase takes the money itself and gives none
 * back by API, so there is no capture and no refund. An order has one payable charge at a time: another one begun
 * for it is found and used again, because Coinbase keeps no idempotency keys.
 */
import { cryptoMinimumMessage } from "#contract/crypto";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { decimalMoney } from "#contract/money";
import { oneAtATime } from "../../../gateways/one-at-a-time";
import {
  GatewayRefused,
  type PaymentGateway,
  type PaymentReport,
  type PaymentRequest,
  type PaymentStart,
} from "../gateway.port";
import { attemptReport, leadingReport } from "../rank.rules";
import { reportOfCharge, type Charge } from "./charge.mapping";
import { ChargeRefused, createChargeApi, type CoinbaseSettings } from "./coinbase.client";
import { readCoinbaseWebhook } from "./webhook.mapping";

export interface CoinbaseGateway extends PaymentGateway {
  readonly cancel: (transactionId: string, idempotencyKey: string) => Promise<PaymentReport>;
  /** Staff accept an unresolved charge as it is. @throws GatewayRefused when it is not unresolved */
  resolve(transactionId: string): Promise<PaymentReport>;
}

/** A charge is open for two days at most; a day more for clocks and queues. */
const LOOK_BACK_MS = 3 * 86_400_000;

/** The gateway; prepare answers `{chargeId, paymentGatewayUrl}` for the hosted button. */
export function createCoinbaseGateway(settings: CoinbaseSettings): CoinbaseGateway {
  const api = createChargeApi(settings);
  const { minimumCents = LIMITS.crypto.smallestOrderCents, now = () => new Date() } = settings;
  const once = oneAtATime<PaymentStart>();

  async function chargesOf(orderId: string): Promise<Charge[]> {
    const charges = await api.listSince(new Date(now().getTime() - LOOK_BACK_MS));
    return charges.filter((charge) => charge.metadata?.order_id === orderId);
  }

  async function begin(request: PaymentRequest): Promise<PaymentStart> {
    const charges = await chargesOf(request.orderId);
    const used = charges.find((charge) => charge.metadata?.idempotency_key === request.idempotencyKey);
    if (used) return startOf(used);
    const touched = charges.find(hasMoney);
    if (touched) return startOf(touched);
    const open = charges.filter((charge) => reportOfCharge(charge).state === "PENDING");
    const same = open.find((charge) => reportOfCharge(charge).amountCents === request.totalCents);
    if (same) return startOf(same);
    // A page over yesterday's total must not be paid beside the new one.
    for (const charge of open) await api.act(charge.code, "cancel").catch(ignoreRefusal);
    return startOf(await api.create(newCharge(request)));
  }

  async function start(request: PaymentRequest): Promise<PaymentStart> {
    if (request.totalCents < minimumCents) {
      return refused("BELOW_MINIMUM", "amount", cryptoMinimumMessage("crypto payments", minimumCents));
    }
    try {
      return await once(request.orderId, () => begin(request));
    } catch (error) {
      if (error instanceof ChargeRefused) {
        return refused("NOT_ACCEPTED", error.type, MESSAGES.crypto.notAccepted);
      }
      throw error;
    }
  }

  async function act(code: string, action: "cancel" | "resolve", isDone: (report: PaymentReport) => boolean) {
    try {
      return reportOfCharge(await api.act(code, action));
    } catch (error) {
      if (!(error instanceof ChargeRefused)) throw error;
      const charge = await api.get(code);
      const report = charge && reportOfCharge(charge);
      if (report && isDone(report)) return report;
      const message = action === "cancel" ? MESSAGES.crypto.notCancellable : MESSAGES.crypto.notResolvable;
      throw new GatewayRefused([{ name: "NOT_POSSIBLE", code: error.type, message }]);
    }
  }

  return {
    type: "COINBASE",
    name: "Coinbase Commerce",
    start,
    async prepare(request) {
      if (!request) return null;
      const started = await start(request);
      if (started.kind === "REFUSED") throw new GatewayRefused(started.problems);
      const { transactionId } = started.report;
      return {
        chargeId: transactionId,
        paymentGatewayUrl: started.kind === "REDIRECT" ? started.paymentGatewayUrl : null,
      };
    },
    async find({ transactionId, orderId, idempotencyKey }) {
      if (transactionId !== null) {
        const charge = await api.get(transactionId);
        return charge && reportOfCharge(charge);
      }
      const charges = await chargesOf(orderId);
      const reports = charges.map(reportOfCharge);
      if (!idempotencyKey) return leadingReport(reports);
      const own = charges.filter((charge) => charge.metadata?.idempotency_key === idempotencyKey);
      return attemptReport(reports, (report) => own.some(({ code }) => code === report.transactionId));
    },
    capture: null,
    cancel: (transactionId) => act(transactionId, "cancel", (report) => report.state === "CANCELLED"),
    resolve: (transactionId) =>
      act(transactionId, "resolve", (report) => report.vendorStatus.startsWith("RESOLVED")),
    refund: null,
    readWebhook: async (webhook) => readCoinbaseWebhook(webhook, settings.webhookSecret),
  };
}

function newCharge(request: PaymentRequest) {
  return {
    name: `Order ${request.orderNumber}`.slice(0, 200),
    description: request.lines
      .map((line) => `${line.quantity} x ${line.name}`)
      .join(", ")
      .slice(0, 200),
    amount: decimalMoney(request.totalCents),
    metadata: {
      order_id: request.orderId,
      order_number: request.orderNumber,
      idempotency_key: request.idempotencyKey,
    },
    redirectUrl: request.returnUrl,
    cancelUrl: request.cancelUrl,
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

function refused(name: string, code: string, message: string): PaymentStart {
  return { kind: "REFUSED", report: null, problems: [{ name, code, message }] };
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ChargeRefused)) throw error;
}
