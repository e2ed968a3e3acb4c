/** Stores second factors (sealed secrets, hashes of recovery codes) and tickets of the second step. */
import { sql } from "kysely";
import type { Db } from "../../db/client";
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
  /** Uses up a time step. @returns false if this or a later step was already used */
  consumeStep(userId: string, step: number): Promise<boolean>;
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
    async consumeStep(userId, step) {
      const { rows } = await sql`UPDATE second_factors SET last_step = ${step}
        WHERE user_id = ${userId} AND last_step < ${step} RETURNING user_id`.execute(db);
      return rows.length > 0;
    },
  };
}

/** @returns false if the user already has a second factor */
export async function insertFactor(
  trx: Db,
  sealer: Sealer,
  userId: string,
  factor: Factor,
  step: number,
): Promise<boolean> {
  const { rows } = await sql`INSERT INTO second_factors (user_id, sealed_factor, last_step)
    VALUES (${userId}, ${sealer.seal(factor, FACTORS)}, ${step})
    ON CONFLICT (user_id) DO NOTHING RETURNING user_id`.execute(trx);
  return rows.length > 0;
}

/** Null without a second factor. */
export async function lockFactor(trx: Db, sealer: Sealer, userId: string): Promise<Factor | null> {
  const { rows } = await sql<{ sealed: Buffer }>`SELECT sealed_factor AS sealed FROM second_factors
    WHERE user_id = ${userId} FOR UPDATE`.execute(trx);
  return rows[0] ? sealer.open<Factor>(rows[0].sealed, FACTORS) : null;
}

export async function writeFactor(trx: Db, sealer: Sealer, userId: string, factor: Factor): Promise<void> {
  await sql`UPDATE second_factors SET sealed_factor = ${sealer.seal(factor, FACTORS)}
    WHERE user_id = ${userId}`.execute(trx);
}

/** Also deletes tickets. @returns false without a second factor */
export async function deleteFactor(trx: Db, userId: string): Promise<boolean> {
  await sql`DELETE FROM second_factor_tickets WHERE user_id = ${userId}`.execute(trx);
  const { rows } = await sql`DELETE FROM second_factors WHERE user_id = ${userId}
    RETURNING user_id`.execute(trx);
  return rows.length > 0;
}

export async function endSessions(trx: Db, userId: string): Promise<void> {
  await sql`UPDATE sessions SET ended_at = now(), end_reason = 'SECOND_FACTOR_RESET'
    WHERE user_id = ${userId} AND ended_at IS NULL`.execute(trx);
}
