/** Plisio's double: invoice API, invoice page, signed callbacks. */
import { type FastifyInstance } from "fastify";
import { type SandboxOptions, type SandboxTransaction, type SandboxVendor } from "../sandbox-options";
import { applySwitches } from "../switches";
import { InvoiceBooks } from "./invoice-books";
import { arrivedCents, type InvoiceRecord } from "./invoice-record";
import { registerPlisioApi } from "./plisio-api";
import { actionsOf, playInvoice, registerPlisioPage } from "./plisio-page";

/** Coins that arrived are the shop's in these states. */
const CLOSED = ["completed", "mismatch", "expired", "cancelled"];
const NONSENSE = { type: "application/json", body: '{"weather":"sunny"}' };

/** @param scope reached under options.publicUrl; the adapter's apiUrl is `${publicUrl}/api/v1` */
export function registerPlisioSandbox(scope: FastifyInstance, options: SandboxOptions): SandboxVendor {
  const books = new InvoiceBooks(options);
  scope.register(
    async (api) => {
      applySwitches(api, options.switches, NONSENSE);
      registerPlisioApi(api, books, options);
    },
    { prefix: "/api/v1" },
  );
  scope.register(async (pages) => {
    registerPlisioPage(pages, books);
    pages.post<{ Params: { id: string; action: string } }>(
      "/tester/:id/:action",
      async ({ params }, reply) => {
        if (!playInvoice(books, params.id, params.action)) return reply.code(404).send();
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

function seenByTester(record: InvoiceRecord, { publicUrl }: SandboxOptions): SandboxTransaction {
  return {
    id: record.id,
    orderId: record.orderNumber,
    status: record.status,
    amountCents: record.amountCents,
    capturedCents: CLOSED.includes(record.status) ? arrivedCents(record) : 0,
    refundedCents: 0,
    createdAt: record.createdAt,
    actions: actionsOf(record).map(({ name, label }) => ({
      label,
      url: `${publicUrl}/tester/${record.id}/${name}`,
    })),
  };
}
