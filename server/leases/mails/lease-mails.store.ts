/** Writes mails about applications into the outbox, in the transaction of what they tell of (docs/decisions/mail.md). */
import { sql, type RawBuilder } from "kysely";
import { LEASE_OPEN } from "#contract/leases";
import { LIMITS } from "#contract/limits";
import { guestLeasePath, ownLeasePath } from "#contract/order-paths";
import { ROUTES } from "#contract/site-paths";
import type { ShopSettings } from "../../shop.settings";
import type { Db } from "../../db/client";
import { enqueueMail } from "../../gateways/mail/outbox.store";
import type { Sealer } from "../../db/sealed";
import { writeMail, type Addressed, type MailRow } from "../../gateways/mail/mail-row";
import type { ApplicantMails, ApplicantNews } from "../applications/applicant-mails.port";
import { claimToMail } from "../applications/application-writes.store";
import { usedCents } from "../applications/used.store";
import { SEALED_APPLICATION, type ShownApplicant } from "../forms/form.record";
import { lessorName } from "../lessors/lessor-name.mapping";
import { leaseApproved } from "./lease-approved.mail";
import { leaseDeclined } from "./lease-declined.mail";
import { leaseDraft } from "./lease-draft.mail";
import { leaseExpired } from "./lease-expired.mail";
import { leaseExpiring } from "./lease-expiring.mail";
import { leaseGoesOn } from "./lease-go-on.mail";
import type { LeaseMail } from "./lease-mail.mapping";

const NEWS_MAILS: Readonly<Record<ApplicantNews, LeaseMail>> = {
  APPROVED: leaseApproved,
  DECLINED: leaseDeclined,
  EXPIRED: leaseExpired,
  EXPIRING: leaseExpiring,
  GO_ON: leaseGoesOn,
};

interface Row {
  readonly userId: string | null;
  readonly sealedShown: Buffer;
  readonly sealedKey: Buffer | null;
  readonly lessor: string | null;
  readonly approvedCents: number;
  readonly usedCents: number;
  readonly expiresAt: Date | null;
  readonly orderNumber: string | null;
}

export function createLeaseMails(sealer: Sealer, shop: ShopSettings): ApplicantMails {
  const send = <Facts extends Addressed>(db: Db, row: MailRow<Facts>, facts: Facts) =>
    enqueueMail(db, sealer, writeMail(row, facts, shop));
  const pathOf = (id: string, { userId, sealedKey }: Row) => {
    if (userId !== null) return ownLeasePath(id);
    return sealedKey ? guestLeasePath(sealer.open<string>(sealedKey, SEALED_APPLICATION)) : ROUTES.lease;
  };
  return {
    async tell(trx, id, what) {
      const { rows } = await sql<Row>`
        SELECT user_id AS "userId", sealed_shown AS "sealedShown", sealed_key AS "sealedKey", lessor,
          COALESCE(approved_cents, 0) AS "approvedCents", ${usedCents(sql`lease_applications.id`)} AS "usedCents", expires_at AS "expiresAt",
          (SELECT unique_id FROM orders WHERE orders.id = order_id) AS "orderNumber"
        FROM lease_applications WHERE id = ${id}`.execute(trx);
      const row = rows[0]!;
      const { email: to, firstName } = sealer.open<ShownApplicant>(row.sealedShown, SEALED_APPLICATION);
      // An order that is not leased has a mail of its own with the ways to pay.
      if (!to || (what === "DECLINED" && row.orderNumber)) return;
      const { approvedCents, expiresAt } = row;
      await send(trx, NEWS_MAILS[what], {
        to,
        firstName,
        url: shop.siteUrl + pathOf(id, row),
        lessorName: lessorName(row.lessor),
        approvedCents,
        remainingCents: Math.max(0, approvedCents - row.usedCents),
        expiresAt,
        orderNumber: row.orderNumber,
        isAccounts: row.userId !== null,
      });
    },
    sendDraft: (db, { to, firstName, draftKey }) =>
      send(db, leaseDraft, { to, firstName, url: shop.siteUrl + guestLeasePath(draftKey) }),
  };
}

const { remindAfterHours, expiringDays } = LIMITS.leases;
const AT_ONCE = 20;
/** The order it was made for is leased and paid for: the rest is to shop with. */
const hasFunded = sql`EXISTS (SELECT 1 FROM leases WHERE application_id = lease_applications.id AND state = 'FUNDED')`;

/** Applications the lessor wants more for, and approvals about to end, each told once. @returns whether there may be more */
export async function mailDueApplications(db: Db, mails: ApplicantMails): Promise<boolean> {
  const goingOn = await tellDue(
    db,
    mails,
    "GO_ON",
    "go_on_mailed_at",
    sql`
    status = ANY(${[...LEASE_OPEN]}::text[]) AND sealed_redirect_url IS NOT NULL
    AND created_at < now() - make_interval(hours => ${remindAfterHours})`,
  );
  const expiring = await tellDue(
    db,
    mails,
    "EXPIRING",
    "expiring_mailed_at",
    sql`
    status = 'APPROVED' AND (is_pre_approval OR ${hasFunded}) AND approved_cents > ${usedCents(sql`lease_applications.id`)}
    AND expires_at BETWEEN now() AND now() + make_interval(days => ${expiringDays})
    AND approved_at < now() - make_interval(days => ${expiringDays})`,
  );
  return goingOn || expiring;
}

async function tellDue(
  db: Db,
  mails: ApplicantMails,
  what: ApplicantNews,
  mark: Parameters<typeof claimToMail>[1],
  isDue: RawBuilder<unknown>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const ids = await claimToMail(trx, mark, isDue, AT_ONCE);
    for (const id of ids) await mails.tell(trx, id, what);
    return ids.length === AT_ONCE;
  });
}
