/** Cards and Google Pay through Braintree (PAYMENT-1). */
import type { PaymentMethod } from "#contract/payments/methods";
import { decimalMoney } from "#contract/money/money";
import { WITHOUT_MONEY } from "#contract/payments/statuses";
import { fields, parseFields, text } from "../../../gateways/fields";
import { type RawWebhook, WebhookRejected } from "../../../gateways/webhook";
import {
  GatewayRefused,
  GatewayUnavailable,
  type PaymentGateway,
  type PaymentQuestion,
  type PaymentReport,
  type PaymentRequest,
  type PaymentStart,
  type PreparedPayment,
  type WebhookEvent,
} from "../gateway.port";
import { paymentProblem, refusedStart } from "../problems.rules";
import { createBraintreeClient, type BraintreeAccess, type BraintreeClient } from "./braintree.client";
import {
  ALREADY_REQUESTED,
  KEY_UNWANTED,
  OUTCOME_OPEN,
  refusalProblem,
  validationProblems,
} from "./problems.mapping";
import { braintreeReport, isLiveRefund } from "./report.mapping";
import { braintreeSale, requestKey } from "./sale.mapping";
import { findSales } from "./search.client";
import { readBraintreeWebhook } from "./webhook.mapping";
import {
  readAnswer,
  readTransaction,
  type BraintreeAnswer,
  type BraintreeTransaction,
} from "./answer.mapping";

export interface BraintreeOptions extends BraintreeAccess {
  /** True (the default) submits a sale for settlement at once; false only authorizes it until capture. */
  readonly isCapturedAtOnce?: boolean;
}

/** Not in a settled batch yet: the money can be voided, not refunded. */
const UNSETTLED = ["authorized", "submitted_for_settlement", "settlement_pending"];

export class BraintreeGateway implements PaymentGateway {
  readonly type = "BRAINTREE";
  private readonly client: BraintreeClient;

  constructor(private readonly options: BraintreeOptions) {
    this.client = createBraintreeClient(options);
  }

  async prepare(method: PaymentMethod): Promise<PreparedPayment> {
    const answer = await this.client.request((sdk) => sdk.clientToken.generate({}));
    const clientToken = text(fields(answer)["clientToken"]);
    if (!clientToken) throw new GatewayUnavailable("Braintree returned no client token");
    // The token is base64 JSON; the sandbox's token names its replacement pages for Braintree's fields and
    // Google's button.
    const token = fields(parseFields(Buffer.from(clientToken, "base64").toString("utf8")));
    const page = method === "GOOGLE_PAY" ? "googlePayUrl" : "hostedFieldsUrl";
    return { clientToken, widgetUrl: text(fields(token["sandboxPages"])[page]), coins: [] };
  }

  async start(request: PaymentRequest): Promise<PaymentStart> {
    if (!request.token) return refusedStart([paymentProblem("DETAILS_USED_UP", "no_token")]);
    const answer = await this.sell(request, true);
    if (answer.kind === "success") return { kind: "DONE", report: braintreeReport(answer.transaction) };
    if (answer.kind === "invalid") return this.afterInvalid(request, answer.errors);
    if (answer.transaction.rejectionReason === "duplicate") {
      const existing = await this.findEarlier(request);
      if (existing) return { kind: "DONE", report: existing };
    }
    return refusedStart([refusalProblem(answer.transaction)], braintreeReport(answer.transaction));
  }

  async find(of: PaymentQuestion): Promise<PaymentReport | null> {
    if (of.transactionId) {
      const sale = await this.read(of.transactionId);
      return sale && this.reportWithRefunds(sale);
    }
    const sales = await findSales(this.client, of.orderId, of.idempotencyKey);
    const reports = await Promise.all(sales.map((sale) => this.reportWithRefunds(sale)));
    // Declined attempts may be listed alongside the successful one, which counts.
    return reports.find(isActive) ?? reports.at(-1) ?? null;
  }

  readonly capture = async (id: string, amountCents: number, key: string): Promise<PaymentReport> => {
    const amount = decimalMoney(amountCents);
    await this.move((sdk) =>
      sdk.transaction.submitForSettlement(id, amount, { apiRequestKey: requestKey(key) }),
    );
    return this.get(id);
  };

  /** Idempotent: a payment without money stays as it is. */
  readonly cancel = async (id: string): Promise<PaymentReport> => {
    try {
      await this.move((sdk) => sdk.transaction.void(id));
    } catch (error) {
      const sale = error instanceof GatewayRefused ? await this.read(id) : null;
      if (!sale || isActive(braintreeReport(sale))) throw error;
    }
    return this.get(id);
  };

