/**
 * Merges two accounts in one transaction; a preview does the same and rolls back (STAFF-64,
 * docs/decisions/accounts.md).
 */
import { sql } from "kysely";
import type { AuditWrite } from "../../audit/audit.port";
import { recordChange } from "../../db/account-changes";
import { switchAccount } from "../../db/account-status";
import type { Db } from "../../db/client";
import { emailIndexes } from "../../db/identity";
import { enqueueMail, type OutgoingMail } from "../../gateways/mail/outbox.store";
import type { Sealer } from "../../db/sealed";
import { mergeRows, type Merged, type MoveApplications } from "./merge-rows.store";
import { rowsOf, type Pair } from "./pair.store";

/** An account under lock, as a merge reads it. */
export interface Mergeable {
  readonly revision: number;
  readonly isActive: boolean;
  readonly isVerified: boolean;
  /** Id of the account it was merged into; null = not merged. */
  readonly mergedInto: string | null;
}

export interface MergeAccounts {
  readonly from: Mergeable;
  readonly into: Mergeable;
}

/** @returns the reason against a merge; null = allowed */
export type MayMerge = (unit: Db, accounts: MergeAccounts) => Promise<string | null>;

/**
 * The effects of a merge and the earlier state of both accounts. A refusal is a sentence; nothing changed
 * then.
 */
export type MergeOutcome =
  | { readonly refusal: string }
  | { readonly refusal: null; readonly merged: Merged; readonly before: MergeAccounts };

export interface MergeWrite {
  /** Id of the staff member who merges. */
  readonly by: string;
  readonly mails: readonly OutgoingMail[];
  auditOf(merged: Merged): AuditWrite;
}

export interface MergeStore {
  /** Previews the effects of a merge. */
  preview(pair: MergedPair, mayMerge: MayMerge): Promise<MergeOutcome>;
  merge(pair: MergedPair, mayMerge: MayMerge, write: MergeWrite): Promise<MergeOutcome>;
}

/** The ended account's address, which identifies its newsletter; empty when unverified. */
export interface MergedPair extends Pair {
  readonly address: string;
}

interface Row extends Mergeable {
  readonly id: string;
}

export function createMergeStore(db: Db, sealer: Sealer, moveApplications: MoveApplications): MergeStore {
  const work = (unit: Db, pair: MergedPair, mayMerge: MayMerge) =>
    mergeIn(unit, sealer, pair, mayMerge, moveApplications);
  return {
    async preview(pair, mayMerge) {
      try {
        return await db.transaction().execute(async (unit) => {
          const outcome = await work(unit, pair, mayMerge);
          if (outcome.refusal === null) throw new TakenBack(outcome);
          return outcome;
        });
      } catch (error) {
        if (error instanceof TakenBack) return error.outcome;
        throw error;
      }
    },
    merge: (pair, mayMerge, { by, mails, auditOf }) =>
      db.transaction().execute(async (unit) => {
        const outcome = await work(unit, pair, mayMerge);
        if (outcome.refusal !== null) return outcome;
        await switchAccount(unit, pair.from, "DISABLED", by);
        await sql`UPDATE users SET merged_into = ${pair.into}, merged_by = ${by}, merged_at = now()
          WHERE id = ${pair.from}`.execute(unit);
        await recordChange(unit, pair.into, { by, what: "merged with another account" });
        for (const mail of mails) await enqueueMail(unit, sealer, mail);
        await auditOf(outcome.merged)(unit);
        return outcome;
      }),
  };
}

/** Rolls back the transaction of a preview. */
class TakenBack extends Error {
  constructor(readonly outcome: MergeOutcome) {
    super("a preview");
  }
}

async function mergeIn(
  unit: Db,
  sealer: Sealer,
  pair: MergedPair,
  mayMerge: MayMerge,
  moveApplications: MoveApplications,
): Promise<MergeOutcome> {
  // Locks in one sequence: concurrent merges of the same pair, in either direction, run one after the other.
  const { rows } = await sql<Row>`
    SELECT id, revision, status = 'ACTIVE' AS "isActive", verified_at IS NOT NULL AS "isVerified",
      merged_into AS "mergedInto"
    FROM users WHERE id IN (${pair.from}, ${pair.into}) AND role = 'CUSTOMER' AND status <> 'DELETED'
    ORDER BY id FOR NO KEY UPDATE`.execute(unit);
  const [from, into] = [pair.from, pair.into].map((id) => rows.find((row) => row.id === id));
  if (!from || !into) return { refusal: "" };
  const before = { from, into };
  const refusal = await mayMerge(unit, before);
  if (refusal !== null) return { refusal };
  const merged = await mergeRows(unit, sealer, pair, moveApplications);
  const newsletter = await endNewsletter(unit, sealer, pair.address);
  return { refusal: null, before, merged: { ...merged, clashes: { ...merged.clashes, newsletter } } };
}

/** The remaining address never opted in to advertising, and this address no longer belongs to the account. */
async function endNewsletter(unit: Db, sealer: Sealer, address: string): Promise<number> {
  if (address === "") return 0;
  const indexes = emailIndexes(sealer, address, "newsletter_subscribers");
  return rowsOf(unit, sql`DELETE FROM newsletter_subscribers WHERE email_index = ANY(${indexes}::bytea[])`);
}
