/** Tester page for all lessors: applications and leases, with buttons for later events. */
import { escapeUTF8 } from "entities";
import { type FastifyInstance } from "fastify";
import { formatMoney } from "#contract/money/money";
import { sandboxPage } from "../sandbox-page";
import { type LeaseAdmin } from "./lease-admin";
import { isEnded, leasedCents, type LeaseRecord, type LeaseState } from "./lease-record";
import { MAGIC_INPUTS } from "./magic-inputs";
import { wordOf } from "./wire-words";

const LATEST = 200;

/** States a tester can set until an application is final. */
const FORCED: readonly (readonly [action: string, label: string, state: LeaseState])[] = [
  ["lapse", "Expire the approval", "EXPIRED"],
  ["block", "Block", "LOCKED"],
  ["fail", "Fail", "FAILED"],
  ["strange", "Report an unknown status", "STRANGE"],
];

/** Events of a signed lease. */
const LIVED: readonly (readonly [action: string, label: string, by: Parameters<LeaseAdmin["live"]>[1]])[] = [
  ["day", "Advance one day", { days: 1 }],
  ["week", "Advance one week", { days: 7 }],
  ["buy-out", "Buy it out", "BUY_OUT"],
];

export function registerTesterPage(scope: FastifyInstance, admin: LeaseAdmin): void {
  scope.get("/", (_request, reply) => reply.type("text/html; charset=utf-8").send(page(admin)));
  scope.post<{ Params: { id: string; action: string } }>(
    "/tester/:id/:action",
    async ({ params: { id, action } }, reply) => {
      if (!press(admin, id, action)) return reply.code(404).send();
      return reply.redirect("/lessors/", 303);
    },
  );
}

/** @returns false if the application or button is unknown, or the action has no effect now */
function press(admin: LeaseAdmin, id: string, action: string): boolean {
  const record = admin.books.get(id);
  if (!record) return false;
  if (action === "approve") {
    const moved = admin.decide(id, "full");
    return moved !== "ERROR_500" && "record" in moved;
  }
  const lived = LIVED.find(([name]) => name === action);
  if (lived) return admin.live(id, lived[2]);
  const forced = FORCED.find(([name]) => name === action);
  if (!forced || isEnded(record) || record.state === "FUNDED") return false;
  admin.force(id, forced[2]);
  return true;
}

function page(admin: LeaseAdmin): string {
  const records = admin.books.list().slice(-LATEST).reverse();
  const magic = MAGIC_INPUTS.map(([last4, what]) => `<li><strong>${last4}</strong>: ${what}</li>`);
  return sandboxPage(
    "Lessors",
    `<p>No real leases here. The last four digits of an applicant's Social Security number decide; all others continue on the
lessor's page.</p><ul>${magic.join("")}</ul>
<p><a href="/lessors/switches">Switches</a> (changed by POST to the same address).</p>
<h2>Applications (${records.length})</h2>
<ul>${records.map((record) => row(record, admin)).join("") || "<li>None yet.</li>"}</ul>`,
  );
}

function row(record: LeaseRecord, admin: LeaseAdmin): string {
  const approval = admin.books.approvalOf(record);
  const facts = [
    admin.termsOf(record.lessor).name,
    wordOf(record),
    `${record.applicant}, ${record.last4Ssn}`,
    record.orderId ? `order ${record.orderId}` : "",
    record.cart ? `leases ${formatMoney(leasedCents(record))}` : "an approval",
    approval
      ? `approved ${formatMoney(approval.amountCents)}, left ${formatMoney(approval.remainingCents)}`
      : "",
    record.signedAt ? "signed" : "",
    record.confirmedAt ? "confirmed" : "",
  ];
  const isOver = isEnded(record) || record.state === "FUNDED";
  const undecided = record.state === "APPROVED" || record.state === "SIGNED";
  const offered = [
    ...(record.signedAt && !isEnded(record) ? LIVED : []),
    ...(isOver || undecided ? [] : [["approve", "Approve"] as const]),
    ...(isOver ? [] : FORCED),
  ];
  const buttons = offered.map(
    ([action, label]) =>
      `<form method="post" action="/lessors/tester/${record.id}/${action}" style="display:inline"><button>${label}</button></form>`,
  );
  return `<li><a href="/lessors/apply/${record.id}">${record.id}</a><br>${escapeUTF8(facts.filter(Boolean).join(" · "))}
${buttons.length > 0 ? `<p>${buttons.join(" ")}</p>` : ""}</li>`;
}
