/** Stores attempts at a provider, and links between provider identities and users. */
import { sql } from "kysely";
import type { Attribution } from "#contract/analytics/attribution";
import type { SocialType } from "#contract/accounts/auth";
import type { Db } from "../../db/client";
import { renewIndexes, type Identity } from "../../db/identity";
import type { Sealer } from "../../db/sealed";
import type { AttemptSecrets } from "../../gateways/identity/identity-provider";

/** A person as identified by a provider. */
export interface SocialIdentity {
  readonly type: SocialType;
  readonly subject: string;
}

/** A person who may become a customer, with their attribution. */
export interface Newcomer {
  readonly identity: Identity;
  readonly attribution: Attribution;
  readonly firstTouch: Attribution;
}

export interface SocialStore {
  putAttempt(stateHash: Buffer, type: SocialType, secrets: AttemptSecrets): Promise<void>;
  /** Uses up the attempt, also on failure. @returns null if it is missing, expired or of another type */
  consumeAttempt(stateHash: Buffer, type: SocialType): Promise<AttemptSecrets | null>;
  findUserId(identity: SocialIdentity): Promise<string | null>;
}

const CONTEXT = "social_attempts";
const SUBJECTS = "social_identities";
const ATTEMPT_MINUTES = 10;

export function createSocialStore(db: Db, sealer: Sealer): SocialStore {
  return {
    async putAttempt(stateHash, type, secrets) {
      await sql`INSERT INTO social_attempts (state_hash, type, sealed_secrets, expires_at)
        VALUES (${stateHash}, ${type}, ${sealer.seal(secrets, CONTEXT)},
          now() + make_interval(mins => ${ATTEMPT_MINUTES}))`.execute(db);
    },
    async consumeAttempt(stateHash, type) {
      const { rows } = await sql<{ sealed: Buffer; isGood: boolean }>`
        DELETE FROM social_attempts WHERE state_hash = ${stateHash}
        RETURNING sealed_secrets AS sealed, type = ${type} AND expires_at > now() AS "isGood"`.execute(db);
      const [row] = rows;
      return row?.isGood ? sealer.open<AttemptSecrets>(row.sealed, CONTEXT) : null;
    },
    async findUserId(identity) {
      const indexes = socialIndexes(sealer, identity);
      const row = await db
        .selectFrom("social_identities")
        .select(["user_id", "sealed_subject"])
        .where("type", "=", identity.type)
        .where("subject_index", "in", indexes)
        .executeTakeFirst();
      if (row && !row.sealed_subject) {
        await sql`UPDATE social_identities
          SET subject_index = ${indexes[0]}, sealed_subject = ${sealSubject(sealer, identity)}
          WHERE type = ${identity.type} AND subject_index = ANY(${indexes}::bytea[])`.execute(db);
      }
      return row?.user_id ?? null;
    },
  };
}

/** Returns the social_identities.subject_index of a person at a provider. */
export function socialIndex(sealer: Sealer, identity: SocialIdentity): Buffer {
  return socialIndexes(sealer, identity)[0];
}

function socialIndexes(sealer: Sealer, { type, subject }: SocialIdentity) {
  return sealer.blindIndexes(`${type} ${subject}`, SUBJECTS);
}

function sealSubject(sealer: Sealer, { type, subject }: SocialIdentity): Buffer {
  return sealer.seal({ type, subject }, SUBJECTS);
}

/** Idempotent. */
export async function insertLink(
  trx: Db,
  sealer: Sealer,
  identity: SocialIdentity,
  userId: string,
): Promise<void> {
  const indexes = socialIndexes(sealer, identity);
  await renewIndexes(trx, "social_identities", "subject_index", indexes);
  await sql`INSERT INTO social_identities (type, subject_index, sealed_subject, user_id)
    VALUES (${identity.type}, ${indexes[0]}, ${sealSubject(sealer, identity)}, ${userId})
    ON CONFLICT (type, subject_index) DO NOTHING`.execute(trx);
}

/** Locks an account; null if it is disabled or a back-office user's. */
export async function lockCustomer(trx: Db, userId: string | null): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM users WHERE id = ${userId}
      AND status = 'ACTIVE' AND role = 'CUSTOMER' FOR NO KEY UPDATE`.execute(trx);
  return rows[0]?.id ?? null;
}
