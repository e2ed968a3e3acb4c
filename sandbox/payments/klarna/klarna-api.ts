/** Klarna Payments and Order Management calls that a shop makes. */
import { randomUUID } from "node:crypto";
import { type FastifyInstance, type FastifyReply } from "fastify";
import { type Book } from "../book-storage";
import { fields, integer } from "../read-fields";
import { type SandboxOptions } from "../sandbox-options";
import { type KlarnaBooks, type KlarnaError, type Moved } from "./klarna-books";
import { KLARNA } from "#contract/payments/vendors/klarna";
import { type OrderRecord, sumOf } from "./klarna-records";
import { reviewLater } from "./klarna-review";
import { readPurchase } from "./read-purchase";

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object | null;
}

type ById = { Params: { id: string } };

const NOT_FOUND: KlarnaError = { status: 404, code: "NOT_FOUND", message: "Not found" };
const LOGIN = `Basic ${Buffer.from(`${KLARNA.doubleKeys.username}:${KLARNA.doubleKeys.password}`).toString("base64")}`;

export function registerKlarnaApi(scope: FastifyInstance, books: KlarnaBooks, options: SandboxOptions): void {
  const answers: Book<Answer> = options.books.open("klarna-idempotency-keys");
  scope.addHook("onRequest", async (request, reply) => {
    if (request.headers.authorization !== LOGIN) return reply.code(401).send();
    return undefined;
  });

  scope.post("/payments/v1/sessions", async (request, reply) => {
    const purchase = readPurchase(request.body);
    if ("problem" in purchase) return sendError(reply, badValue(purchase.problem));
    const session = books.openSession(purchase.value);
    return {
      session_id: session.id,
      client_token: clientToken(session.id, options),
      payment_method_categories: [{ identifier: "klarna", name: "Pay with Klarna" }],
    };
  });

  /** A repeated key returns the first response (docs.klarna.com, integration resilience). */
  const post = (url: string, act: (id: string, body: unknown) => Answer) =>
    scope.post<ById>(url, async (request, reply) => {
      const key = request.headers["klarna-idempotency-key"];
      const earlier = typeof key === "string" ? answers.get(key) : undefined;
      const answer = earlier ?? act(request.params.id, request.body);
      if (typeof key === "string" && !earlier) answers.put(key, answer);
      return reply
        .code(answer.status)
        .headers(answer.headers)
        .send(answer.body ?? undefined);
    });

  post("/payments/v1/authorizations/:id/order", (token, body) => {
    const purchase = readPurchase(body);
    if ("problem" in purchase) return errorAnswer(badValue(purchase.problem));
    const placed = books.place(token, purchase.value);
    if ("error" in placed) return errorAnswer(placed.error);
    if (placed.order.fraudStatus === "PENDING") reviewLater(placed.order.id, books, options);
    return answerOf(200, {
      order_id: placed.order.id,
      redirect_url: `${options.publicUrl}/redirect/${placed.order.id}`,
      fraud_status: placed.order.fraudStatus,
      authorized_payment_method: { type: "invoice" },
    });
  });

  const onOrder = (action: string, status: number, act: (order: OrderRecord, body: unknown) => Moved) =>
    post(`/ordermanagement/v1/orders/:id/${action}`, (id, body) => {
      const order = books.orders.get(id);
      if (!order) return errorAnswer(NOT_FOUND);
      const moved = act(order, body);
      if ("error" in moved) return errorAnswer(moved.error);
      const location = `${options.publicUrl}/ordermanagement/v1/orders/${id}/${action}/${moved.id}`;
      const headers: Record<string, string> = status === 201 ? { location } : {};
      if (action === "captures") headers["capture-id"] = moved.id;
      return answerOf(status, null, headers);
    });
  onOrder("captures", 201, (order, body) => books.capture(order, integer(fields(body)["captured_amount"])));
  onOrder("refunds", 201, (order, body) => books.refund(order, integer(fields(body)["refunded_amount"])));
  onOrder("cancel", 204, (order) => books.cancel(order));

  scope.get<ById>("/ordermanagement/v1/orders/:id", async (request, reply) => {
    const order = books.orders.get(request.params.id);
    return order ? orderBody(order) : sendError(reply, NOT_FOUND);
  });
}

function orderBody(order: OrderRecord) {
  const { purchase, captures, refunds } = order;
  return {
    order_id: order.id,
    status: order.status,
    fraud_status: order.fraudStatus,
    order_amount: purchase.amountCents,
    original_order_amount: purchase.amountCents,
    captured_amount: sumOf(captures),
    refunded_amount: sumOf(refunds),
    remaining_authorized_amount: order.remainingCents,
    purchase_currency: purchase.currency,
    purchase_country: "US",
    merchant_reference1: purchase.reference1,
    merchant_reference2: purchase.reference2,
    klarna_reference: order.id.slice(0, 8).toUpperCase(),
    created_at: order.createdAt,
    captures: captures.map(({ id, cents }) => ({ capture_id: id, captured_amount: cents })),
    refunds: refunds.map(({ id, cents }) => ({ refund_id: id, refunded_amount: cents })),
  };
}

/** Shaped like Klarna's JWT, from which Klarna's script reads its addresses. */
function clientToken(sessionId: string, { publicUrl }: SandboxOptions): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const payload = {
    session_id: sessionId,
    sandbox_widget_url: `${publicUrl}/widget.html?session=${sessionId}`,
  };
  return `${part({ alg: "none" })}.${part(payload)}.sandbox`;
}

function badValue(message: string): KlarnaError {
  return { status: 400, code: "BAD_VALUE", message };
}

function answerOf(status: number, body: object | null, headers: Record<string, string> = {}): Answer {
  return { status, headers, body };
}

function errorAnswer({ status, code, message }: KlarnaError): Answer {
  return answerOf(status, { correlation_id: randomUUID(), error_code: code, error_messages: [message] });
}

function sendError(reply: FastifyReply, error: KlarnaError): FastifyReply {
  return reply.code(error.status).send(errorAnswer(error).body);
}
