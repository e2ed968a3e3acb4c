/** Coinbase Commerce's double: charge API, hosted page, signed webhooks. */
import { type FastifyInstance } from "fastify";
import { type SandboxOptions, type SandboxTransaction, type SandboxVendor } from "../sandbox-options";
import { applySwitches } from "../switches";
import { ChargeBooks } from "./charge-books";
import { contextOf, receivedCents, statusOf, type ChargeRecord } from "./charge-record";
import { registerCoinbaseApi } from "./coinbase-api";
import { actionsOf, playCharge, registerCoinbasePage } from "./coinbase-page";

/** Coins are the shop's in these states. */
const PAID = ["COMPLETED", "UNRESOLVED", "RESOLVED", "REFUNDED"];
const NONSENSE = { type: "application/json", body: '{"weather":"sunny"}' };

/** @param scope reached under options.publicUrl, which is the adapter's apiUrl too */
export function registerCoinbaseSandbox(scope: FastifyInstance, options: SandboxOptions): SandboxVendor {
  const books = new ChargeBooks(options);
  scope.register(
    async (api) => {
      applySwitches(api, options.switches, NONSENSE);
      registerCoinbaseApi(api, books, options);
    },
    { prefix: "/charges" },
  );
  scope.register(async (pages) => {
    registerCoinbasePage(pages, books);
    pages.post<{ Params: { code: string; action: string } }>(
      "/tester/:code/:action",
      async ({ params }, reply) => {
        if (!playCharge(books, params.code, params.action)) return reply.code(404).send();
        return reply.redirect("/_sandbox/", 303);
      },
    );
  });
  return {
    listTransactions: () =>
      books
        .list()
        .reverse()
        .map((record) => seenByTester(record, options)),
  };
}

function seenByTester(record: ChargeRecord, { publicUrl }: SandboxOptions): SandboxTransaction {
  const orderId = record.metadata["order_id"];
  const captured = PAID.includes(statusOf(record)) ? receivedCents(record) : 0;
  return {
    id: record.code,
    orderId: typeof orderId === "string" ? orderId : null,
    status: [statusOf(record), contextOf(record)].filter(Boolean).join(" "),
    amountCents: record.amountCents,
    capturedCents: captured,
    refundedCents: statusOf(record) === "REFUNDED" ? captured : 0,
    createdAt: record.createdAt,
    actions: actionsOf(record).map(({ name, label }) => ({
      label,
      url: `${publicUrl}/tester/${record.code}/${name}`,
    })),
  };
}