  /**
   * Refunds money. An unsettled sale cannot be refunded: a full refund voids it and reports CANCELLED with
   * nothing paid. A partial one is refused as NOT_SETTLED.
   */
  readonly refund = async (id: string, amountCents: number, key: string): Promise<PaymentReport> => {
    const sale = await this.read(id);
    if (!sale) throw new GatewayRefused([paymentProblem("NOT_ALLOWED", "not_found")]);
    if (sale.status === "voided" && amountCents === sale.amountCents) return braintreeReport(sale);
    if (UNSETTLED.includes(sale.status) && amountCents === sale.amountCents) return this.cancel(id);
    const amount = decimalMoney(amountCents);
    await this.move((sdk) => sdk.transaction.refund(id, { amount, apiRequestKey: requestKey(key) }));
    return this.get(id);
  };

  readWebhook(webhook: RawWebhook): Promise<WebhookEvent[]> {
    return readBraintreeWebhook(webhook, this.client.sdk);
  }

  answerChallenge({ bt_challenge: challenge = "" }: RawWebhook["query"]): string {
    try {
      return this.client.sdk.webhookNotification.verify(challenge);
    } catch (error) {
      throw new WebhookRejected("Braintree returned an invalid challenge", { cause: error });
    }
  }

  /**
   * @param hasKey false for merchants without request keys in their contract; nonce and order id then prevent
   * a second sale
   */
  private async sell(request: PaymentRequest, hasKey: boolean): Promise<BraintreeAnswer> {
    const { isCapturedAtOnce = true } = this.options;
    const sale = braintreeSale(request, isCapturedAtOnce, hasKey ? requestKey(request.idempotencyKey) : null);
    const answer = readAnswer(await this.client.request((sdk) => sdk.transaction.sale(sale)));
    const isKeyUnwanted =
      answer.kind === "invalid" && answer.errors.some(({ code }) => code === KEY_UNWANTED);
    return hasKey && isKeyUnwanted ? this.sell(request, false) : answer;
  }

  private async afterInvalid(
    request: PaymentRequest,
    errors: readonly { readonly attribute: string; readonly code: string }[],
  ): Promise<PaymentStart> {
    if (errors.some(({ code }) => ALREADY_REQUESTED.includes(code))) {
      const existing = await this.findEarlier(request);
      if (existing) return { kind: "DONE", report: existing };
    }
    if (errors.some(({ code }) => OUTCOME_OPEN.includes(code))) {
      throw new GatewayUnavailable("Braintree is still busy with the same request");
    }
    const problems = validationProblems(errors);
    return refusedStart(problems.length ? problems : [paymentProblem("REQUEST_REFUSED", "invalid")]);
  }

  /**
   * The sale this attempt made earlier, if still valid.
   * @throws GatewayUnavailable when another attempt has a valid sale, so that no second one is charged
   */
  private async findEarlier({ orderId, idempotencyKey }: PaymentRequest): Promise<PaymentReport | null> {
    const own = await this.find({ transactionId: null, orderId, idempotencyKey });
    if (own && isActive(own)) return own;
    const any = await this.find({ transactionId: null, orderId, idempotencyKey: null });
    if (any && isActive(any))
      throw new GatewayUnavailable("Another payment attempt for this order is active");
    return null;
  }

  private async read(id: string): Promise<BraintreeTransaction | null> {
    const transaction = await this.client.request((sdk) => sdk.transaction.find(id));
    return transaction === null ? null : readTransaction(transaction);
  }

  private async get(id: string): Promise<PaymentReport> {
    const sale = await this.read(id);
    if (!sale) throw new GatewayUnavailable("Braintree no longer finds a transaction");
    return this.reportWithRefunds(sale);
  }

  private async reportWithRefunds(sale: BraintreeTransaction): Promise<PaymentReport> {
    const refunds = await Promise.all(sale.refundIds.map((id) => this.read(id)));
    const live = refunds.filter((refund) => refund !== null && isLiveRefund(refund));
    return braintreeReport(
      sale,
      live.reduce((sum, refund) => sum + (refund?.amountCents ?? 0), 0),
    );
  }

  /** @throws GatewayRefused */
  private async move(call: Parameters<BraintreeClient["request"]>[0]): Promise<void> {
    const result = await this.client.request(call);
    if (result === null) throw new GatewayRefused([paymentProblem("NOT_ALLOWED", "not_found")]);
    const answer = readAnswer(result);
    if (answer.kind === "invalid") throw new GatewayRefused(validationProblems(answer.errors));
    if (answer.kind === "refused") throw new GatewayRefused([refusalProblem(answer.transaction)]);
  }
}

function isActive({ state }: PaymentReport): boolean {
  return !WITHOUT_MONEY.includes(state);
}
