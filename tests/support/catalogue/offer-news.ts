/** Price changes as imports make them, and their emails without the batching delay (WISH-4, WISH-5). */
import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { mailsTo, type TestUser } from "../people/accounts";
import { queryHost, type TestApi } from "../hosts/test-api";
import { waitFor } from "../hosts/wait-for";

type NewsTable = "offer_changes" | "offer_news";

/** @param hosts on the same database */
export function offerNewsOf(
  apiOf: () => TestApi,
  hosts: () => readonly FastifyInstance[] = () => [apiOf().app],
) {
  const db = () => apiOf().database.db;
  const areTakenIn = async () => {
    const { rows } = await sql<{ revision: string }>`SELECT revision FROM catalogue_state`.execute(db());
    const { revision } = rows[0]!;
    for (const host of hosts()) {
      const query = `{ exportChanges(since: "${revision}") { revision } }`;
      const data: { exportChanges: { revision: string } } = (await queryHost(host, query)).data;
      if (data.exportChanges.revision !== revision) return null;
    }
    return true;
  };
  const countOf = async (table: NewsTable) =>
    (await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(db())).rows[0]!.n;
  const age = (table: NewsTable) =>
    sql`UPDATE ${sql.table(table)} SET noted_at = noted_at - interval '1 hour'
      WHERE noted_at > now() - interval '30 minutes'`.execute(db());
  return {
    countOf,
    age,
    /** Sets a price as an import does: with a new revision. */
    async setPrice(id: string, cents: number): Promise<void> {
      await sql`WITH state AS (UPDATE catalogue_state SET revision = revision + 1 RETURNING revision)
        UPDATE products SET regular_price_cents = ${cents}, sale_price_cents = NULL, revision = state.revision
        FROM state WHERE product_id = ${id}`.execute(db());
    },
    /**
     * Waits until the search engines of all hosts have every change, as a shop does by the age of changes.
     */
    changesTakenIn: () => waitFor(areTakenIn),
    /** Sends all pending news at once, without the batching delay. */
    async notifyAll(): Promise<void> {
      for (const table of ["offer_changes", "offer_news"] as const) {
        await waitFor(async () => {
          await age(table);
          return (await countOf(table)) === 0 || null;
        });
      }
    },
    newsTo: async ({ username }: TestUser) =>
      (await mailsTo(apiOf(), username)).filter(({ kind }) => kind === "offer-news"),
  };
}
