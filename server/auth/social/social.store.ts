/** What sign-in by a provider remembers: attempts under way, and which person of which provider is which user. */
import { sql } from "kysely";
import type { SocialType } from "#contract/auth";
import type { Db } from "../../db/client";
import { renewIndexes, sealIdentity, usernameIndex, usernameIndexes, type Identity } from "../../db/identity";
import { enqueueMail, type OutgoingMail } from "../../db/outbox";
import type { Sealer } from "../../db/sealed";
import type { AttemptSecrets } from "../../gateways/identity/identity-provider";
import { writeCode } from "../codes.store";
import type { CodeMail } from "../mailed-codes.rules";
import { insertUser } from "../users.store";

/** A person as a provider names them. */
export interface SocialIdentity {
  readonly type: SocialType;
  readonly subject: string;
}

export interface SocialStore {
  putAttempt(stateHash: Buffer, type: SocialType, secrets: AttemptSecrets): Promise<void>;
  /** Uses the attempt up, whatever comes of it. Null when there is none of that type, or its time is over. */
  takeAttempt(stateHash: Buffer, type: SocialType): Promise<AttemptSecrets | null>;
  findUserId(identity: SocialIdentity): Promise<string | null>;
  /**
   * The customer with this address, which the provider proved: the one there is, else a new one, linked from now on.
   * An account that never proved the address is taken over without its password: whoever made it could not read the
   * mail. Null, and nothing written, for an account that is disabled or works in the back office.
   */
  linkProven(identity: SocialIdentity, person: Identity, welcome: OutgoingMail): Promise<string | null>;
  /**
   * A new customer who has yet to prove the address with the code. Where the address has an account nothing is linked
   * and only `otherwise` is mailed.
   */
  addUnproven(
    identity: SocialIdentity,
    person: Identity,
    codeMail: CodeMail,
    otherwise: OutgoingMail,
  ): Promise<void>;
}

const CONTEXT = "social_attempts";
const SUBJECTS = "social_identities";
const ATTEMPT_MINUTES = 10;

export function createSocialStore(db: Db, sealer: Sealer): SocialStore {
  const link = async (trx: Db, identity: SocialIdentity, userId: string) => {
    const indexes = socialIndexes(sealer, identity);
    await renewIndexes(trx, "social_identities", "subject_index", indexes);
    await sql`INSERT INTO social_identities (type, subject_index, sealed_subject, user_id)
      VALUES (${identity.type}, ${indexes[0]}, ${sealSubject(sealer, identity)}, ${userId})
      ON CONFLICT (type, subject_index) DO NOTHING`.execute(trx);
  };
  const insertCustomer = async (trx: Db, identity: Identity, isVerified: boolean) => {
    const customer = { identity, role: "CUSTOMER", passwordHash: null, isVerified } as const;
    return (await insertUser(trx, sealer, customer, "leave what is there"))?.id ?? null;
  };

  return {
    async putAttempt(stateHash, type, secrets) {
      await sql`INSERT INTO social_attempts (state_hash, type, sealed_secrets, expires_at)
        VALUES (${stateHash}, ${type}, ${sealer.seal(secrets, CONTEXT)},
          now() + make_interval(mins => ${ATTEMPT_MINUTES}))`.execute(db);
    },
    async takeAttempt(stateHash, type) {
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
    linkProven: (identity, person, welcome) =>
      db.transaction().execute(async (trx) => {
        const addedId = await insertCustomer(trx, person, true);
        const userId = addedId ?? (await takeOver(trx, sealer, person, welcome));
        if (!userId) return null;
        if (addedId) await enqueueMail(trx, sealer, welcome);
        await link(trx, identity, userId);
        return userId;
      }),
    addUnproven: (identity, person, codeMail, otherwise) =>
      db.transaction().execute(async (trx) => {
        const userId = await insertCustomer(trx, person, false);
        if (!userId) return enqueueMail(trx, sealer, otherwise);
        await link(trx, identity, userId);
        await writeCode(trx, sealer, userId, codeMail);
      }),
  };
}

/** What social_identities.subject_index holds for a person of a provider. */
export function socialIndex(sealer: Sealer, identity: SocialIdentity): Buffer {
  return socialIndexes(sealer, identity)[0];
}

function socialIndexes(sealer: Sealer, { type, subject }: SocialIdentity) {
  return sealer.blindIndexes(`${type} ${subject}`, SUBJECTS);
}

function sealSubject(sealer: Sealer, { type, subject }: SocialIdentity): Buffer {
  return sealer.seal({ type, subject }, SUBJECTS);
}

async function takeOver(
  trx: Db,
  sealer: Sealer,
  person: Identity,
  welcome: OutgoingMail,
): Promise<string | null> {
  const { rows } = await sql<{ id: string; isVerified: boolean }>`
    SELECT id, verified_at IS NOT NULL AS "isVerified" FROM users
    WHERE username_index = ANY(${usernameIndexes(sealer, person.username)}::bytea[]) AND status = 'ACTIVE' AND role = 'CUSTOMER'
    FOR UPDATE`.execute(trx);
  const [found] = rows;
  if (!found) return null;
  if (!found.isVerified) {
    await sql`UPDATE users SET verified_at = now(), password_hash = NULL, updated_at = now(),
      sealed_identity = ${sealIdentity(sealer, person)},
      username_index = ${usernameIndex(sealer, person.username)} WHERE id = ${found.id}`.execute(trx);
    await sql`DELETE FROM mailed_codes WHERE user_id = ${found.id}`.execute(trx);
    await sql`DELETE FROM social_identities WHERE user_id = ${found.id}`.execute(trx);
    await enqueueMail(trx, sealer, welcome);
  }
  return found.id;
}
