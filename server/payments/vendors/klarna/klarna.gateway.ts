/**
 * Klarna Payments and Order Management for the United States. Placing an order reserves the money; it is taken when
 * the goods are shipped (capture), as Klarna asks.
 */
import {
  GatewayRefused,
  GatewayUnavailable,
  type PaymentGateway,
  type PaymentProblem,
  type PaymentQuestion,
  type PaymentReport,
  type PaymentRequest,
  type PaymentStart,
  type RawWebhook,
  type WebhookEvent,
} from "../gateway.port";
import { paymentProblem, type ProblemKind } from "../problems.rules";
import { callbackUrl, readKlarnaCallback } from "./webhook.mapping";
import {
  createKlarnaClient,
  KLARNA_TIMEOUT_MS,
  type AskKlarna,
  type KlarnaAccess,
  type KlarnaAnswer,
  type KlarnaCall,
} from "./klarna.client";
import { klarnaOrder } from "./order.mapping";
import { readKlarnaOrder, readPlacedOrder } from "./report.mapping";
import { readSession } from "./session.mapping";

export interface KlarnaOptions extends KlarnaAccess {
  /** Ours; callbacks are recognised by it. */
  readonly callbackSecret: string;
}

const REFUSALS: Readonly<Record<string, ProblemKind>> = {
  REFUND_NOT_ALLOWED: "AMOUNT_TOO_LARGE",
};

export class KlarnaGateway implements PaymentGateway {
  readonly type = "KLARNA";
  readonly name = "Klarna";
  private readonly ask: AskKlarna;

  constructor(private readonly options: KlarnaOptions) {
    this.ask = createKlarnaClient(options);
  }

  /**
   * Opens a session for an order as it stands; a changed order needs another.
   * @returns {sessionId, clientToken, paymentMethodCategories: [{identifier, name}], widgetUrl}, widgetUrl null on
   *   Klarna's own servers; null without a request
   * @throws GatewayRefused when Klarna does not take such an order
   */
  async prepare(request: PaymentRequest | null): Promise<Readonly<Record<string, unknown>> | null> {
    if (!request) return null;
    const body = { ...this.orderBody(request), intent: "buy" };
    const answer = await this.ask({ method: "POST", path: "/payments/v1/sessions", body });
    if (answer.kind === "refused") throw new GatewayRefused([startProblem(answer)]);
    return readSession(answer.body);
  }

  async start(request: PaymentRequest): Promise<PaymentStart> {
    if (!request.token) return refused(null, paymentProblem("DETAILS_USED_UP", "no_token"));
    const answer = await this.askTwice({
      method: "POST",
      path: `/payments/v1/authorizations/${encodeURIComponent(request.token)}/order`,
      body: this.orderBody(request),
      idempotencyKey: request.idempotencyKey,
    });
    if (answer.kind === "refused") return refused(null, startProblem(answer));
    const report = readPlacedOrder(answer.body, request);
    if (report.state !== "FAILED") return { kind: "DONE", report };
    return refused(report, paymentProblem("PURCHASE_DECLINED", report.vendorStatus));
  }

  /**
   * Klarna cannot be asked by our order id, so without its own id there is nothing to find. When the answer of start
   * was lost, the same start again gets the first result; and what nobody knows the id of is never captured.
   */
  async find({ transactionId }: Pick<PaymentQuestion, "transactionId">): Promise<PaymentReport | null> {
    if (!transactionId) return null;
    const answer = await this.ask({ method: "GET", path: orderPath(transactionId) });
    if (answer.kind === "done") return readKlarnaOrder(answer.body);
    if (answer.status === 404) return null;
    throw new GatewayUnavailable(`Klarna refuses to show an order (${answer.code})`);
  }

  readonly capture = async (id: string, amountCents: number, key: string): Promise<PaymentReport> => {
    await this.move(`${orderPath(id)}/captures`, { captured_amount: amountCents }, `capture:${key}`);
    return this.get(id);
  };

  /** May be called again: a payment without money stays as it is. */
  readonly cancel = async (id: string, key: string): Promise<PaymentReport> => {
    try {
      await this.move(`${orderPath(id)}/cancel`, {}, `cancel:${key}`);
    } catch (error) {
      const report = error instanceof GatewayRefused ? await this.find({ transactionId: id }) : null;
      if (!report || !["CANCELLED", "EXPIRED", "FAILED"].includes(report.state)) throw error;
      return report;
    }
    return this.get(id);
  };

  /**
   * Gives captured money back. Where none was captured, the whole is cancelled, and the report says CANCELLED with
   * nothing paid; a part of it is refused as NOT_SETTLED.
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
    return readKlarnaCallback(webhook, this.options.callbackSecret);
  }

  private orderBody(request: PaymentRequest): object {
    return klarnaOrder(
      request,
      callbackUrl(request.webhookUrl, request.orderId, this.options.callbackSecret),
    );
  }

  /** Asks once more with the same key when the answer is lost early: otherwise the order could not be found again. */
  private async askTwice(call: KlarnaCall): Promise<KlarnaAnswer> {
    const begun = performance.now();
    try {
      return await this.ask(call);
    } catch (error) {
      const spent = performance.now() - begun;
      if (spent > (this.options.timeoutMs ?? KLARNA_TIMEOUT_MS) / 2) throw error;
      return this.ask(call);
    }
  }

  private async move(path: string, body: object, idempotencyKey: string): Promise<void> {
    const answer = await this.ask({ method: "POST", path, body, idempotencyKey });
    if (answer.kind === "done") return;
    throw new GatewayRefused([paymentProblem(REFUSALS[answer.code] ?? "NOT_ALLOWED", answer.code)]);
  }

  private async get(id: string): Promise<PaymentReport> {
    const report = await this.find({ transactionId: id });
    if (!report) throw new GatewayUnavailable("Klarna has lost an order it had");
    return report;
  }
}

function orderPath(id: string): string {
  return `/ordermanagement/v1/orders/${encodeURIComponent(id)}`;
}

function startProblem({ status, code }: Extract<KlarnaAnswer, { kind: "refused" }>): PaymentProblem {
  // 403 here is about our contract with Klarna, not about this customer.
  if (status === 403) throw new GatewayUnavailable(`Klarna does not serve this shop (${code})`);
  return paymentProblem(status === 404 ? "DETAILS_USED_UP" : "REQUEST_REFUSED", code);
}

function refused(report: PaymentReport | null, problem: PaymentProblem): PaymentStart {
  return { kind: "REFUSED", report, problems: [problem] };
}
