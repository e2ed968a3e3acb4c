/** Stores the network's click ids by visit, retained for 90 days (AFFILIATE-7). */
import { sql } from "kysely";
import type { Db } from "../../db/client";

const RETENTION_DAYS = 90;

export interface ClickStore {
  /**
   * Starts a click, or returns the existing one.
   * @returns the network's click id; null while unknown
   */
  begin(visitId: string): Promise<string | null>;
  name(visitId: string, clickId: string): Promise<void>;
  forget(): Promise<void>;
}

export function createClickStore(db: Db): ClickStore {
  return {
    async begin(visitId) {
      const { rows } = await sql<{ clickId: string | null }>`
        INSERT INTO affiliate_clicks AS click (visit_id) VALUES (${visitId})
        ON CONFLICT (visit_id) DO UPDATE SET click_id = click.click_id
        RETURNING click_id AS "clickId"`.execute(db);
      return rows[0]?.clickId ?? null;
    },
    async name(visitId, clickId) {
      await sql`UPDATE affiliate_clicks SET click_id = ${clickId}
        WHERE visit_id = ${visitId} AND click_id IS NULL`.execute(db);
    },
    async forget() {
      await sql`DELETE FROM affiliate_clicks
        WHERE at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(db);
    },
  };
}
