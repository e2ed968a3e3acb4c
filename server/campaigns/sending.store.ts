/**
 * The send queue of campaigns (CAMPAIGN-5). A recipient is claimed in a separate transaction before the email
 * is sent. If a host dies with a claim, the email may have been sent, and is never sent again.
 */
import { sql } from "kysely";
import { CAMPAIGN_MOVE_ROWS, type RecipientState } from "#contract/marketing/campaign-statuses";
import { LIMITS } from "#contract/limits";
import type { Db, Statement } from "../db/client";
import { onlyRow } from "../db/only-row";

export interface ClaimedRecipient {
  readonly number: string;
  readonly readerId: string;
  readonly messageName: string;
  /** Null for an unsubscribed reader. */
  readonly sealedEmail: Buffer | null;
}

export interface ClaimedBatch {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly products: string;
  readonly ratePerMinute: number;
  readonly recipients: readonly ClaimedRecipient[];
}

export interface SendingStore {
  /** Returns whether the campaign is still being sent: staff may have paused or cancelled it. */
  isSending(campaignId: string): Promise<boolean>;
  /** Returns unsent recipients to the queue. */
  release(numbers: readonly string[]): Promise<void>;
  /** Postpones a recipient after a transient refusal; after several attempts, it counts as bounced. */
  putOff(number: string): Promise<void>;
  /** Pauses while the mail server accepts no email. */
  pause(campaignId: string): Promise<void>;
  /** Marks claims of dead hosts as unknown. */
  expireClaims(): Promise<void>;
  /** Ends campaigns whose last email has an outcome. */
  finish(): Promise<void>;
}

const { givesWayAfterSeconds, unknownAfterSeconds } = LIMITS.campaigns;
/** Token bucket size: two seconds at the campaign's rate. */
const BUCKET_SECONDS = 2;
const REST_SECONDS = 30;
const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_SECONDS = 300;

/** An expression: when a campaign's rate allows its next email. */
export const CAMPAIGN_MAILS_DUE: Statement<Date | null> = sql`(
  SELECT min(GREATEST(rests_until, tokens_at + make_interval(secs => GREATEST(0, 1 - tokens) * 60.0 / rate_per_minute)))
  FROM campaigns WHERE state = 'SENDING')`;

export function createSendingStore(db: Db): SendingStore {
  return {
    async isSending(campaignId) {
      const { rows } =
        await sql`SELECT 1 FROM campaigns WHERE id = ${campaignId} AND state = 'SENDING'`.execute(db);
      return rows.length > 0;
    },

    async release(numbers) {
      await sql`UPDATE campaign_recipients SET state = 'WAITING', claimed_at = NULL
        WHERE number = ANY(${numbers}::bigint[]) AND state = 'CLAIMED'`.execute(db);
    },

    async putOff(number) {
      await sql`UPDATE campaign_recipients SET tries = tries + 1, claimed_at = NULL,
          state = CASE WHEN tries + 1 < ${MAX_ATTEMPTS} THEN 'WAITING' ELSE 'BOUNCED' END,
          due_at = now() + make_interval(secs => ${FIRST_PAUSE_SECONDS} * 2 ^ tries)
        WHERE number = ${number} AND state = 'CLAIMED'`.execute(db);
    },

    async pause(campaignId) {
      await sql`UPDATE campaigns SET rests_until = now() + make_interval(secs => ${REST_SECONDS})
        WHERE id = ${campaignId}`.execute(db);
    },

    async expireClaims() {
      await sql`UPDATE campaign_recipients SET state = 'UNKNOWN'
        WHERE state = 'CLAIMED' AND claimed_at < now() - make_interval(secs => ${unknownAfterSeconds})`.execute(
        db,
      );
    },

    async finish() {
      const { from, to } = CAMPAIGN_MOVE_ROWS.FINISH;
      await sql`UPDATE campaigns SET state = ${to}, ended_at = now()
        WHERE state = ANY(${from}::text[]) AND NOT EXISTS (
          SELECT 1 FROM campaign_recipients AS open WHERE open.campaign_id = campaigns.id AND open.state = 'WAITING')
        AND NOT EXISTS (
          SELECT 1 FROM campaign_recipients AS open WHERE open.campaign_id = campaigns.id AND open.state = 'CLAIMED')`.execute(
        db,
      );
    },
  };
}

