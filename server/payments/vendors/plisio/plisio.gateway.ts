/**
 * Plisio: the customer pays an invoice in a chosen coin on Plisio's page. Plisio has no calls to capture,
 * cancel or refund; an unpaid invoice expires.
 */
import { cryptoMinimumMessage, findCryptoChoice } from "#contract/payments/crypto";
import { MESSAGES } from "#contract/messages";
import { decimalMoney } from "#contract/money/money";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import { oneAtATime } from "../../../gateways/one-at-a-time";
import { attemptNumber, orderOfAttempt } from "../attempt-number.mapping";
import type { PaymentGateway, PaymentRequest, PaymentStart } from "../gateway.port";
import { refusedStart } from "../problems.rules";
import { attemptReport, leadingReport } from "../rank.rules";
import { CallRefused } from "../vendor.client";
import { reportOfOperation, type Operation } from "./operation.mapping";
import { createPlisioClient, type PlisioSettings } from "./plisio.client";
import { readCoins, type PlisioCoin } from "./coins.mapping";
import { readPlisioWebhook } from "./webhook.mapping";

/** Cache time: minimums follow prices, which change little in a minute. */
const COINS_KEEP_MS = 60_000;
const NUMBER_DIGITS = 8;
/** An unpaid invoice expires with the stock hold. */
const EXPIRE_MINUTES = VENDOR_METHODS.CRYPTO.holdMinutes;

export function createPlisioGateway(settings: PlisioSettings): PaymentGateway {
  const client = createPlisioClient(settings);
  const once = oneAtATime<PaymentStart>();
  const loadCoins = oneAtATime<readonly PlisioCoin[]>();
  let cache: { readonly until: number; readonly coins: readonly PlisioCoin[] } | null = null;

  async function coins(): Promise<readonly PlisioCoin[]> {
    if (cache && cache.until > Date.now()) return cache.coins;
    return loadCoins("", async () => {
      const fresh = readCoins(await client.listCurrencies());
      cache = { until: Date.now() + COINS_KEEP_MS, coins: fresh };
      return fresh;
    });
  }

  async function begin(request: PaymentRequest, coin: PlisioCoin): Promise<PaymentStart> {
    const existing = ofOrder(request.orderId, await client.searchInvoices(request.orderId));
    const leading = leadingReport(existing.map(reportOfOperation));
    if (leading?.state === "PAID") return { kind: "DONE", report: leading };
    const newNumber = attemptNumber(request.orderId, request.idempotencyKey, NUMBER_DIGITS);
    const used =
      existing.find((operation) => operation.params.order_number === newNumber) ??
      existing.find(hasMoney) ??
      existing.find((operation) => isSamePurchase(operation, request, coin));
    const orderNumber = used?.params.order_number ?? newNumber;
    const created = await client.createInvoice(invoiceFields(request, coin, orderNumber));
    const operation = existing.find(({ id }) => id === created.transactionId) ?? {
      id: created.transactionId,
      status: "new",
      currency: coin.choice.code,
      params: { order_number: orderNumber, source_amount: decimalMoney(request.totalCents) },
    };
    return { kind: "REDIRECT", report: reportOfOperation(operation), paymentGatewayUrl: created.invoiceUrl };
  }

  return {
    type: "PLISIO",
    /** The coins currently available. */
    async prepare() {
      const offered = await coins();
      return {
        clientToken: null,
        widgetUrl: null,
        coins: offered.map(({ choice: { code, label }, minimumCents }) => ({
          code,
          label,
          minimum: minimumCents,
        })),
      };
    },
    async start(request) {
      const { unknownCoin, coinUnavailable, notAccepted } = MESSAGES.crypto;
      const choice = findCryptoChoice(request.cryptoCurrency);
      if (!choice) return refused("UNKNOWN_COIN", "cryptoCurrency", unknownCoin);
      const coin = (await coins()).find((offered) => offered.choice === choice);
      if (!coin) return refused("COIN_UNAVAILABLE", choice.code, coinUnavailable);
      if (request.totalCents < coin.minimumCents) {
        const message = cryptoMinimumMessage(choice.label, coin.minimumCents);
        return refused("BELOW_MINIMUM", choice.code, message);
      }
      try {
        return await once(request.orderId, () => begin(request, coin));
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error;
        return refused("NOT_ACCEPTED", error.code, notAccepted);
      }
    },
    async find({ transactionId, orderId, idempotencyKey }) {
      if (transactionId !== null) {
        const operation = await client.findOperation(transactionId);
        return operation && reportOfOperation(operation);
      }
      const matches = ofOrder(orderId, await client.searchInvoices(orderId));
      // Partial matches of an order number are undocumented, so the newest invoices are searched too.
      const invoices = matches.length > 0 ? matches : ofOrder(orderId, await client.searchInvoices(""));
      const reports = invoices.map(reportOfOperation);
      if (idempotencyKey === null) return leadingReport(reports);
      const number = attemptNumber(orderId, idempotencyKey, NUMBER_DIGITS);
      const own = invoices.filter((operation) => operation.params.order_number === number);
      return attemptReport(
        reports,
        own.map(({ id }) => id),
      );
    },
    capture: null,
    cancel: null,
    refund: null,
    readWebhook: async (webhook) => readPlisioWebhook(webhook, settings.secretKey),
  };
}

function ofOrder(orderId: string, invoices: readonly Operation[]): Operation[] {
  return invoices.filter((operation) => orderOfAttempt(operation.params.order_number) === orderId);
}

/** Whether coins are pending or too few arrived: a second invoice would make the customer pay twice. */
function hasMoney(operation: Operation): boolean {
  const { state, note } = reportOfOperation(operation);
  return state === "UNDERPAID" || (state === "PENDING" && note !== null);
}

/**
 * Whether this is an open invoice for the same amount and coin, which is reused instead of opening a second
 * one.
 */
function isSamePurchase(operation: Operation, request: PaymentRequest, coin: PlisioCoin): boolean {
  const { state, amountCents } = reportOfOperation(operation);
  return state === "PENDING" && amountCents === request.totalCents && operation.psys_cid === coin.cid;
}

function invoiceFields(
  request: PaymentRequest,
  coin: PlisioCoin,
  orderNumber: string,
): Record<string, string> {
  const callback = new URL(request.webhookUrl);
  // By default the callback is a form, signed over PHP's serialization of its fields.
  callback.searchParams.set("json", "true");
  return {
    order_name: `Order ${request.orderNumber}`.slice(0, 200),
    order_number: orderNumber,
    source_currency: request.currency,
    source_amount: decimalMoney(request.totalCents),
    currency: coin.cid,
    allowed_psys_cids: coin.cid,
    email: request.customer.email,
    callback_url: callback.href,
    success_invoice_url: request.returnUrl,
    fail_invoice_url: request.cancelUrl,
    expire_min: String(EXPIRE_MINUTES),
    language: "en_US",
  };
}

function refused(name: string, code: string, message: string): PaymentStart {
  return refusedStart([{ name, code, message }]);
}
