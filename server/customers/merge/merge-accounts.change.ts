/** Merges two accounts; a preview does the same and rolls back (STAFF-64, docs/decisions/accounts.md). */
import type { AuditWrite } from "../../audit/audit.port";
import { recordChange } from "../../db/account-changes";
import { switchAccount } from "../../db/account-status";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { enqueueMail, type OutgoingMail } from "../../gateways/mail/outbox.store";
import { mergeRows, type Merged, type MoveApplications } from "./merge-rows.store";
import { endNewsletter, lockPair, writeMerged, type MergeAccounts } from "./merge.store";
import type { Pair } from "./pair.store";

export interface MergeChangeParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly moveApplications: MoveApplications;
}

/** The ended account's address, which identifies its newsletter; empty when unverified. */
export interface MergedPair extends Pair {
  readonly address: string;
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

/** Previews the effects of a merge. */
export async function previewMerge(
  parts: MergeChangeParts,
  pair: MergedPair,
  mayMerge: MayMerge,
): Promise<MergeOutcome> {
  try {
    return await parts.db.transaction().execute(async (unit) => {
      const outcome = await mergeIn(unit, parts, pair, mayMerge);
      if (outcome.refusal === null) throw new RolledBack(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome;
    throw error;
  }
}

export function mergeAccounts(
  parts: MergeChangeParts,
  pair: MergedPair,
  mayMerge: MayMerge,
  { by, mails, auditOf }: MergeWrite,
): Promise<MergeOutcome> {
  return parts.db.transaction().execute(async (unit) => {
    const outcome = await mergeIn(unit, parts, pair, mayMerge);
    if (outcome.refusal !== null) return outcome;
    await switchAccount(unit, pair.from, "DISABLED", by);
    await writeMerged(unit, pair, by);
    await recordChange(unit, pair.into, { by, what: "merged with another account" });
    for (const mail of mails) await enqueueMail(unit, parts.sealer, mail);
    await auditOf(outcome.merged)(unit);
    return outcome;
  });
}

/** Rolls back the transaction of a preview. */
class RolledBack extends Error {
  constructor(readonly outcome: MergeOutcome) {
    super("a preview");
  }
}

async function mergeIn(
  unit: Db,
  { sealer, moveApplications }: MergeChangeParts,
  pair: MergedPair,
  mayMerge: MayMerge,
): Promise<MergeOutcome> {
  const before = await lockPair(unit, pair);
  if (!before) return { refusal: "" };
  const refusal = await mayMerge(unit, before);
  if (refusal !== null) return { refusal };
  const merged = await mergeRows(unit, sealer, pair, moveApplications);
  // The remaining address never opted in to advertising, and this address no longer belongs to the account.
  const newsletter = pair.address === "" ? 0 : await endNewsletter(unit, sealer, pair.address);
  return { refusal: null, before, merged: { ...merged, clashes: { ...merged.clashes, newsletter } } };
}
