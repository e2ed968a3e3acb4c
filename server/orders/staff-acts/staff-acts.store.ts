/** Reads what staff did with orders: their entries of the orders' histories, and what they gave back by day (STAFF-13). */
import { sql, type RawBuilder } from "kysely";
import { STAFF_ROLES } from "#contract/roles";
import type { GivenBackDay, GivenBackQuery, StaffAct, StaffActsQuery } from "#contract/staff-acts";
import type { Db } from "../../db/client";
import { nameOf, usernameIndexes } from "../../db/identity";
import type { Sealer } from "../../db/sealed";

export interface StaffActsStore {
  /** The newest first. */
  list(query: StaffActsQuery): Promise<{ readonly acts: StaffAct[]; readonly total: number }>;
  /** The newest day first, then the largest sum. */
  sumGivenBack(query: GivenBackQuery): Promise<GivenBackDay[]>;
}

interface Named {
  readonly person: Buffer | null;
}

/** Within the newest so many acts one finds what one looks for; older ones are found by person and days. */
const MOST_DAYS = 1_000;

export function createStaffActsStore(db: Db, sealer: Sealer): StaffActsStore {
  const staff = ({
    username,
  }: GivenBackQuery) => sql`ARRAY(SELECT id::text FROM users WHERE role = ANY(${[...STAFF_ROLES]}::text[])
    ${username ? sql`AND username_index = ANY(${usernameIndexes(sealer, username)}::bytea[])` : sql``})`;
  const named = ({ person }: Named) => (person ? nameOf(sealer, person) : "");
  return {
    async list(query) {
      const { pageNumber, pageSize } = query;
      const isWanted = sql`event.actor = ANY(${staff(query)}) AND ${within(sql`event.at`, query)}`;
      const { rows } = await sql<Omit<StaffAct, "at" | "username"> & Named & { readonly at: Date }>`
        SELECT event.id::text AS id, event.at, event.type, event.summary, event.before, event.after,
          event.order_id AS "orderId", (SELECT unique_id FROM orders WHERE orders.id = event.order_id) AS "orderNumber",
          (SELECT sealed_identity FROM users WHERE users.id::text = event.actor) AS person
        FROM order_events AS event WHERE ${isWanted}
        ORDER BY event.at DESC, event.id DESC LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`.execute(
        db,
      );
      const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM order_events AS event
        WHERE ${isWanted}`.execute(db);
      return {
        acts: rows.map(({ person, at, ...act }) => ({
          ...act,
          at: at.toISOString(),
          username: named({ person }),
        })),
        total: counted.rows[0]?.total ?? 0,
      };
    },
    async sumGivenBack(query) {
      const { rows } = await sql<Omit<GivenBackDay, "username"> & Named>`
        SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, sum(cents)::float8 AS cents,
          count(*)::int AS changes,
          (SELECT sealed_identity FROM users WHERE users.id::text = staff_id) AS person
        FROM staff_refunds WHERE staff_id = ANY(${staff(query)}) AND ${within(sql`created_at`, query)}
        GROUP BY staff_id, day ORDER BY day DESC, cents DESC LIMIT ${MOST_DAYS}`.execute(db);
      return rows.map(({ person, ...row }) => ({ ...row, username: named({ person }) }));
    },
  };
}

/** A condition: both days are included. */
function within(at: RawBuilder<unknown>, { from, to }: GivenBackQuery): RawBuilder<unknown> {
  const conditions = [
    ...(from ? [sql`${at} >= ${from}::timestamptz`] : []),
    ...(to ? [sql`${at} < ${to}::timestamptz + interval '1 day'`] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
}
