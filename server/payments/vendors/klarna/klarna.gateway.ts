/**
 * Klarna Payments and Order Management for the United States. Placing an order authorizes the money; the shop
 * captures it on shipment, as Klarna requires.
 */
import type { PaymentMethod } from "#contract/payments/methods";
import { WITHOUT_MONEY } from "#contract/payments/statuses";
import { fields, parseFields, text, type Fields } from "../../../gateways/fields";
import type { RawWebhook } from "../../../gateways/webhook";
import {
  GatewayRefused,
  GatewayUnavailable,
  type PaymentGateway,
  type PaymentProblem,
  type PaymentQuestion,
  type PaymentReport,
  type PaymentRequest,
  type PaymentStart,
  type PreparedPayment,
  type WebhookEvent,
} from "../gateway.port";
import { paymentProblem, refusedStart } from "../problems.rules";
import { callbackUrl, readKlarnaCallback } from "./webhook.mapping";
import {
  createKlarnaClient,
  KLARNA_TIMEOUT_MS,
  type CallKlarna,
  type KlarnaAccess,
  type KlarnaAnswer,
  type KlarnaCall,
} from "./klarna.client";
import { klarnaOrder } from "./order.mapping";
import { readKlarnaOrder, readPlacedOrder } from "./report.mapping";

export interface KlarnaOptions extends KlarnaAccess {
  /** The shop's secrets; they sign callback URLs, because Klarna does not sign callbacks. */
  readonly callbackSecrets: readonly string[];
}

export class KlarnaGateway implements PaymentGateway {
  readonly type = "KLARNA";
  private readonly call: CallKlarna;

  constructor(private readonly options: KlarnaOptions) {
    this.call = createKlarnaClient(options);
  }

  /**
   * Opens a session for an order in its current state; a changed order needs a new session.
   * @throws GatewayRefused when Klarna does not accept such an order
   */
  async prepare(_method: PaymentMethod, request: PaymentRequest | null): Promise<PreparedPayment> {
    if (!request) return { clientToken: null, widgetUrl: null, coins: [] };
    const body = { ...this.orderBody(request), intent: "buy" };
    const answer = await this.call({ path: "/payments/v1/sessions", body });
    if (answer.kind === "refused") throw new GatewayRefused([startProblem(answer)]);
    const clientToken = text(answer.body["client_token"]);
    if (!clientToken) throw new GatewayUnavailable("Klarna did not open a session");
    return { clientToken, widgetUrl: text(payloadOf(clientToken)["sandbox_widget_url"]), coins: [] };
  }

  async start(request: PaymentRequest): Promise<PaymentStart> {
    if (!request.token) return refusedStart([paymentProblem("DETAILS_USED_UP", "no_token")]);
    const answer = await this.callWithRetry({
      path: `/payments/v1/authorizations/${encodeURIComponent(request.token)}/order`,
      body: this.orderBody(request),
      idempotencyKey: request.idempotencyKey,
    });
    if (answer.kind === "refused") return refusedStart([startProblem(answer)]);
    const report = readPlacedOrder(answer.body, request);
    if (report.state !== "FAILED") return { kind: "DONE", report };
    return refusedStart([paymentProblem("PURCHASE_DECLINED", report.vendorStatus)], report);
  }

  /**
   * Klarna cannot search by the shop's order id, so without Klarna's id there is no match. If the answer of
   * start was lost, repeating start returns the first result. An order whose id never arrived is never
   * captured.
   */
  async find({ transactionId }: Pick<PaymentQuestion, "transactionId">): Promise<PaymentReport | null> {
    if (!transactionId) return null;
    const answer = await this.call({ path: orderPath(transactionId) });
    if (answer.kind === "done") return readKlarnaOrder(answer.body);
    if (answer.status === 404) return null;
    throw new GatewayUnavailable(`Klarna refused to return an order (${answer.code})`);
  }

  readonly capture = async (id: string, amountCents: number, key: string): Promise<PaymentReport> => {
    await this.move(`${orderPath(id)}/captures`, { captured_amount: amountCents }, `capture:${key}`);
    return this.get(id);
  };

  /** Idempotent: a payment without money stays as it is. */
  readonly cancel = async (id: string, key: string): Promise<PaymentReport> => {
    try {
      await this.move(`${orderPath(id)}/cancel`, {}, `cancel:${key}`);
    } catch (error) {
      const report = error instanceof GatewayRefused ? await this.find({ transactionId: id }) : null;
      if (!report || !WITHOUT_MONEY.includes(report.state)) throw error;
      return report;
    }
    return this.get(id);
  };

  /**
   * Refunds captured money. Without a capture, a full refund cancels the order and reports CANCELLED with
   * nothing paid. A partial one is refused as NOT_SETTLED.
   */
  readonly refund = async (id: string, amountCents: number, key: string): Promise<PaymentReport> => {
    const order = await this.find({ transactionId: id });
    if (!order) throw new GatewayRefused([paymentProblem("NOT_ALLOWED", "not_found")]);
    if (order.paidCents === 0) {
      if (amountCents === order.amountCents) return this.cancel(id, key);
      throw new GatewayRefused([paymentProblem("NOT_SETTLED", order.vendorStatus)]);
    }
    await this.move(`${orderPath(id)}/refunds`, { refunded_amount: amountCents }, `refund:${key}`);
    return this.get(id);
  };

  async readWebhook(webhook: RawWebhook): Promise<WebhookEvent[]> {
    return readKlarnaCallback(webhook, this.options.callbackSecrets);
  }

  private orderBody(request: PaymentRequest): object {
    return klarnaOrder(
      request,
      callbackUrl(request.webhookUrl, request.orderId, this.options.callbackSecrets),
    );
  }

  /**
   * Retries once with the same key when the answer is lost early: otherwise the order could not be found
   * again.
   */
  private async callWithRetry(call: KlarnaCall): Promise<KlarnaAnswer> {
    const begun = performance.now();
    try {
      return await this.call(call);
    } catch (error) {
      const spent = performance.now() - begun;
      if (spent > (this.options.timeoutMs ?? KLARNA_TIMEOUT_MS) / 2) throw error;
      return this.call(call);
    }
  }

  private async move(path: string, body: object, idempotencyKey: string): Promise<void> {
    const answer = await this.call({ path, body, idempotencyKey });
    if (answer.kind === "done") return;
    const kind = answer.code === "REFUND_NOT_ALLOWED" ? "AMOUNT_TOO_LARGE" : "NOT_ALLOWED";
    throw new GatewayRefused([paymentProblem(kind, answer.code)]);
  }

  private async get(id: string): Promise<PaymentReport> {
    const report = await this.find({ transactionId: id });
    if (!report) throw new GatewayUnavailable("Klarna no longer finds an order");
    return report;
  }
}

function orderPath(id: string): string {
  return `/ordermanagement/v1/orders/${encodeURIComponent(id)}`;
}

function startProblem({ status, code }: Extract<KlarnaAnswer, { kind: "refused" }>): PaymentProblem {
  // 403 concerns the contract with Klarna, not the customer.
  if (status === 403) throw new GatewayUnavailable(`Klarna does not serve this shop (${code})`);
  return paymentProblem(status === 404 ? "DETAILS_USED_UP" : "REQUEST_REFUSED", code);
}

/** The token is a JWT; the sandbox's token names its replacement page for Klarna's widget. */
function payloadOf(token: string): Fields {
  return fields(parseFields(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")));
}
