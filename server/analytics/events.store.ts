/**
 * Raw events in the shop's database: monthly partitions, one statement per batch (ANALYTICS-3, ANALYTICS-6).
 */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import type { Db } from "../db/client";
import { wake } from "../jobs/wake";
import type { EventWriter, StoredEvent } from "./events.port";

/** Advisory lock: one host manages partitions at a time. */
const LOCK = 7_315_006;
const DAY_MS = 86_400_000;

export interface EventStore extends EventWriter {
  /** Creates the partitions of this month and the next, and drops expired ones. */
  maintainPartitions(now: number): Promise<void>;
}

export function createEventStore(db: Db): EventStore {
  const ready = new Set<string>();
  const makeParts = async (months: readonly string[]) => {
    const missing = [...new Set(months)].filter((month) => !ready.has(month));
    if (missing.length === 0) return;
    await db.transaction().execute(async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx);
      for (const month of missing) {
        const [from, to] = [firstIdOf(month), firstIdOf(monthAfter(month))];
        await sql`CREATE TABLE IF NOT EXISTS ${sql.table(partOf(month))} PARTITION OF analytics_events
          FOR VALUES FROM (${sql.lit(from)}) TO (${sql.lit(to)})`.execute(trx);
      }
    });
    missing.forEach((month) => ready.add(month));
  };
  return {
    async write(events) {
      await makeParts(events.map(({ at }) => monthOf(at)));
      await db.transaction().execute(async (trx) => {
        // Orders wait for the disk, visitors' events do not: a database crash may lose events of the last
        // second.
        await sql`SET LOCAL synchronous_commit = off`.execute(trx);
        await insertEvents(trx, events);
      });
    },
    async countRefused(reason, events, at) {
      await sql`INSERT INTO analytics_refusals AS kept (day, reason, events)
        VALUES (shop_day(${new Date(at)}), ${reason}, ${events})
        ON CONFLICT (day, reason) DO UPDATE SET events = kept.events + excluded.events`.execute(db);
    },
    async maintainPartitions(now) {
      await makeParts([monthOf(now), monthAfter(monthOf(now))]);
      const oldest = partOf(monthOf(now - LIMITS.analytics.retentionDays * DAY_MS));
      const { rows } = await sql<{ name: string }>`
        SELECT inhrelid::regclass::text AS name FROM pg_inherits
        WHERE inhparent = 'analytics_events'::regclass AND inhrelid::regclass::text < ${oldest}`.execute(db);
      for (const { name } of rows) await sql`DROP TABLE IF EXISTS ${sql.table(name)}`.execute(db);
    },
  };
}

/** In UTC, such as 2026_11. */
function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7).replace("-", "_");
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("_").map(Number);
  return monthOf(Date.UTC(year, number, 1));
}

function partOf(month: string): string {
  return `analytics_events_${month}`;
}

/** Returns the lowest id of a month: its time, with all other bits zero. */
function firstIdOf(month: string): string {
  const [year = 0, number = 0] = month.split("_").map(Number);
  const time = Date.UTC(year, number - 1, 1)
    .toString(16)
    .padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

async function insertEvents(db: Db, events: readonly StoredEvent[]): Promise<void> {
  // Sorted, so that two hosts never deadlock.
  await sql`
    WITH given AS (
      SELECT DISTINCT ON (id) * FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS one (id uuid, at bigint,
        kind text, visit uuid, "pageType" text, "deviceClass" text, cents bigint, dimensions jsonb) ORDER BY id),
    added AS (
      INSERT INTO analytics_events (id, day, kind, visit, page_type, device_class, cents, dimensions)
      SELECT id, shop_day(to_timestamp(at / 1000.0)), kind, visit, "pageType", "deviceClass", cents, dimensions
      FROM given ORDER BY id
      ON CONFLICT (id) DO NOTHING RETURNING day)
    INSERT INTO analytics_marks (day) SELECT DISTINCT day FROM added`.execute(db);
  await wake(db, "analytics.daily-totals");
}
