/** The book of what customers are worth: customervalue (REPORT-9). Guests are counted together: nobody says who they are. */
import { sql } from "kysely";
import { formatDay } from "#contract/days";
import { formatMoney } from "#contract/money";
import { nameOf } from "../../db/identity";
import type { ReportBook } from "./book.port";
import { soldBy } from "./sold.store";

interface Lifetime {
  readonly id: string;
  readonly identity: Buffer;
  readonly net: number;
  readonly orders: number;
  readonly first: Date | null;
  readonly last: Date | null;
}

export const CUSTOMERVALUE: ReportBook = {
  version: 1,
  // orders, ordered, paid, refunded
  entries: soldBy(sql`ARRAY[COALESCE(o.user_id::text, '')]`),
  async nameKeys(keys, { db, sealer }) {
    const ids = [...new Set(keys.map(([id = ""]) => id))].filter((id) => /^[0-9a-f-]{36}$/.test(id));
    const { rows } = await sql<Lifetime>`
      SELECT users.id, users.sealed_identity AS identity, money.* FROM users CROSS JOIN LATERAL (
        SELECT COALESCE(sum(paid_cents - refunded_cents), 0)::float8 AS net,
          (count(DISTINCT entry.order_id) FILTER (WHERE sells))::int AS orders,
          min(entry.at) FILTER (WHERE sells) AS first, max(sold.at) AS last
        FROM orders AS o JOIN money_entries AS entry ON entry.order_id = o.id
          LEFT JOIN LATERAL (SELECT min(one.at) AS at FROM money_entries AS one WHERE one.order_id = o.id AND one.sells) AS sold ON true
        WHERE o.user_id = users.id
      ) AS money
      WHERE users.id = ANY(${ids}::uuid[])`.execute(db);
    const found = new Map(rows.map((row) => [row.id, row]));
    return keys.map(([id = ""]) => {
      const customer = found.get(id);
      if (!customer) return [id === "" ? "Guests" : "Somebody who left", "", "", "", ""];
      const { identity, net, orders, first, last } = customer;
      const day = (at: Date | null) => (at === null ? "" : formatDay(at));
      return [nameOf(sealer, identity), formatMoney(net), String(orders), day(first), day(last)];
    });
  },
};
