/** Klarna sandbox: API, widget, and tester buttons. */
import { type FastifyInstance } from "fastify";
import { registerFramedPage } from "../framed-page";
import { fields, text } from "../read-fields";
import { type SandboxOptions, type SandboxTransaction, type SandboxVendor } from "../sandbox-options";
import { registerKlarnaApi } from "./klarna-api";
import { KlarnaBooks } from "./klarna-books";
import { type OrderRecord, sumOf } from "./klarna-records";
import { callBack, review } from "./klarna-review";
import { KLARNA_WIDGET_PAGE } from "./klarna-widget-page";

const ACCEPT = { name: "accept", label: "Accept" };
const REJECT = { name: "reject", label: "Reject" };
const EXPIRE = { name: "expire", label: "Expire" };

export function klarnaSandbox(options: SandboxOptions): SandboxVendor {
  const books = new KlarnaBooks(options.books);
  const actions: Record<string, (order: OrderRecord) => void> = {
    accept: (order) => review(order.id, true, books, options),
    reject: (order) => review(order.id, false, books, options),
    expire: (order) => {
      if (order.status !== "AUTHORIZED") return;
      books.write({ ...order, status: "EXPIRED", remainingCents: 0 }, order.id);
    },
  };
  return {
    apiPath: "",
    registerApi: (scope) => registerKlarnaApi(scope, books, options),
    registerPages: (scope) => registerWidget(scope, books, options),
    listTransactions: () => books.orders.list().map(transactionOf),
    press: (id, action) => {
      const [order, act] = [books.orders.get(id), actions[action]];
      if (!order || !act) return false;
      act(order);
      return true;
    },
  };
}

function registerWidget(scope: FastifyInstance, books: KlarnaBooks, options: SandboxOptions): void {
  registerFramedPage(scope, KLARNA_WIDGET_PAGE);
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

function transactionOf(order: OrderRecord): SandboxTransaction {
  const isInReview = order.fraudStatus === "PENDING" && order.status === "AUTHORIZED";
  return {
    id: order.id,
    orderId: order.purchase.reference2,
    status: order.fraudStatus === "ACCEPTED" ? order.status : `${order.status}/${order.fraudStatus}`,
    amountCents: order.purchase.amountCents,
    capturedCents: sumOf(order.captures),
    refundedCents: sumOf(order.refunds),
    actions: [...(isInReview ? [ACCEPT, REJECT] : []), ...(order.status === "AUTHORIZED" ? [EXPIRE] : [])],
  };
}
