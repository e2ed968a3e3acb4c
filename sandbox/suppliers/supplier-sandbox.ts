/** Local supplier sandbox: API, and a tester page with buttons for order events (ORDER-30). */
import { escapeUTF8 } from "entities";
import { type FastifyInstance } from "fastify";
import { SUPPLIER_TYPES, type SupplierType } from "#contract/suppliers/suppliers";
import { type BookStorage } from "../payments/book-storage";
import { applySwitches, Switches } from "../payments/switches";
import { sandboxPage } from "../sandbox-page";
import { registerBestBuyApi } from "./bestbuy-api";
import { SupplierBooks } from "./supplier-books";
import { MAGIC_LINES, type SupplierRecord, type SupplierWord } from "./supplier-record";

export interface SupplierSandboxOptions {
  readonly books: BookStorage;
  /** Seconds per step of automatic progress; null disables it. */
  readonly stepSeconds: number | null;
  readonly now?: () => Date;
}

const APIS: Readonly<Record<SupplierType, typeof registerBestBuyApi>> = {
  BESTBUY: registerBestBuyApi,
};

/** URL names of the statuses a tester can set. */
const BUTTONS: Readonly<Record<string, SupplierWord>> = {
  progress: "In Progress",
  backorder: "Backordered",
  delay: "Delayed",
  ship: "Shipped",
  ready: "Ready for Pickup",
  deliver: "Delivered",
  "pick-up": "Picked Up",
  cancel: "Canceled",
  return: "Item Returned",
};
const LATEST = 200;
const NONSENSE = { type: "application/xml", body: "<weather>sunny</weather>" };

/**
 * Registers the sandbox. POST /switches accepts the switches of the payment sandboxes.
 * @param app a scope with the prefix /suppliers
 */
export async function registerSupplierSandbox(
  app: FastifyInstance,
  { books: storage, stepSeconds, now = () => new Date() }: SupplierSandboxOptions,
): Promise<void> {
  const books = new SupplierBooks(storage, now, stepSeconds);
  const switches = new Switches();
  app.get("/", (_request, reply) => reply.type("text/html; charset=utf-8").send(page(books)));
  app.get("/orders.json", async () => books.list());
  app.post("/switches", async ({ body }) => {
    const change = (body ?? {}) as Readonly<Record<string, unknown>>;
    if (change["reset"] === true) switches.reset();
    switches.set(change);
    return switches.current;
  });
  app.post<{ Params: { id: string; action: string }; Querystring: { item?: string } }>(
    "/tester/:id/:action",
    async ({ params: { id, action }, query }, reply) => {
      const record = books.find(id);
      const word = BUTTONS[action];
      if (!record || !word) return reply.code(404).send();
      books.setStatus(record, word, query.item);
      return reply.redirect("/suppliers/", 303);
    },
  );
  for (const type of SUPPLIER_TYPES) {
    await app.register(
      async (scope) => {
        applySwitches(scope, switches, NONSENSE);
        APIS[type](scope, books, now);
      },
      { prefix: `/${type.toLowerCase()}` },
    );
  }
}

function page(books: SupplierBooks): string {
  const records = books.list().slice(-LATEST).reverse();
  const magic = Object.entries(MAGIC_LINES).map(
    ([line, what]) => `<li><strong>${line}</strong>: ${what}</li>`,
  );
  return sandboxPage(
    "Suppliers",
    `<p>No real shipments here. The second address line decides; any other order ships after a few minutes and arrives a few
minutes later.</p><ul>${magic.join("")}</ul>
<h2>Orders (${records.length})</h2><ul>${records.map(row).join("") || "<li>None yet.</li>"}</ul>`,
  );
}

function row({ id, orderNumber, items }: SupplierRecord): string {
  const facts = items.map(({ sku, quantity, word }) => `${quantity} × ${sku}: ${word}`).join(" · ");
  const buttons = Object.entries(BUTTONS).map(
    ([action, word]) =>
      `<form method="post" action="/suppliers/tester/${id}/${action}" style="display:inline"><button>${word}</button></form>`,
  );
  return `<li><strong>${id}</strong>, ${escapeUTF8(orderNumber)}<br>${escapeUTF8(facts)}<p>${buttons.join(" ")}</p></li>`;
}
