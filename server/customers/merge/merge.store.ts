/** Makes two accounts one, in one transaction; a preview is the same work, taken back (STAFF-64, docs/decisions/accounts.md). */
import { sql } from "kysely";
import type { Note } from "../../audit/audit.port";
import { recordChange } from "../../db/account-changes";
import { switchAccount } from "../../db/account-status";
import type { Db } from "../../db/client";
import { emailIndexes } from "../../db/identity";
import { enqueueMail, type OutgoingMail } from "../../gateways/mail/outbox.store";
import type { Sealer } from "../../db/sealed";
import { mergeRows, type Merged, type MoveApplications } from "./merge-rows.store";
import { rowsOf, type Pair } from "./pair.store";

/** An account as a merge finds it, while nobody else changes it. */
export interface Mergeable {
  readonly revision: number;
  readonly isActive: boolean;
  readonly isVerified: boolean;
  /** Id of the account it was merged into; null: none. */
  readonly mergedInto: string | null;
}

export interface Standing {
  readonly from: Mergeable;
  readonly into: Mergeable;
}

/** @returns why not; null: they may be merged */
export type MayMerge = (unit: Db, standing: Standing) => Promise<string | null>;

/** What a merge did, with how both stood before. A refusal is a sentence; nothing was changed then. */
export type MergeOutcome =
  | { readonly refusal: string }
  | { readonly refusal: null; readonly merged: Merged; readonly before: Standing };

export interface MergeWrite {
  /** Id of the member of the staff who merges. */
  readonly by: string;
  readonly mails: readonly OutgoingMail[];
  note(merged: Merged): Note;
}

export interface MergeStore {
  /** What a merge would do. */
  preview(pair: MergedPair, mayMerge: MayMerge): Promise<MergeOutcome>;
  merge(pair: MergedPair, mayMerge: MayMerge, write: MergeWrite): Promise<MergeOutcome>;
}

/** The address of the account that ends, which its newsletter is found by; empty: it is not proved. */
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
    merge: (pair, mayMerge, { by, mails, note }) =>
      db.transaction().execute(async (unit) => {
        const outcome = await work(unit, pair, mayMerge);
        if (outcome.refusal !== null) return outcome;
        await switchAccount(unit, pair.from, "DISABLED", by);
        await sql`UPDATE users SET merged_into = ${pair.into}, merged_by = ${by}, merged_at = now()
          WHERE id = ${pair.from}`.execute(unit);
        await recordChange(unit, pair.into, { by, what: "merged with another account" });
        for (const mail of mails) await enqueueMail(unit, sealer, mail);
        await note(outcome.merged)(unit);
        return outcome;
      }),
  };
}

/** Thrown to roll the transaction of a preview back. */
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
  // In one order: two merges of the same two, either way round, come one after the other.
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

/** Nobody agreed to advertising at the other address, and this one is the account's no more. */
async function endNewsletter(unit: Db, sealer: Sealer, address: string): Promise<number> {
  if (address === "") return 0;
  const indexes = emailIndexes(sealer, address, "newsletter_subscribers");
  return rowsOf(unit, sql`DELETE FROM newsletter_subscribers WHERE email_index = ANY(${indexes}::bytea[])`);
}
