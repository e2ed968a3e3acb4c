/** Contact requests and newsletter subscribers for staff (STAFF-39). */
import { sql } from "kysely";
import type { ContactInput } from "#contract/marketing/schema";
import {
  CONTACT_LISTS,
  type AdminContact,
  type ContactList,
  type ContactsInput,
  type Subscriber,
} from "#contract/marketing/admin";
import type { Page } from "#contract/fields/page";
import type { Db } from "../../db/client";
import { openIdentity } from "../../db/identity";
import { findOneCustomer, isOfCustomer } from "../../db/one-customer";
import type { Sealer } from "../../db/sealed";
import { onlyRow } from "../../db/only-row";

export interface MarketingAdmin {
  /** Open ones oldest first; others latest first. */
  listContacts(query: ContactsInput): Promise<Page<AdminContact, ContactList>>;
  /** Confirmed subscribers, latest first. */
  listSubscribers(page: {
    readonly pageNumber: number;
    readonly pageSize: number;
  }): Promise<Page<Subscriber>>;
}

/** A locked contact request. */
export interface LockedContact {
  readonly request: ContactInput;
  readonly isAnswered: boolean;
  /** Null unless answered by mail. */
  readonly reply: string | null;
}

interface ContactRow {
  readonly id: string;
  readonly sealed: Buffer;
  readonly sentAt: Date;
  readonly answeredAt: Date | null;
  readonly sealedBy: Buffer | null;
  readonly sealedReply: Buffer | null;
}

export function createMarketingAdmin(db: Db, sealer: Sealer): MarketingAdmin {
  const toContact = ({ id, sealed, sentAt, answeredAt, sealedBy, sealedReply }: ContactRow): AdminContact => {
    const { name, email, phone, message } = sealer.open<ContactInput>(sealed, "contact_requests");
    return {
      id,
      name,
      email,
      phone,
      message,
      sentAt: sentAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
      answeredBy: (sealedBy && openIdentity(sealer, sealedBy).username) || null,
      reply: sealedReply && sealer.open<string>(sealedReply, "contact_requests"),
    };
  };
  return {
    async listContacts({ state, customer, pageNumber, pageSize }) {
      const isOpen = state === "OPEN";
      const isOfPerson = isOfCustomer(
        sealer,
        customer === undefined ? null : await findOneCustomer(db, sealer, customer),
        "contact_requests",
        { index: sql`one.email_index` },
      );
      const isListed =
        state === "ALL" ? isOfPerson : sql`(one.answered_at IS NULL) = ${isOpen} AND ${isOfPerson}`;
      const [page, counted] = await Promise.all([
        sql<ContactRow>`SELECT one.id, one.sealed_request AS sealed, one.created_at AS "sentAt",
            one.answered_at AS "answeredAt", one.sealed_reply AS "sealedReply",
            (SELECT sealed_identity FROM users WHERE users.id = one.answered_by) AS "sealedBy"
          FROM contact_requests AS one WHERE ${isListed}
          ORDER BY ${isOpen ? sql`one.id` : sql`one.id DESC`}
          LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`.execute(db),
        sql<Record<ContactList, number>>`
          SELECT count(*) FILTER (WHERE answered_at IS NULL)::int AS "OPEN",
            count(*) FILTER (WHERE answered_at IS NOT NULL)::int AS "ANSWERED", count(*)::int AS "ALL"
          FROM contact_requests AS one WHERE ${isOfPerson}`.execute(db),
      ]);
      const totals = onlyRow(counted.rows, "the counts of contact requests");
      const counts = CONTACT_LISTS.map((value) => ({ value, count: totals[value] }));
      return { rows: page.rows.map(toContact), total: totals[state], counts };
    },
    async listSubscribers({ pageNumber, pageSize }) {
      const [page, counted] = await Promise.all([
        sql<{ sealed: Buffer; confirmedAt: Date }>`
          SELECT sealed_email AS sealed, confirmed_at AS "confirmedAt" FROM newsletter_subscribers
          WHERE confirmed_at IS NOT NULL ORDER BY confirmed_at DESC, id
          LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`.execute(db),
        sql<{ total: number }>`SELECT count(*)::int AS total FROM newsletter_subscribers
          WHERE confirmed_at IS NOT NULL`.execute(db),
      ]);
      const subscribers = page.rows.map(({ sealed, confirmedAt }) => ({
        email: sealer.open<{ readonly email: string }>(sealed, "newsletter_subscribers").email,
        confirmedAt: confirmedAt.toISOString(),
      }));
      return { rows: subscribers, total: onlyRow(counted.rows, "the count of subscribers").total };
    },
  };
}

/** Locks until the transaction ends. Null when it does not exist. */
export async function lockContact(unit: Db, sealer: Sealer, id: string): Promise<LockedContact | null> {
  const { rows } = await sql<{ sealed: Buffer; isAnswered: boolean; sealedReply: Buffer | null }>`
    SELECT sealed_request AS sealed, answered_at IS NOT NULL AS "isAnswered", sealed_reply AS "sealedReply"
    FROM contact_requests WHERE id = ${id} FOR UPDATE`.execute(unit);
  const [row] = rows;
  return row
    ? {
        request: sealer.open<ContactInput>(row.sealed, "contact_requests"),
        isAnswered: row.isAnswered,
        reply: row.sealedReply && sealer.open<string>(row.sealedReply, "contact_requests"),
      }
    : null;
}

/** @param reply null = not answered by mail */
export async function writeAnswered(
  unit: Db,
  sealer: Sealer,
  id: string,
  { userId, reply }: { readonly userId: string; readonly reply: string | null },
): Promise<void> {
  await sql`UPDATE contact_requests SET answered_at = now(), answered_by = ${userId},
    sealed_reply = ${reply === null ? null : sealer.seal(reply, "contact_requests")} WHERE id = ${id}`.execute(
    unit,
  );
}

export async function writeReopened(unit: Db, id: string): Promise<void> {
  await sql`UPDATE contact_requests SET answered_at = NULL, answered_by = NULL WHERE id = ${id}`.execute(
    unit,
  );
}
