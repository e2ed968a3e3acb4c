/** Plisio calls that a shop uses: all by GET, with the key in the query. */
import { type FastifyInstance, type FastifyReply } from "fastify";
import * as yup from "yup";
import { coinsPerDollar, SANDBOX_COINS, toUnits } from "../coins/coin-prices";
import { type SandboxOptions } from "../sandbox-options";
import { type InvoiceBooks } from "./invoice-books";
import { coinOf, printOperation, type InvoiceRecord } from "./invoice-record";
import { decimalMoney } from "#contract/money/money";
import { PLISIO } from "#contract/payments/vendors/plisio";

const address = yup.string().matches(/^https?:\/\//, "${path} must be a web address");

const newInvoice = yup.object({
  order_name: yup.string().max(200).required(),
  order_number: yup.string().max(100).required(),
  source_currency: yup.string().oneOf(["USD"]).required(),
  source_amount: yup
    .string()
    .matches(/^\d{1,9}(\.\d{1,8})?$/)
    .required(),
  currency: yup.string().required(),
  email: yup.string(),
  callback_url: address,
  success_invoice_url: address,
  fail_invoice_url: address,
  expire_min: yup.number().integer().min(1).max(10_080).default(600),
  return_existing: yup.string(),
});

/** @param scope API routes only: the switches apply to every route in the scope */
export function registerPlisioApi(
  scope: FastifyInstance,
  books: InvoiceBooks,
  options: SandboxOptions,
): void {
  const success = (data: unknown) => ({ status: "success", data });

  scope.addHook("preHandler", async (request, reply) => {
    const { api_key: key } = request.query as { api_key?: unknown };
    if (key === PLISIO.doubleKeys.secretKey) return undefined;
    return sendError(reply, 401, "Unauthorized", "Your request was made with invalid credentials.", 101);
  });

  scope.get("/invoices/new", async ({ query }, reply) => {
    const made = makeInvoice(query, books);
    if ("problems" in made) {
      return sendError(reply, 422, "Unprocessable entity", JSON.stringify(made.problems), 105);
    }
    return success({
      txn_id: made.id,
      invoice_url: `${options.publicUrl}/invoice/${made.id}`,
      invoice_total_sum: made.coins,
    });
  });

  scope.get<{ Params: { id: string } }>("/operations/:id", async ({ params }, reply) => {
    const record = books.find(params.id);
    if (!record) return sendError(reply, 404, "Not Found", "The operation does not exist.", 0);
    return success(printOperation(record, options.publicUrl));
  });

  scope.get<{ Querystring: { page?: string; limit?: string; search?: string; status?: string } }>(
    "/operations",
    async ({ query }) => {
      const limit = Math.min(100, Math.max(1, Number(query.limit) || 25));
      const page = Math.max(1, Number(query.page) || 1);
      const matches = books.list().filter((record) => isMatch(record, query));
      const operations = matches.slice((page - 1) * limit, page * limit);
      return success({
        operations: operations.map((record) => printOperation(record, options.publicUrl)),
        _meta: {
          totalCount: matches.length,
          pageCount: Math.ceil(matches.length / limit),
          currentPage: page,
          perPage: limit,
        },
      });
    },
  );

  scope.get("/currencies/:fiat", async () => success(SANDBOX_COINS.map(printCurrency)));
}

function makeInvoice(
  query: unknown,
  books: InvoiceBooks,
): InvoiceRecord | { readonly problems: Record<string, string> } {
  let input: yup.InferType<typeof newInvoice>;
  try {
    input = newInvoice.validateSync(query, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return { problems: Object.fromEntries(error.inner.map((inner) => [inner.path ?? "", inner.message])) };
  }
  const existing = books.findByNumber(input.order_number);
  if (existing && ["true", "1"].includes(input.return_existing ?? "")) return existing;
  if (existing) return { problems: { order_number: "Order number is already in use." } };
  const coin = coinOf(input.currency);
  if (!coin) return { problems: { currency: "Unknown currency." } };
  const amountCents = Math.floor(Number(input.source_amount) * 100 + 1e-6);
  const smallest =
    (toUnits(coin.smallest, coin.precision) * BigInt(coin.priceCents)) / 10n ** BigInt(coin.precision);
  if (amountCents < smallest) {
    return {
      problems: {
        amount: `The minimum is ${coin.smallest} ${coin.code} ($${decimalMoney(Number(smallest))}).`,
      },
    };
  }
  return books.create({
    orderNumber: input.order_number,
    orderName: input.order_name,
    amountCents,
    coin,
    email: input.email ?? null,
    callbackUrl: input.callback_url ?? null,
    successUrl: input.success_invoice_url ?? null,
    failUrl: input.fail_invoice_url ?? null,
    expireMinutes: input.expire_min,
  });
}

function isMatch(record: InvoiceRecord, { search, status }: { search?: string; status?: string }): boolean {
  if (status && record.status !== status) return false;
  if (!search) return true;
  return [record.id, record.orderNumber, record.email ?? ""].some((text) => text.includes(search));
}

function printCurrency(coin: (typeof SANDBOX_COINS)[number]) {
  return {
    name: coin.label,
    cid: coin.cid,
    currency: coin.code,
    icon: "",
    rate_usd: coinsPerDollar(coin),
    price_usd: decimalMoney(coin.priceCents),
    precision: String(coin.precision),
    fiat: "USD",
    fiat_rate: coinsPerDollar(coin),
    min_sum_in: coin.smallest,
    invoice_commission_percentage: "0.5",
    hidden: 0,
    maintenance: false,
  };
}

function sendError(
  reply: FastifyReply,
  status: number,
  name: string,
  message: string,
  code: number,
): FastifyReply {
  return reply.code(status).send({ status: "error", data: { name, message, code } });
}
