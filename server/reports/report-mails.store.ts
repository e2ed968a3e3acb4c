/**
 * Stores report mail subscriptions. A mail and the step to its next day share a transaction, so each period
 * is mailed once.
 */
import { sql } from "kysely";
import type { MailFrequency } from "#contract/reports/mails";
import type { ReportKey } from "#contract/reports/reports";
import { permissionsOf, type AccountRole, type Permission } from "#contract/staff/roles";
import type { AuditWrite } from "../audit/audit.port";
import type { Db } from "../db/client";
import { openIdentity } from "../db/identity";
import { enqueueMail, type OutgoingMail } from "../gateways/mail/outbox.store";
import type { Sealer } from "../db/sealed";
import { onlyRow } from "../db/only-row";

type Keys = readonly (string | null)[];

export interface MailRequest {
  readonly report: ReportKey;
  readonly frequency: MailFrequency;
  readonly keys: Keys;
}

export interface DueMail extends MailRequest {
  readonly id: string;
  readonly dueDay: string;
}

/** The subscriber with current data. */
export interface Reader {
  readonly to: string;
  readonly firstName: string;
  /** Empty for a disabled user. */
  readonly permissions: readonly Permission[];
}

export interface NewMailRequest {
  readonly dueDay: string;
  /** Maximum subscriptions per user. */
  readonly max: number;
  readonly recordAudit: AuditWrite;
}

/** Exceeds the slowest report; the claim of a crashed host then expires. */
const CLAIM_TIMEOUT_SECONDS = 120;

export interface ReportMailStore {
  list(userId: string, report: ReportKey): Promise<Omit<MailRequest, "report">[]>;
  listAll(unit: Db, userId: string): Promise<MailRequest[]>;
  /** @returns false at the limit; true also when the subscription existed */
  add(userId: string, subscription: MailRequest, options: NewMailRequest): Promise<boolean>;
  remove(userId: string, subscription: MailRequest, recordAudit: AuditWrite): Promise<void>;
  forget(unit: Db, userId: string): Promise<void>;
  /** Claims one mail due on or before this day. */
  claim(day: string): Promise<DueMail | null>;
  /**
   * Settles each claimed day once, on whichever host.
   * @param write returns null to skip the mail
   */
  settle(due: DueMail, nextDay: string, write: (reader: Reader) => OutgoingMail | null): Promise<void>;
}

export function createReportMailStore(db: Db, sealer: Sealer): ReportMailStore {
  const isOf = (userId: string, { report, frequency, keys }: MailRequest) =>
    sql`user_id = ${userId} AND report = ${report} AND rhythm = ${frequency} AND keys = ${JSON.stringify(keys)}::jsonb`;
  return {
    async list(userId, report) {
      const { rows } = await sql<Omit<MailRequest, "report">>`
        SELECT rhythm AS frequency, keys FROM report_mails WHERE user_id = ${userId} AND report = ${report}
        ORDER BY created_at, id`.execute(db);
      return rows;
    },
    async listAll(unit, userId) {
      const { rows } = await sql<MailRequest>`
        SELECT report, rhythm AS frequency, keys FROM report_mails WHERE user_id = ${userId} ORDER BY created_at, id`.execute(
        unit,
      );
      return rows;
    },
    add: (userId, subscription, { dueDay, max, recordAudit }) =>
      db.transaction().execute(async (trx) => {
        // The lock stops two concurrent inserts from exceeding the limit.
        await sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(trx);
        const { rows } = await sql<{ count: number; isThere: boolean }>`
          SELECT count(*)::int AS count, COALESCE(bool_or(${isOf(userId, subscription)}), false) AS "isThere"
          FROM report_mails WHERE user_id = ${userId}`.execute(trx);
        const { count, isThere } = onlyRow(rows, "the count of report emails");
        if (isThere || count >= max) return isThere;
        await sql`INSERT INTO report_mails (user_id, report, rhythm, keys, due_day)
          VALUES (${userId}, ${subscription.report}, ${subscription.frequency}, ${JSON.stringify(subscription.keys)}::jsonb, ${dueDay}::date)`.execute(
          trx,
        );
        await recordAudit(trx);
        return true;
      }),
    remove: (userId, subscription, recordAudit) =>
      db.transaction().execute(async (trx) => {
        const { rows } =
          await sql`DELETE FROM report_mails WHERE ${isOf(userId, subscription)} RETURNING id`.execute(trx);
        if (rows.length > 0) await recordAudit(trx);
      }),
    async forget(unit, userId) {
      await sql`DELETE FROM report_mails WHERE user_id = ${userId}`.execute(unit);
    },
    async claim(day) {
      const { rows } = await sql<DueMail>`
        UPDATE report_mails SET claimed_until = now() + make_interval(secs => ${CLAIM_TIMEOUT_SECONDS})
        WHERE id = (SELECT id FROM report_mails
          WHERE due_day <= ${day}::date AND (claimed_until IS NULL OR claimed_until < now())
          ORDER BY due_day, id LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING id, report, rhythm AS frequency, keys, due_day::text AS "dueDay"`.execute(db);
      return rows[0] ?? null;
    },
    settle: ({ id, dueDay }, nextDay, write) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<ReaderRow>`
          UPDATE report_mails AS mail SET due_day = ${nextDay}::date, claimed_until = NULL
          FROM users AS reader
          WHERE mail.id = ${id} AND mail.due_day = ${dueDay}::date AND reader.id = mail.user_id
          RETURNING reader.sealed_identity AS sealed, reader.role, reader.permissions AS own,
            reader.status = 'ACTIVE' AS "isActive"`.execute(trx);
        const mail = rows[0] && write(toReader(sealer, rows[0]));
        if (mail) await enqueueMail(trx, sealer, mail);
      }),
  };
}

interface ReaderRow {
  readonly sealed: Buffer;
  readonly role: AccountRole;
  readonly own: string[] | null;
  readonly isActive: boolean;
}

function toReader(sealer: Sealer, { sealed, role, own, isActive }: ReaderRow): Reader {
  const { username: to, firstName } = openIdentity(sealer, sealed);
  return { to, firstName, permissions: isActive ? permissionsOf(role, own) : [] };
}
