/** Braintree server API calls that a shop makes. */
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { type SandboxOptions } from "../sandbox-options";
import { fields, text } from "../read-fields";
import { type BraintreeBooks, type MoveResult } from "./braintree-books";
import { BRAINTREE } from "#contract/payments/vendors/braintree";
import { type TransactionRecord } from "./braintree-records";
import { notify } from "./braintree-webhooks";
import { readAmount, readSale } from "./sale-request";
import { refusalXml, searchIdsXml, transactionsXml, transactionXml, validationXml } from "./transaction-xml";
import { xmlDocument } from "./xml";

type ById = { Params: { id: string } };

export function registerBraintreeApi(
  scope: FastifyInstance,
  books: BraintreeBooks,
  options: SandboxOptions,
): void {
  scope.addHook("onRequest", async (request, reply) => {
    if (!isKnownClient(request)) return reply.code(401).send();
    return undefined;
  });
  const { transactions } = books;

  scope.post("/client_token", async (_request, reply) =>
    xml(reply, 201, xmlDocument("client-token", { value: clientToken(options) })),
  );

  scope.post("/transactions", async (request, reply) => {
    const sale = readSale(request.body);
    if ("problem" in sale) return xml(reply, 422, validationXml([sale.problem]));
    return answer(reply, 201, books.sell(sale.value));
  });

  scope.get<ById>("/transactions/:id", async (request, reply) => {
    const record = transactions.get(request.params.id);
    return record ? xml(reply, 200, transactionXml(record)) : reply.code(404).send();
  });

  const onTransaction = (
    method: "PUT" | "POST",
    action: string,
    status: number,
    act: (record: TransactionRecord, amountCents: number | null, key: string | null) => MoveResult,
  ) =>
    scope.route<ById>({
      method,
      url: `/transactions/:id/${action}`,
      handler: async (request, reply) => {
        const record = transactions.get(request.params.id);
        if (!record) return reply.code(404).send();
        const input = fields(fields(request.body)["transaction"]);
        const amount = input["amount"] === undefined ? { value: null } : readAmount(input["amount"]);
        if ("problem" in amount) return xml(reply, 422, validationXml([amount.problem]));
        return answer(reply, status, act(record, amount.value, text(input["api_request_key"])));
      },
    });
  onTransaction("PUT", "submit_for_settlement", 200, (...of) => books.capture(...of));
  onTransaction("PUT", "void", 200, (record) => books.void(record));
  onTransaction("POST", "refund", 201, (...of) => books.refund(...of));

  scope.post("/transactions/advanced_search_ids", async (request, reply) =>
    xml(reply, 200, searchIdsXml(search(transactions.list(), request.body).map(({ id }) => id))),
  );
  scope.post("/transactions/advanced_search", async (request, reply) =>
    xml(reply, 200, transactionsXml(search(transactions.list(), request.body).slice(0, 50))),
  );
}

/** Settles the batch of a transaction and sends the resulting webhooks. */
export function settleAndNotify(
  record: TransactionRecord,
  books: BraintreeBooks,
  options: SandboxOptions,
  status?: string,
): MoveResult {
  const result = books.settle(record, status);
  if (result.kind === "invalid") return result;
  const { transaction } = result;
  if (transaction.status === "settled") notify("transaction_settled", transaction, options);
  if (transaction.status === "settlement_declined") {
    notify("transaction_settlement_declined", transaction, options);
  }
  if (transaction.dispute) notify("dispute_opened", transaction, options);
  return result;
}

function isKnownClient(request: FastifyRequest): boolean {
  const { merchantId, publicKey, privateKey } = BRAINTREE.doubleKeys;
  const login = Buffer.from(`${publicKey}:${privateKey}`).toString("base64");
  const { merchant } = request.params as { merchant?: string };
  return request.headers.authorization === `Basic ${login}` && merchant === merchantId;
}

/** Client token, from which the vendor's browser script would read its addresses. */
function clientToken({ publicUrl }: SandboxOptions): string {
  const token = {
    version: 2,
    environment: "development",
    merchantId: BRAINTREE.doubleKeys.merchantId,
    authorizationFingerprint: "sandbox",
    clientApiUrl: `${publicUrl}/merchants/${BRAINTREE.doubleKeys.merchantId}/client_api`,
    sandboxPages: {
      hostedFieldsUrl: `${publicUrl}/hosted-fields.html`,
      googlePayUrl: `${publicUrl}/google-pay.html`,
    },
  };
  return Buffer.from(JSON.stringify(token)).toString("base64");
}

/** Filters by order id, ids, type and status; an unknown criterion matches everything. */
function search(records: readonly TransactionRecord[], body: unknown): TransactionRecord[] {
  const criteria = fields(fields(body)["search"]);
  const order = fields(criteria["order_id"]);
  const [orderId, orderStart] = [text(order["is"]), text(order["starts_with"])];
  const isIn = (name: string, value: string) =>
    !Array.isArray(criteria[name]) || criteria[name].includes(value);
  return records.filter(
    (record) =>
      (orderId === null || record.orderId === orderId) &&
      (orderStart === null || record.orderId?.startsWith(orderStart)) &&
      isIn("ids", record.id) &&
      isIn("type", record.type) &&
      isIn("status", record.status),
  );
}

function answer(reply: FastifyReply, status: number, result: MoveResult): FastifyReply {
  if (result.kind === "invalid") return xml(reply, 422, validationXml(result.problems));
  if (result.kind === "refused") return xml(reply, 422, refusalXml(result.transaction));
  return xml(reply, status, transactionXml(result.transaction));
}

function xml(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply.code(status).type("application/xml; charset=utf-8").send(body);
}
