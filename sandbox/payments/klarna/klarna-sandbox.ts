/** Klarna's double: API, widget, and the tester's buttons. */
import { type FastifyInstance } from "fastify";
import { sendFramedPage } from "../framed-page";
import { type SandboxOptions, type SandboxTransaction, type SandboxVendor } from "../sandbox-options";
import { applySwitches } from "../switches";
import { registerKlarnaApi } from "./klarna-api";
import { KlarnaBooks } from "./klarna-books";
import { type OrderRecord, sumOf } from "./klarna-records";
import { callBack, review } from "./klarna-review";
import { KLARNA_WIDGET_PAGE, KLARNA_WIDGET_SCRIPT } from "./klarna-widget-page";
import { fields, text } from "./read-purchase";

/** Well formed, and nothing an order could be read from. */
const NONSENSE = { type: "application/json", body: '{"weather":"sunny"}' };

/** @param scope reached under options.publicUrl */
export function registerKlarnaSandbox(scope: FastifyInstance, options: SandboxOptions): SandboxVendor {
  const books = new KlarnaBooks(options.books);
  scope.register(async (api) => {
    applySwitches(api, options.switches, NONSENSE);
    registerKlarnaApi(api, books, options);
  });
  registerWidget(scope, books, options);
  registerButtons(scope, books, options);
  return {
    listTransactions: () => books.orders.list().map((order) => seenByTester(order, options.publicUrl)),
  };
}

function registerWidget(scope: FastifyInstance, books: KlarnaBooks, options: SandboxOptions): void {
  scope.get("/widget.html", (request, reply) => sendFramedPage(request, reply, KLARNA_WIDGET_PAGE));
  scope.get("/widget.js", (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(KLARNA_WIDGET_SCRIPT),
  );
  scope.post("/widget/authorize", async (request, reply) => {
    const body = fields(request.body);
    const session = books.sessions.get(text(body["session_id"]) ?? "");
    if (!session || session.status === "complete") {
      return reply.code(404).send({ approved: false, showForm: true });
    }
    const authorization = books.authorize(session, text(body["email"]));
    if (!authorization) return { approved: false, showForm: false };
    const { token } = authorization;
    const callback = { authorization_token: token, session_id: session.id };
    callBack(session.purchase.urls.authorization, callback, options);
    return { approved: true, showForm: true, authorizationToken: token };
  });
}

function registerButtons(scope: FastifyInstance, books: KlarnaBooks, options: SandboxOptions): void {
  const actions: Record<string, (order: OrderRecord) => void> = {
    accept: (order) => review(order.id, true, books, options),
    reject: (order) => review(order.id, false, books, options),
    expire: (order) => {
      if (order.status !== "AUTHORIZED") return;
      books.write({ ...order, status: "EXPIRED", remainingCents: 0 }, order.id);
    },
  };
  scope.post<{ Params: { id: string; action: string } }>("/tester/:id/:action", async (request, reply) => {
    const order = books.orders.get(request.params.id);
    const act = actions[request.params.action];
    if (!order || !act) return reply.code(404).send();
    act(order);
    return reply.redirect("/_sandbox/", 303);
  });
}

function seenByTester(order: OrderRecord, publicUrl: string): SandboxTransaction {
  const button = (label: string, action: string) => ({
    label,
    url: `${publicUrl}/tester/${order.id}/${action}`,
  });
  const isInReview = order.fraudStatus === "PENDING" && order.status === "AUTHORIZED";
  return {
    id: order.id,
    orderId: order.purchase.reference2,
    status: order.fraudStatus === "ACCEPTED" ? order.status : `${order.status}/${order.fraudStatus}`,
    amountCents: order.purchase.amountCents,
    capturedCents: sumOf(order.captures),
    refundedCents: sumOf(order.refunds),
    createdAt: order.createdAt,
    actions: [
      ...(isInReview ? [button("Accept", "accept"), button("Reject", "reject")] : []),
      ...(order.status === "AUTHORIZED" ? [button("Let it expire", "expire")] : []),
    ],
  };
}
