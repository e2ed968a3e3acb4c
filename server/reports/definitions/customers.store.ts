/**
 * Report definition of customer value: customervalue (REPORT-9). Guests form one group, because they are not
 * identified.
 */
import { sql } from "kysely";
import { shopDay } from "#contract/time/days";
import { nameOf } from "../../db/identity";
import { lifetimeOf } from "../../db/lifetime";
import type { ReportDefinition } from "./definition.port";
import { soldBy } from "./sold.store";

interface Lifetime {
  readonly id: string;
  readonly identity: Buffer;
  readonly net: number;
  readonly orders: number;
  readonly first: Date | null;
  readonly last: Date | null;
}

export const CUSTOMERVALUE: ReportDefinition = {
  version: 2,
  // Figures: orders, ordered, paid, refunded
  entries: soldBy(sql`ARRAY[COALESCE(o.user_id::text, '')]`),
  async nameKeys(keys, { db, sealer }) {
    const ids = [...new Set(keys.map(([id = ""]) => id))].filter((id) => /^[0-9a-f-]{36}$/.test(id));
    const { rows } = await sql<Lifetime>`
      SELECT users.id, users.sealed_identity AS identity, money.* FROM users CROSS JOIN LATERAL (
        ${lifetimeOf(sql`users.id`)}
      ) AS money
      WHERE users.id = ANY(${ids}::uuid[])`.execute(db);
    const customersById = new Map(rows.map((row) => [row.id, row]));
    return keys.map(([id = ""]) => {
      const customer = customersById.get(id);
      if (!customer) return [id === "" ? "Guests" : "Deleted account", "", "", "", ""];
      const { identity, net, orders, first, last } = customer;
      const day = (at: Date | null) => (at === null ? "" : shopDay(at));
      return [nameOf(sealer, identity), String(net), String(orders), day(first), day(last)];
    });
  },
};
