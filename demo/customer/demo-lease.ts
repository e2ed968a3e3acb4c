/** The demo customer's lease, approved and signed at the lessor's sandbox, so that its payments are the lessor's. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { ROUTES } from "#contract/site/paths";
import type { Db } from "../../server/db/client";
import type { Sealer } from "../../server/db/sealed";
import { NOBODY, SEALED_APPLICATION } from "../../server/leases/forms/form.record";
import type { LeaseReport, Lessor } from "../../server/leases/lessors/lessor.port";
import { LEASED_NUMBER } from "./demo-orders";
import { homeOf, type DemoCustomer } from "./demo-person";

export interface LessorAccess {
  readonly type: string;
  readonly lessor: Lessor;
  /** Base address of the lessor sandbox's pages. */
  readonly pagesUrl: string;
  /** Base address of the site. */
  readonly siteUrl: string;
}

const LAST_4_SSN = "4821";
const LAST_4_ACCOUNT = "7730";
const KEY = "demo customer";

interface LeasedOrder {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly cents: number;
}

/** Leases the newest demo order on a new approval, and signs for weekly payments. */
export async function addDemoLease(
  db: Db,
  sealer: Sealer,
  access: LessorAccess,
  customer: DemoCustomer,
): Promise<void> {
  const { rows } = await sql<LeasedOrder>`
    SELECT orders.id, item.product ->> 'sku' AS sku, item.product ->> 'name' AS name, total_cents AS cents
    FROM orders JOIN order_items AS item ON item.order_id = orders.id WHERE unique_id = ${LEASED_NUMBER}`.execute(
    db,
  );
  const order = rows[0]!;
  const approval = await approve(access, customer);
  const lease = await leaseAt(access, customer, order, approval.uuid);
  await press(access, `/sign/${lease.uuid}`, { frequency: "WEEKLY" });
  const applicationId = await addApplication(db, sealer, access, customer, approval);
  await sql`
    INSERT INTO leases (order_id, application_id, state, cents, lessor, lessor_uuid, asked_at, signed_at, next_check_at)
    VALUES (${order.id}, ${applicationId}, 'SIGNED', ${order.cents}, ${access.type}, ${lease.uuid}, now(), now(), NULL)`.execute(
    db,
  );
  await sql`UPDATE orders SET signed_at = now() WHERE id = ${order.id}`.execute(db);
}

async function approve(access: LessorAccess, customer: DemoCustomer): Promise<LeaseReport> {
  const { firstName, lastName, email, phone } = customer;
  const { uuid } = await access.lessor.begin({
    ...referencesOf(access, "application"),
    applicant: {
      firstName,
      lastName,
      email,
      mobilePhone: phone,
      otherPhone: null,
      address: homeOf(customer),
      dateOfBirth: "1988-04-12",
      ssn: `51200${LAST_4_SSN}`,
      isBankrupt: false,
      income: {
        employerName: "Bluebonnet Bakery",
        netMonthlyCents: 340_000,
        frequency: "BIWEEKLY",
        lastPayDate: dayFromNow(-7),
        nextPayDate: dayFromNow(7),
      },
      bank: {
        name: "Hill Country Bank",
        accountType: "CHECKING",
        routingNumber: "122105278",
        accountNumber: `90418${LAST_4_ACCOUNT}`,
      },
    },
    device: { ipAddress: null, userAgent: null, acceptLanguages: null },
    consentedAt: new Date().toISOString(),
  });
  await press(access, `/apply/${uuid}`, { outcome: "full" });
  const report = await access.lessor.find({ uuid });
  if (!report?.approvedCents) throw new Error(`The lessor sandbox did not approve ${uuid}.`);
  return report;
}

function leaseAt(
  access: LessorAccess,
  customer: DemoCustomer,
  order: LeasedOrder,
  approvalUuid: string,
): Promise<LeaseReport> {
  const line = {
    sku: order.sku,
    name: order.name,
    quantity: 1,
    unitPriceCents: order.cents,
    isLeasable: true,
  };
  const amounts = { shippingCents: 0, taxCents: 0, discountCents: 0, paidOtherwiseCents: 0 };
  return access.lessor.useApproval({
    ...referencesOf(access, "lease"),
    approvalUuid,
    orderId: order.id,
    cart: { ...amounts, lines: [line], totalCents: order.cents },
    shipping: homeOf(customer),
  });
}

async function addApplication(
  db: Db,
  sealer: Sealer,
  { type }: LessorAccess,
  { id, email, firstName, lastName, phone }: DemoCustomer,
  approval: LeaseReport,
): Promise<string> {
  const applicant = {
    ...NOBODY,
    email,
    firstName,
    lastName,
    mobilePhone: phone,
    last4Ssn: LAST_4_SSN,
    last4AccountNumber: LAST_4_ACCOUNT,
    bankName: "Hill Country Bank",
    bankAccountType: "CHECKING",
  };
  const { rows } = await sql<{ id: string }>`
    INSERT INTO lease_applications (user_id, idempotency_hash, status, is_pre_approval, state, sealed_shown, details_until,
      consent_version, attribution, lessor, lessor_uuid, approved_cents, approved_at, expires_at)
    VALUES (${id}, ${createHash("sha256").update(KEY).digest()}, 'APPROVED', true, 'TX',
      ${sealer.seal(applicant, SEALED_APPLICATION)}, now(), '1', '{}', ${type}, ${approval.uuid},
      ${approval.approvedCents}, ${approval.approvedAt}, ${approval.approvedUntil}) RETURNING id`.execute(db);
  return rows[0]!.id;
}

/** Submits a form of the sandbox's hosted pages, as the customer would. */
async function press({ pagesUrl }: LessorAccess, path: string, form: Record<string, string>): Promise<void> {
  const url = `${pagesUrl}${path}`;
  const answer = await fetch(url, { method: "POST", redirect: "manual", body: new URLSearchParams(form) });
  if (answer.status >= 400) throw new Error(`The lessor sandbox answered ${answer.status} to ${url}.`);
}

function referencesOf({ siteUrl }: LessorAccess, what: "application" | "lease") {
  const reference = `${KEY} ${what} ${Date.now()}`;
  return {
    clientReference: reference,
    idempotencyKey: reference,
    returnUrl: `${siteUrl}${ROUTES.checkoutLease}`,
    cancelUrl: `${siteUrl}${ROUTES.checkout}`,
  };
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
