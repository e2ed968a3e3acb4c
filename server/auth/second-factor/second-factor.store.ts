/** Stores second factors (sealed secrets, hashes of recovery codes) and tickets of the second step. */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { enqueueMail, type OutgoingMail } from "../../gateways/mail/outbox.store";
import type { Sealer } from "../../db/sealed";

/** A sign-in that passed the password check. */
export interface Ticket {
  readonly userId: string;
  /** The hash that the password matched. */
  readonly passwordHash: string | null;
  /** The secret to set up, base32; null if the user has a second factor. */
  readonly newSecret: string | null;
}

export interface Factor {
  /** Base32. */
  readonly secret: string;
  /** Hashes of the unused recovery codes. */
  readonly recovery: readonly string[];
}

export interface SecondFactorStore {
  /** Base32, or null without a second factor. */
  findSecret(userId: string): Promise<string | null>;
  putTicket(hash: Buffer, ticket: Ticket): Promise<void>;
  /** Returns null for a missing or expired ticket. */
  findTicket(hash: Buffer): Promise<Ticket | null>;
  /** Uses up the ticket. @returns false if another request did so first */
  dropTicket(hash: Buffer): Promise<boolean>;
  /**
   * @param step the time step of the code that proved the secret @returns false if the user already has a
   * second factor
   */
  enrol(userId: string, factor: Factor, step: number, mail: OutgoingMail): Promise<boolean>;
  /** Uses up a time step. @returns false if this or a later step was already used */
  consumeStep(userId: string, step: number): Promise<boolean>;
  /** Uses up a recovery code. @returns false for an unknown code */
  consumeRecoveryCode(userId: string, hash: string, mail: OutgoingMail): Promise<boolean>;
  /** Deletes the second factor, ends sessions and emails the user. @returns false without a second factor */
  remove(userId: string, mail: OutgoingMail): Promise<boolean>;
}

const TICKET_MINUTES = 10;
const FACTORS = "second_factors";
const TICKETS = "second_factor_tickets";

export function createSecondFactorStore(db: Db, sealer: Sealer): SecondFactorStore {
  return {
    async findSecret(userId) {
      const { rows } = await sql<{ sealed: Buffer }>`SELECT sealed_factor AS sealed FROM second_factors
        WHERE user_id = ${userId}`.execute(db);
      return rows[0] ? sealer.open<Factor>(rows[0].sealed, FACTORS).secret : null;
    },
    async putTicket(hash, ticket) {
      await sql`INSERT INTO second_factor_tickets (ticket_hash, user_id, sealed_ticket, expires_at)
        VALUES (${hash}, ${ticket.userId}, ${sealer.seal(ticket, TICKETS)},
          now() + make_interval(mins => ${TICKET_MINUTES}))`.execute(db);
    },
    async findTicket(hash) {
      const { rows } = await sql<{ sealed: Buffer }>`SELECT sealed_ticket AS sealed FROM second_factor_tickets
        WHERE ticket_hash = ${hash} AND expires_at > now()`.execute(db);
      return rows[0] ? sealer.open<Ticket>(rows[0].sealed, TICKETS) : null;
    },
    async dropTicket(hash) {
      const { rows } = await sql`DELETE FROM second_factor_tickets WHERE ticket_hash = ${hash}
        RETURNING user_id`.execute(db);
      return rows.length > 0;
    },
    enrol: (userId, factor, step, mail) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql`INSERT INTO second_factors (user_id, sealed_factor, last_step)
          VALUES (${userId}, ${sealer.seal(factor, FACTORS)}, ${step})
          ON CONFLICT (user_id) DO NOTHING RETURNING user_id`.execute(trx);
        if (rows.length > 0) await enqueueMail(trx, sealer, mail);
        return rows.length > 0;
      }),
    async consumeStep(userId, step) {
      const { rows } = await sql`UPDATE second_factors SET last_step = ${step}
        WHERE user_id = ${userId} AND last_step < ${step} RETURNING user_id`.execute(db);
      return rows.length > 0;
    },
    consumeRecoveryCode: (userId, hash, mail) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ sealed: Buffer }>`SELECT sealed_factor AS sealed FROM second_factors
          WHERE user_id = ${userId} FOR UPDATE`.execute(trx);
        const factor = rows[0] && sealer.open<Factor>(rows[0].sealed, FACTORS);
        if (!factor?.recovery.includes(hash)) return false;
        const updated = {
          ...factor,
          recovery: factor.recovery.filter((recoveryHash) => recoveryHash !== hash),
        };
        await sql`UPDATE second_factors SET sealed_factor = ${sealer.seal(updated, FACTORS)}
          WHERE user_id = ${userId}`.execute(trx);
        await enqueueMail(trx, sealer, mail);
        return true;
      }),
    remove: (userId, mail) =>
      db.transaction().execute(async (trx) => {
        await sql`DELETE FROM second_factor_tickets WHERE user_id = ${userId}`.execute(trx);
        const { rows } = await sql`DELETE FROM second_factors WHERE user_id = ${userId}
          RETURNING user_id`.execute(trx);
        if (rows.length === 0) return false;
        await sql`UPDATE sessions SET ended_at = now(), end_reason = 'SECOND_FACTOR_RESET'
          WHERE user_id = ${userId} AND ended_at IS NULL`.execute(trx);
        await enqueueMail(trx, sealer, mail);
        return true;
      }),
  };
}
