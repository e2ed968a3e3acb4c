/** Tester page for all payment vendors: payments with buttons for later events, switches and totals. */
import { escapeUTF8 } from "entities";
import { type FastifyInstance } from "fastify";
import { formatMoney } from "#contract/money/money";
import { type SandboxTransaction, type SandboxVendor, type SandboxVendorName } from "./sandbox-options";
import { type Switches } from "./switches";

const LATEST = 200;
type Vendors = ReadonlyMap<SandboxVendorName, SandboxVendor>;

export function registerTesterPages(
  app: FastifyInstance,
  vendors: Vendors,
  switches: ReadonlyMap<SandboxVendorName, Switches>,
): void {
  app.get("/_sandbox/", (_request, reply) => reply.type("text/html; charset=utf-8").send(page(vendors)));
  app.get("/_sandbox/ledger.json", async () => ledger(vendors));
  app.get("/_sandbox/switches", async () => settingsOf(switches));

  app.post("/_sandbox/switches", async (request, reply) => {
    const change = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const vendor = change["vendor"];
    if (vendor !== undefined && !switches.has(vendor as SandboxVendorName)) return reply.code(404).send();
    for (const [name, own] of switches) {
      if (vendor !== undefined && vendor !== name) continue;
      if (change["reset"] === true) own.reset();
      own.set(change);
    }
    return settingsOf(switches);
  });
}

function settingsOf(switches: ReadonlyMap<SandboxVendorName, Switches>) {
  return Object.fromEntries([...switches].map(([name, own]) => [name, own.current]));
}

/** Captured, refunded and remaining cents, by vendor and in total. */
function ledger(vendors: Vendors) {
  const books = [...vendors].map(([name, vendor]) => [name, vendor.listTransactions()] as const);
  const all = books.flatMap(([, transactions]) => transactions);
  return Object.fromEntries([...books, ["total", all] as const].map(([name, of]) => [name, sumUp(of)]));
}

function sumUp(transactions: readonly SandboxTransaction[]) {
  const sum = { payments: transactions.length, capturedCents: 0, refundedCents: 0, netCents: 0 };
  for (const { capturedCents, refundedCents } of transactions) {
    sum.capturedCents += capturedCents;
    sum.refundedCents += refundedCents;
  }
  return { ...sum, netCents: sum.capturedCents - sum.refundedCents };
}

function page(vendors: Vendors): string {
  const tables = [...vendors].map(([name, vendor]) => table(name, vendor.listTransactions()));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Payment sandboxes</title>
<meta name="viewport" content="width=device-width"><style>
body{font:16px/1.5 system-ui,sans-serif;margin:24px;color:#1b1f24}table{border-collapse:collapse;margin-bottom:32px}
th,td{text-align:left;padding:6px 12px;border-bottom:1px solid #d0d5db}form{display:inline}
button{font:inherit;padding:4px 10px}</style></head><body><h1>Payment sandboxes</h1>
<p>No money moves here. <a href="ledger.json">Totals</a> · <a href="switches">Switches</a>
(change them by POST to the same address).</p>${tables.join("")}</body></html>`;
}

function table(name: string, transactions: readonly SandboxTransaction[]): string {
  const rows = transactions
    .slice(-LATEST)
    .reverse()
    .map((of) => row(name, of))
    .join("");
  const head = ["Payment", "Order", "Status", "Amount", "Captured", "Refunded", "Actions"];
  return `<h2>${escapeUTF8(name)} (${transactions.length})</h2>
<table><thead><tr>${head.map((text) => `<th scope="col">${text}</th>`).join("")}</tr></thead>
<tbody>${rows || `<tr><td colspan="${head.length}">No payments yet.</td></tr>`}</tbody></table>`;
}

function row(vendor: string, of: SandboxTransaction): string {
  const buttons = of.actions.map(
    ({ name, label }) =>
      `<form method="post" action="/${vendor}/tester/${of.id}/${name}"><button>${escapeUTF8(label)}</button></form>`,
  );
  const money = [of.amountCents, of.capturedCents, of.refundedCents].map((cents) => formatMoney(cents));
  const cells = [of.id, of.orderId ?? "", of.status, ...money].map((text) => `<td>${escapeUTF8(text)}</td>`);
  return `<tr>${cells.join("")}<td>${buttons.join(" ")}</td></tr>`;
}
