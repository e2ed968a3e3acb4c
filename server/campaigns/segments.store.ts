/** Selects a campaign's readers (CAMPAIGN-3), counted before its start and fixed at it (CAMPAIGN-4). */
import { sql } from "kysely";
import { CAMPAIGN_MOVE_ROWS } from "#contract/marketing/campaign-statuses";
import type { ChosenSegment } from "#contract/customers/segments";
import type { Db } from "../db/client";
import { usernameIndexes } from "../db/identity";
import type { Sealer } from "../db/sealed";
import { soughtOrder } from "../db/segments";
import { onlyRow } from "../db/only-row";
import { earliest } from "../jobs/due";
import { wake } from "../jobs/wake";
import { restInProportion } from "../jobs/rest-as-long";
import type { CampaignReaders, OrderIndexes } from "./campaigns.port";

export interface SegmentStore {
  count(chosen: ChosenSegment): Promise<number>;
  /** The next campaign whose time has come; null if none is due. */
  findDue(): Promise<DueCampaign | null>;
  /** Ids of the chosen readers; null = all. */
  listChosen(chosen: ChosenSegment): Promise<readonly string[] | null>;
}

export interface DueCampaign extends ChosenSegment {
  readonly id: string;
  readonly revision: number;
}

export interface SegmentParts {
  /** For work that must not use shoppers' connections. */
  readonly backgroundDb: Db;
  readonly sealer: Sealer;
  readonly readers: CampaignReaders;
  readonly orderIndexes: OrderIndexes;
}

/** Unsealing this many addresses blocks the host for some milliseconds. */
const READERS_AT_ONCE = 500;
/** Staff wait for the result. */
const REST_SHARE = 0.5;

const { BEGIN } = CAMPAIGN_MOVE_ROWS;

/** An expression: when the next campaign starts. */
export const STARTS_DUE = earliest("campaigns", "send_at", sql`state = ANY(${[...BEGIN.from]}::text[])`);

/** Readers who may be emailed. */
const WRITABLE = sql`FROM newsletter_subscribers AS reader WHERE confirmed_at IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM mail_suppressions AS no WHERE no.email_index = reader.email_index)`;

export function createSegmentStore(parts: SegmentParts): SegmentStore {
  const { backgroundDb, sealer, readers, orderIndexes } = parts;

  /** Yields the chosen readers of each page. */
  async function* chosenOf(unit: Db, chosen: ChosenSegment): AsyncGenerator<readonly string[]> {
    let after: Buffer | null = null;
    for (;;) {
      const page = await readers.listAfter(unit, after, READERS_AT_ONCE);
      const startedAt = Date.now();
      const last = page.at(-1);
      if (!last) return;
      after = last.index;
      const byOrder = page.flatMap(({ id, email }) =>
        orderIndexes(email).map((index) => [id, index] as const),
      );
      const byAccount = page.flatMap(({ id, email }) =>
        usernameIndexes(sealer, email).map((index) => [id, index] as const),
      );
      const isMatchingOrder = soughtOrder(chosen);
      const { rows } = await sql<{ id: string }>`
        SELECT sought.id FROM unnest(${byOrder.map(([id]) => id)}::uuid[], ${byOrder.map(([, index]) => index)}::bytea[])
          AS sought (id, index)
        JOIN orders AS bought ON bought.search_indexes @> ARRAY[sought.index] WHERE ${isMatchingOrder}
        UNION
        SELECT sought.id FROM unnest(${byAccount.map(([id]) => id)}::uuid[], ${byAccount.map(([, index]) => index)}::bytea[])
          AS sought (id, index)
        JOIN users ON users.username_index = sought.index
        JOIN orders AS bought ON bought.user_id = users.id WHERE ${isMatchingOrder}`.execute(unit);
      const buyerIds = new Set(rows.map(({ id }) => id));
      const isInSegment = (id: string) => buyerIds.has(id) !== (chosen.segment === "NEVER");
      yield page.map(({ id }) => id).filter(isInSegment);
      await restInProportion(startedAt, REST_SHARE);
    }
  }

  async function listChosen(chosen: ChosenSegment): Promise<readonly string[] | null> {
    if (chosen.segment === "EVERYBODY") return null;
    const pages: string[] = [];
    for await (const ids of chosenOf(backgroundDb, chosen)) pages.push(...ids);
    return pages;
  }

  return {
    async count(chosen) {
      if (chosen.segment === "EVERYBODY") {
        const { rows } = await sql<{ readers: number }>`SELECT count(*)::int AS readers ${WRITABLE}`.execute(
          backgroundDb,
        );
        return onlyRow(rows, "the count of readers").readers;
      }
      let count = 0;
      for await (const ids of chosenOf(backgroundDb, chosen)) count += ids.length;
      return count;
    },
    async findDue() {
      const { rows } = await sql<DueCampaign>`
        SELECT id, revision, segment, category FROM campaigns
        WHERE state = ANY(${BEGIN.from}::text[]) AND send_at <= now() ORDER BY send_at LIMIT 1`.execute(
        backgroundDb,
      );
      return rows[0] ?? null;
    },
    listChosen,
  };
}

/** @returns false when it is no longer due, or locked */
export async function lockDue(unit: Db, { id, revision }: DueCampaign): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM campaigns
    WHERE id = ${id} AND revision = ${revision} AND state = ANY(${BEGIN.from}::text[])
    FOR UPDATE SKIP LOCKED`.execute(unit);
  return rows.length > 0;
}

/** @param ids of the chosen readers; null = all */
export async function addRecipients(
  unit: Db,
  campaignId: string,
  ids: readonly string[] | null,
): Promise<void> {
  const isChosen = ids === null ? sql`true` : sql`reader.id = ANY(${ids}::uuid[])`;
  await sql`INSERT INTO campaign_recipients (campaign_id, reader_id)
    SELECT ${campaignId}::uuid, reader.id ${WRITABLE} AND ${isChosen}`.execute(unit);
}

export async function writeBegun(unit: Db, campaignId: string): Promise<void> {
  await sql`UPDATE campaigns SET state = ${BEGIN.to}, started_at = clock_timestamp(), tokens = 0,
      tokens_at = clock_timestamp(),
      recipients = (SELECT count(*) FROM campaign_recipients WHERE campaign_id = ${campaignId})
    WHERE id = ${campaignId}`.execute(unit);
  await wake(unit, "campaigns.mails");
}