/** The least recently served campaign whose rate allows an email, locked; null if none is due. */
export async function lockNextCampaign(unit: Db): Promise<Omit<ClaimedBatch, "recipients"> | null> {
  // Order and account emails go first. In a busy hour one has always just arrived, so only overdue ones
  // count.
  const { rows } = await sql<Omit<ClaimedBatch, "recipients">>`
    WITH filled AS (
      SELECT id AS filled_id, least(greatest(1, rate_per_minute / 60.0 * ${BUCKET_SECONDS}::float8),
        tokens + rate_per_minute / 60.0 * extract(epoch FROM clock_timestamp() - tokens_at)) AS now
      FROM campaigns WHERE state = 'SENDING' AND rests_until <= now()
    )
    SELECT id, subject, text, products, rate_per_minute AS "ratePerMinute" FROM campaigns JOIN filled ON filled_id = id
    WHERE state = 'SENDING' AND filled.now >= 1
      AND EXISTS (SELECT 1 FROM campaign_recipients AS waiting
        WHERE waiting.campaign_id = campaigns.id AND state = 'WAITING' AND due_at <= now())
      AND NOT EXISTS (SELECT 1 FROM outgoing_mails WHERE sealed_mail IS NOT NULL
        AND next_attempt_at <= now() - make_interval(secs => ${givesWayAfterSeconds}))
    ORDER BY tokens_at LIMIT 1 FOR UPDATE OF campaigns SKIP LOCKED`.execute(unit);
  return rows[0] ?? null;
}

/** @returns the tokens of a locked campaign, one an email */
export async function refillTokens(unit: Db, campaignId: string): Promise<number> {
  const { rows } = await sql<{ tokens: number }>`
    UPDATE campaigns SET tokens_at = clock_timestamp(),
      tokens = least(greatest(1, rate_per_minute / 60.0 * ${BUCKET_SECONDS}::float8),
        tokens + rate_per_minute / 60.0 * greatest(0, extract(epoch FROM clock_timestamp() - tokens_at)))
    WHERE id = ${campaignId} RETURNING tokens`.execute(unit);
  return onlyRow(rows, "the locked campaign").tokens;
}

export async function claimWaiting(
  unit: Db,
  campaignId: string,
  atMost: number,
): Promise<readonly ClaimedRecipient[]> {
  const { rows } = await sql<ClaimedRecipient>`
    UPDATE campaign_recipients SET state = 'CLAIMED', claimed_at = clock_timestamp() WHERE number IN (
      SELECT number FROM campaign_recipients
      WHERE campaign_id = ${campaignId} AND state = 'WAITING' AND due_at <= now()
      ORDER BY number LIMIT ${atMost} FOR UPDATE SKIP LOCKED)
    RETURNING number, reader_id AS "readerId", message_name AS "messageName",
      (SELECT sealed_email FROM newsletter_subscribers WHERE id = reader_id) AS "sealedEmail"`.execute(unit);
  return rows;
}

export async function spendTokens(unit: Db, campaignId: string, count: number): Promise<void> {
  await sql`UPDATE campaigns SET tokens = tokens - ${count}::int WHERE id = ${campaignId}`.execute(unit);
}

/** The transaction's commit does not wait for the disk. */
export async function commitAsynchronously(unit: Db): Promise<void> {
  await sql`SET LOCAL synchronous_commit = off`.execute(unit);
}

/** The outcome of a slow host overrides the unknown state. */
export async function writeOutcome(unit: Db, number: string, state: RecipientState): Promise<void> {
  await sql`UPDATE campaign_recipients
    SET state = ${state}, sent_at = CASE WHEN ${state === "SENT"} THEN clock_timestamp() END
    WHERE number = ${number} AND state IN ('CLAIMED', 'UNKNOWN')`.execute(unit);
}

/** No-op for a reader who is still subscribed. */
export async function writeOptOut(unit: Db, number: string): Promise<void> {
  await sql`UPDATE campaign_recipients SET left_at = clock_timestamp()
    WHERE number = ${number} AND left_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM newsletter_subscribers WHERE id = reader_id)`.execute(unit);
}

/** @returns the reader's id; null for another email, or a repeated notice */
export async function writeBounced(unit: Db, messageName: string): Promise<string | null> {
  // Includes claimed emails, because a bounce may arrive before the sender has recorded its email.
  const { rows } = await sql<{ readerId: string }>`
    UPDATE campaign_recipients SET state = 'BOUNCED', sent_at = NULL
    WHERE message_name = ${messageName}::uuid AND state IN ('CLAIMED', 'SENT', 'UNKNOWN')
    RETURNING reader_id AS "readerId"`.execute(unit);
  return rows[0]?.readerId ?? null;
}
