/** Coinbase Commerce charge calls that a shop uses. */
import { type FastifyInstance, type FastifyReply } from "fastify";
import * as yup from "yup";
import { type SandboxOptions } from "../sandbox-options";
import { type ChargeBooks } from "./charge-books";
import { printCharge, type ChargeRecord } from "./charge-record";
import { COINBASE } from "#contract/payments/vendors/coinbase";

const ERRORS = {
  authentication_error: [401, "No such API key."],
  not_found: [404, "Not found."],
  invalid_request: [400, "The charge's state does not allow this."],
} as const;

const newCharge = yup.object({
  name: yup.string().max(200).required(),
  description: yup.string().max(200).required(),
  pricing_type: yup.string().oneOf(["fixed_price"]).required(),
  local_price: yup
    .object({
      amount: yup
        .string()
        .matches(/^\d{1,9}(\.\d{1,2})?$/)
        .required(),
      currency: yup.string().oneOf(["USD"]).required(),
    })
    .required(),
  metadata: yup.object().nullable(),
  redirect_url: yup.string().nullable(),
  cancel_url: yup.string().nullable(),
});

/** @param scope API routes only: the switches apply to every route in the scope */
export function registerCoinbaseApi(
  scope: FastifyInstance,
  books: ChargeBooks,
  options: SandboxOptions,
): void {
  const print = (record: ChargeRecord) => ({ data: printCharge(record, options.publicUrl) });

  scope.addHook("preHandler", async (request, reply) => {
    if (request.headers["x-cc-api-key"] !== COINBASE.doubleKeys.apiKey) {
      return sendError(reply, "authentication_error");
    }
    return undefined;
  });

  scope.post("/", async (request, reply) => {
    try {
      const input = newCharge.validateSync(request.body);
      const charge = books.create({
        name: input.name,
        description: input.description,
        amountCents: Math.round(Number(input.local_price.amount) * 100),
        currency: input.local_price.currency,
        metadata: { ...input.metadata },
        redirectUrl: input.redirect_url ?? null,
        cancelUrl: input.cancel_url ?? null,
      });
      return reply.code(201).send(print(charge));
    } catch (error) {
      if (!(error instanceof yup.ValidationError)) throw error;
      return reply.code(400).send({ error: { type: "validation_error", message: error.message } });
    }
  });

  scope.get<{ Querystring: { limit?: string; starting_after?: string } }>("/", async ({ query }) => {
    const all = books.list();
    const limit = Math.min(100, Math.max(1, Number(query.limit) || 25));
    const begin = query.starting_after ? all.findIndex(({ id }) => id === query.starting_after) + 1 : 0;
    const page = all.slice(begin, begin + limit);
    const [first, last] = [page[0]?.id, page[page.length - 1]?.id];
    return {
      pagination: {
        order: "desc",
        starting_after: query.starting_after ?? null,
        ending_before: null,
        total: all.length,
        limit,
        yielded: page.length,
        cursor_range: page.length > 0 ? [first, last] : [],
        previous_uri: null,
        next_uri:
          begin + limit < all.length
            ? `${options.publicUrl}/charges?limit=${limit}&starting_after=${last}`
            : null,
      },
      data: page.map((record) => printCharge(record, options.publicUrl)),
    };
  });

  scope.get<{ Params: { key: string } }>("/:key", async ({ params }, reply) => {
    const record = books.find(params.key);
    return record ? print(record) : sendError(reply, "not_found");
  });

  for (const action of ["cancel", "resolve"] as const) {
    scope.post<{ Params: { key: string } }>(`/:key/${action}`, async ({ params }, reply) => {
      const record = books.find(params.key);
      if (!record) return sendError(reply, "not_found");
      const moved = books[action](record);
      return moved ? print(moved) : sendError(reply, "invalid_request");
    });
  }
}

function sendError(reply: FastifyReply, type: keyof typeof ERRORS): FastifyReply {
  const [status, message] = ERRORS[type];
  return reply.code(status).send({ error: { type, message } });
}
