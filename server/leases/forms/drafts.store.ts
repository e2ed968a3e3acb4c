/** Drafts of applications: one per account, and guests' drafts by the digest of their key. */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { SEALED_DRAFT, type SavedForm } from "./form.record";

/** Owner of a draft. */
export type DraftOwner = { readonly userId: string } | { readonly keyDigest: Buffer };

export interface DraftRecord {
  readonly id: string;
  readonly form: SavedForm;
  /** Increases with every save. */
  readonly revision: number;
}

export interface DraftStore {
  find(owner: DraftOwner): Promise<DraftRecord | null>;
  remove(owner: DraftOwner): Promise<void>;
}

export const ownedBy = (owner: DraftOwner) =>
  "userId" in owner ? sql`user_id = ${owner.userId}` : sql`key_digest = ${owner.keyDigest}`;

export function createDraftStore(db: Db, sealer: Sealer): DraftStore {
  return {
    async find(owner) {
      const { rows } = await sql<{ id: string; sealed_form: Buffer; revision: number }>`
        SELECT id, sealed_form, revision FROM lease_drafts WHERE ${ownedBy(owner)}`.execute(db);
      const [row] = rows;
      return row ? { id: row.id, form: openForm(sealer, row.sealed_form), revision: row.revision } : null;
    },
    async remove(owner) {
      await sql`DELETE FROM lease_drafts WHERE ${ownedBy(owner)}`.execute(db);
    },
  };
}

function openForm(sealer: Sealer, sealed: Buffer): SavedForm {
  return sealer.open<SavedForm>(sealed, SEALED_DRAFT);
}

/** Creates an empty draft; a no-op if the owner has one. */
export async function insertDraft(trx: Db, sealer: Sealer, owner: DraftOwner): Promise<void> {
  const [userId, keyDigest] =
    "userId" in owner ? [owner.userId, null] : [null, owner.keyDigest as Buffer | null];
  await sql`INSERT INTO lease_drafts (user_id, key_digest, sealed_form)
    VALUES (${userId}::uuid, ${keyDigest}::bytea, ${sealer.seal({}, SEALED_DRAFT)})
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** Locks an owner's draft; null without one. */
export async function lockDraft(
  trx: Db,
  sealer: Sealer,
  owner: DraftOwner,
): Promise<Pick<DraftRecord, "id" | "form"> | null> {
  const { rows } = await sql<{ id: string; sealed_form: Buffer }>`
    SELECT id, sealed_form FROM lease_drafts WHERE ${ownedBy(owner)} FOR UPDATE`.execute(trx);
  const [row] = rows;
  return row ? { id: row.id, form: openForm(sealer, row.sealed_form) } : null;
}

export async function writeForm(trx: Db, sealer: Sealer, id: string, form: SavedForm): Promise<void> {
  await sql`UPDATE lease_drafts SET sealed_form = ${sealer.seal(form, SEALED_DRAFT)},
    revision = revision + 1, updated_at = now() WHERE id = ${id}`.execute(trx);
}

/** Deletes abandoned drafts (LEASE-15). */
export async function forgetOldDrafts(db: Db): Promise<void> {
  await sql`DELETE FROM lease_drafts
    WHERE updated_at < now() - make_interval(days => ${LIMITS.leases.draftDays})`.execute(db);
}
