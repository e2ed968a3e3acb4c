/**
 * Writes mails about applications to the outbox, in the transaction of the change (docs/decisions/mail.md).
 */
import { sql } from "kysely";
import { inStatuses } from "../../db/in-statuses";
import { LEASE_OPEN } from "#contract/leases/statuses";
import { LIMITS } from "#contract/limits";
import type { PaymentMethod } from "#contract/payments/methods";
import { guestLeasePath, ownLeasePath } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import { lessorName } from "#contract/leases/lessors/lessor-name";
import type { ShopSettings } from "../../shop.settings";
import type { Db } from "../../db/client";
import { mailNext } from "../../gateways/mail/mail-next.store";
import { enqueueMail, type OutgoingMail } from "../../gateways/mail/outbox.store";
import type { Sealer } from "../../db/sealed";
import { onlyRow } from "../../db/only-row";
import { writeMail } from "../../gateways/mail/mail-row";
import type { ApplicantMails, ApplicantNews } from "../applications/applicant-mails.port";
import { markedAsMailed } from "../applications/application-writes.store";
import { usedCents } from "../applications/used.store";
import { SEALED_APPLICATION, type DisplayedApplicant } from "../forms/form.record";
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

export interface LeaseMails extends ApplicantMails {
  /** The mail about a change of an application; null once the account is deleted. */
  compose(trx: Db, applicationId: string, news: ApplicantNews): Promise<OutgoingMail | null>;
}

/** @param methods enabled payment methods */
export function createLeaseMails(
  sealer: Sealer,
  shop: ShopSettings,
  methods: readonly PaymentMethod[],
): LeaseMails {
  const pathOf = (id: string, { userId, sealedKey }: Row) => {
    if (userId !== null) return ownLeasePath(id);
    return sealedKey ? guestLeasePath(sealer.open<string>(sealedKey, SEALED_APPLICATION)) : ROUTES.lease;
  };
  const compose: LeaseMails["compose"] = async (trx, id, news) => {
    const { rows } = await sql<Row>`
      SELECT user_id AS "userId", sealed_shown AS "sealedShown", sealed_key AS "sealedKey", lessor,
        COALESCE(approved_cents, 0) AS "approvedCents", ${usedCents(sql`lease_applications.id`)} AS "usedCents", expires_at AS "expiresAt",
        (SELECT unique_id FROM orders WHERE orders.id = order_id) AS "orderNumber"
      FROM lease_applications WHERE id = ${id}`.execute(trx);
    const row = onlyRow(rows, "the application of the email");
    const { email: to, firstName } = sealer.open<DisplayedApplicant>(row.sealedShown, SEALED_APPLICATION);
    // An order that is not leased has its own mail, with the other payment methods.
    if (!to || (news === "DECLINED" && row.orderNumber)) return null;
    const { approvedCents, expiresAt } = row;
    const facts = {
      to,
      firstName,
      url: shop.siteUrl + pathOf(id, row),
      lessorName: lessorName(row.lessor),
      approvedCents,
      remainingCents: Math.max(0, approvedCents - row.usedCents),
      expiresAt,
      orderNumber: row.orderNumber,
      isAccounts: row.userId !== null,
      methods,
    };
    return writeMail(NEWS_MAILS[news], facts, shop);
  };
  return {
    compose,
    async notify(trx, id, news) {
      const mail = await compose(trx, id, news);
      if (mail) await enqueueMail(trx, sealer, mail);
    },
    sendDraft: (db, { to, firstName, draftKey }) => {
      const facts = { to, firstName, url: shop.siteUrl + guestLeasePath(draftKey) };
      return enqueueMail(db, sealer, writeMail(leaseDraft, facts, shop));
    },
  };
}

const { remindAfterHours, expiringDays } = LIMITS.leases;
/** The application's order is leased and funded; the rest of the approval is for further shopping. */
const hasFunded = sql`EXISTS (SELECT 1 FROM leases WHERE application_id = lease_applications.id AND state = 'FUNDED')`;

/** Time-triggered mails: when each is due, and the column that records it. */
const TIMED_MAILS = [
  {
    news: "GO_ON",
    mailedAt: "go_on_mailed_at",
    isDue: sql`status ${inStatuses(LEASE_OPEN)} AND sealed_redirect_url IS NOT NULL
      AND created_at < now() - make_interval(hours => ${remindAfterHours})`,
  },
  {
    news: "EXPIRING",
    mailedAt: "expiring_mailed_at",
    isDue: sql`status = 'APPROVED' AND (is_pre_approval OR ${hasFunded})
      AND approved_cents > ${usedCents(sql`lease_applications.id`)}
      AND expires_at BETWEEN now() AND now() + make_interval(days => ${expiringDays})
      AND approved_at < now() - make_interval(days => ${expiringDays})`,
  },
] as const;

/**
 * Mails one applicant whom the lessor waits for, or whose approval ends soon; once per mail.
 * @returns false when no mail is due
 */
export async function mailNextApplicant(db: Db, sealer: Sealer, mails: LeaseMails): Promise<boolean> {
  for (const { news, mailedAt, isDue } of TIMED_MAILS) {
    const isMailed = await mailNext<{ id: string }>(db, sealer, {
      due: sql`SELECT id FROM lease_applications WHERE ${sql.ref(mailedAt)} IS NULL AND ${isDue}`,
      table: "lease_applications",
      compose: (trx, { id }) => mails.compose(trx, id, news),
      settle: ({ id }) => markedAsMailed(id, mailedAt),
    });
    if (isMailed) return true;
  }
  return false;
}
