/** The lessor's hosted pages: the application, and the agreement in numbers before signing. */
import { escapeUTF8 } from "entities";
import { type FastifyInstance, type FastifyReply } from "fastify";
import { PAYMENT_FREQUENCIES } from "#contract/leases/financing";
import { formatMoney } from "#contract/money/money";
import { text, fields } from "../payments/read-fields";
import { sandboxPage } from "../sandbox-page";
import { agreementTable } from "./agreement-table";
import { DECISIONS, type LeaseAdmin } from "./lease-admin";
import { isEnded, leasedCents, type LeaseRecord, type RecordPlan } from "./lease-record";
import { signUrl, type SandboxAddresses } from "./sandbox-addresses";
import { wordOf } from "./wire-words";

type ById = { Params: { id: string } };

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'";

const BUTTONS: readonly (readonly [decision: (typeof DECISIONS)[number], label: string])[] = [
  ["full", "Approve in full"],
  ["partial", "Approve for half"],
  ["decline", "Decline"],
  ["review", "Put in review"],
  ["abandon", "Abandon as the customer"],
];

export function registerHostedPages(
  scope: FastifyInstance,
  admin: LeaseAdmin,
  addresses: SandboxAddresses,
): void {
  scope.get<ById>("/apply/:id", (request, reply) => {
    const record = admin.books.get(request.params.id);
    return record ? send(reply, applyPage(record, admin, addresses)) : sendUnknown(reply);
  });
  scope.post<ById>("/apply/:id", (request, reply) => {
    const { id } = request.params;
    const outcome = text(fields(request.body)["outcome"]);
    const decision = DECISIONS.find((known) => known === outcome);
    if (!decision || !admin.books.get(id)) return sendUnknown(reply);
    admin.decide(id, decision);
    return reply.redirect(`${addresses.publicUrl}/apply/${id}`, 303);
  });
  scope.get<ById>("/sign/:id", (request, reply) => {
    const record = admin.books.get(request.params.id);
    return record ? send(reply, signPage(record, admin)) : sendUnknown(reply);
  });
  scope.post<ById>("/sign/:id", (request, reply) => {
    const { id } = request.params;
    const frequency = PAYMENT_FREQUENCIES.find((known) => known === fields(request.body)["frequency"]);
    if (!frequency || !admin.books.get(id)) return sendUnknown(reply);
    admin.sign(id, frequency);
    return reply.redirect(`${addresses.publicUrl}/sign/${id}`, 303);
  });
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .headers({ "content-security-policy": POLICY, "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(page);
}

function sendUnknown(reply: FastifyReply): FastifyReply {
  return send(
    reply.code(404),
    sandboxPage("No such application", `<p><a href="/lessors/">All applications</a></p>`),
  );
}

function applyPage(record: LeaseRecord, admin: LeaseAdmin, addresses: SandboxAddresses): string {
  const approval = admin.books.approvalOf(record);
  const facts: [string, string][] = [
    ["Lessor", admin.termsOf(record.lessor).name],
    ["Applicant", `${record.applicant}, number ending in ${record.last4Ssn}`],
    ["Applied for", record.cart ? formatMoney(leasedCents(record)) : "An approval"],
    ["State", wordOf(record)],
    ...(approval
      ? ([
          ["Approved", formatMoney(approval.amountCents)],
          ["Remaining", formatMoney(approval.remainingCents)],
          ["Until", approval.approvedUntil?.slice(0, 10) ?? ""],
        ] as [string, string][])
      : []),
  ];
  const isOpen = ["STARTED", "SUBMITTED", "REVIEW", "FAILED", "STRANGE"].includes(record.state);
  const buttons = BUTTONS.map(
    ([decision, label]) => `<button class="wide" name="outcome" value="${decision}">${label}</button>`,
  );
  const body = [
    factTable(facts),
    isOpen ? `<h2>Choose the lessor's decision</h2><form method="post">${buttons.join("")}</form>` : "",
    admin.books.isSignable(record)
      ? `<p><a href="${escapeUTF8(signUrl(addresses, record.id))}">Review and sign the agreement</a></p>`
      : "",
    exit(record),
  ];
  return sandboxPage("Lease application", body.join("\n"));
}

function signPage(record: LeaseRecord, admin: LeaseAdmin): string {
  const terms = admin.termsOf(record.lessor);
  if (!record.signedFor && !admin.books.isSignable(record)) {
    return sandboxPage(
      "Nothing to sign",
      `<p role="status">There's no agreement to sign right now.</p>${exit(record)}`,
    );
  }
  const plans = admin.plansOf(record);
  const body = [
    `<p role="status">${record.signedFor ? "You've signed this agreement." : "Please read the full agreement before you sign."}</p>`,
    agreementTable(record, plans, terms.name),
    record.signedFor
      ? ""
      : `<form method="post"><fieldset><legend>How would you like to pay?</legend>
${plans.map(choice).join("\n")}</fieldset><p><button>Sign the agreement</button></p></form>`,
    exit(record),
  ];
  return sandboxPage("Lease agreement", body.join("\n"));
}

const FREQUENCY_WORDS = {
  WEEKLY: "every week",
  BIWEEKLY: "every two weeks",
  MONTHLY: "every month",
} as const;

function choice(plan: RecordPlan): string {
  const { frequency, paymentCents, numberOfPayments, totalCostCents } = plan;
  return `<label><input type="radio" name="frequency" value="${frequency}" required> ${formatMoney(paymentCents)} ${FREQUENCY_WORDS[frequency]},
${numberOfPayments} payments, total cost ${formatMoney(totalCostCents)}</label>`;
}

function factTable(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([name, value]) => `<tr><th scope="row">${name}</th><td>${escapeUTF8(value)}</td></tr>`,
  );
  return `<table>${rows.join("")}</table>`;
}

function exit(record: LeaseRecord): string {
  const url = isEnded(record) ? record.cancelUrl : record.returnUrl;
  return url && /^https?:\/\//.test(url) ? `<p><a href="${escapeUTF8(url)}">Back to the shop</a></p>` : "";
}
