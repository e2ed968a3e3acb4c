/** Stores campaigns, their states and counts (CAMPAIGN-1, CAMPAIGN-7). */
import { sql } from "kysely";
import { inStatuses } from "../db/in-statuses";
import type { Campaign, CampaignFigures, CampaignForm, CampaignRow } from "#contract/marketing/campaigns";
import { CAMPAIGN_MOVE_ROWS, type CampaignMove } from "#contract/marketing/campaign-statuses";
import { LIMITS } from "#contract/limits";
import { statusesWhere } from "#contract/orders/statuses";
import type { Page } from "#contract/fields/page";
import type { Db } from "../db/client";
import { onlyRow } from "../db/only-row";
import { wake } from "../jobs/wake";

export interface CampaignStore {
  list(page: { readonly pageNumber: number; readonly pageSize: number }): Promise<Page<CampaignRow>>;
  /** Includes its figures. */
  find(id: string): Promise<Campaign | null>;
}

const COUNTED = statusesWhere(
  ({ money, end }) => ["reserved", "taken", "leased"].includes(money.state) && !end.isUndone,
);

const ROW = sql`id, subject, segment, category, state, send_at AS "sendAt", recipients`;
type Stored<Row> = Omit<Row, "sendAt" | "changedAt" | "endedAt"> & { readonly sendAt: Date | null };

export function createCampaignStore(db: Db): CampaignStore {
  return {
    async list({ pageNumber, pageSize }) {
      const [page, counted] = await Promise.all([
        sql<
          Stored<CampaignRow> & { readonly changedAt: Date }
        >`SELECT ${ROW}, changed_at AS "changedAt" FROM campaigns ORDER BY changed_at DESC, id
          LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`.execute(db),
        sql<{ total: number }>`SELECT count(*)::int AS total FROM campaigns`.execute(db),
      ]);
      const campaigns = page.rows.map(({ sendAt, changedAt, ...row }) => ({
        ...row,
        sendAt: sendAt?.toISOString() ?? null,
        changedAt: changedAt.toISOString(),
      }));
      return { rows: campaigns, total: onlyRow(counted.rows, "the count of campaigns").total };
    },

    async find(id) {
      const { rows } = await sql<Stored<Omit<Campaign, "figures">> & { readonly endedAt: Date | null }>`
        SELECT ${ROW}, text, products, rate_per_minute AS rate, revision, ended_at AS "endedAt"
        FROM campaigns WHERE id = ${id}`.execute(db);
      const [row] = rows;
      if (!row) return null;
      const { sendAt, endedAt, ...campaign } = row;
      return {
        ...campaign,
        sendAt: sendAt?.toISOString() ?? null,
        endedAt: endedAt?.toISOString() ?? null,
        figures: campaign.recipients === null ? null : await readFigures(db, id),
      };
    },
  };
}

async function readFigures(db: Db, id: string): Promise<CampaignFigures> {
  const days = LIMITS.campaigns.leftWithinDays;
  const counted = (state: string) => sql`count(*) FILTER (WHERE state = ${state})::int`;
  const [mails, visits, orders] = await Promise.all([
    sql<Omit<CampaignFigures, "visits" | "orders" | "orderCents">>`
      SELECT ${counted("SENT")} AS sent, count(*) FILTER (WHERE state IN ('WAITING', 'CLAIMED'))::int AS waiting,
        ${counted("BOUNCED")} AS bounced, ${counted("UNKNOWN")} AS unknown, ${counted("WITHDRAWN")} AS withdrawn,
        count(*) FILTER (WHERE state = 'SENT' AND left_at < sent_at + make_interval(days => ${days}))::int AS unsubscribed
      FROM campaign_recipients WHERE campaign_id = ${id}`.execute(db),
    sql<{ visits: number }>`SELECT count(*)::int AS visits FROM visits
      WHERE source = 'newsletter' AND campaign = ${id}`.execute(db),
    sql<{ orders: number; orderCents: number }>`
      SELECT count(*)::int AS orders, COALESCE(sum(total_cents), 0)::float8 AS "orderCents" FROM orders
      WHERE attribution ->> 'utm_source' = 'newsletter' AND attribution ->> 'utm_campaign' = ${id}
        AND status ${inStatuses(COUNTED)}`.execute(db),
  ]);
  return {
    ...onlyRow(mails.rows, "the counts of emails"),
    ...onlyRow(visits.rows, "the count of visits"),
    ...onlyRow(orders.rows, "the totals of orders"),
  };
}

const COLUMNS = sql`subject, text, products, segment, category, rate_per_minute`;
const valuesOf = ({ subject, text, products, segment, category, rate }: CampaignForm) =>
  sql`${subject}, ${text}, ${products}, ${segment}, ${category}, ${rate}::int`;

/** @returns false when the id exists */
export async function insertCampaign(unit: Db, id: string, form: CampaignForm): Promise<boolean> {
  const { rows } = await sql`INSERT INTO campaigns (id, ${COLUMNS}) VALUES (${id}, ${valuesOf(form)})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(unit);
  return rows.length > 0;
}

/** @returns false unless it is a draft with this revision */
export async function rewriteDraft(
  unit: Db,
  id: string,
  form: CampaignForm,
  revision: number,
): Promise<boolean> {
  const { rows } = await sql`UPDATE campaigns
    SET (${COLUMNS}) = (${valuesOf(form)}), revision = revision + 1, changed_at = now()
    WHERE id = ${id} AND revision = ${revision} AND state = 'DRAFT' RETURNING 1`.execute(unit);
  return rows.length > 0;
}

/** Null when it does not exist. */
export async function compareCampaign(
  unit: Db,
  id: string,
  form: CampaignForm,
): Promise<{ readonly isSame: boolean; readonly isDraft: boolean } | null> {
  const { rows } = await sql<{ isSame: boolean; isDraft: boolean }>`
    SELECT (${COLUMNS}) = (${valuesOf(form)}) AS "isSame", state = 'DRAFT' AS "isDraft"
    FROM campaigns WHERE id = ${id}`.execute(unit);
  return rows[0] ?? null;
}

/** Locks until the transaction ends. Null when it does not exist. */
export async function lockCampaign(
  unit: Db,
  id: string,
): Promise<{ readonly state: string; readonly revision: number } | null> {
  const { rows } = await sql<{ state: string; revision: number }>`
    SELECT state, revision FROM campaigns WHERE id = ${id} FOR UPDATE`.execute(unit);
  return rows[0] ?? null;
}

/** @param sendAt scheduled time; null = at once */
export async function writeMove(
  unit: Db,
  id: string,
  move: CampaignMove,
  sendAt: string | null,
): Promise<void> {
  const { to } = CAMPAIGN_MOVE_ROWS[move];
  await sql`UPDATE campaigns SET state = ${to}, revision = revision + 1, changed_at = now(),
      send_at = CASE WHEN ${move === "SCHEDULE"} THEN COALESCE(${sendAt}::timestamptz, now())
        WHEN ${to === "DRAFT"} THEN NULL ELSE send_at END,
      tokens_at = now(), ended_at = CASE WHEN ${to === "CANCELLED"} THEN now() END
    WHERE id = ${id}`.execute(unit);
  await wake(unit, "campaigns.starts", "campaigns.mails");
}

/** @returns false when the key is the last one */
export async function writeTestKey(unit: Db, id: string, key: string): Promise<boolean> {
  const { rows } = await sql`UPDATE campaigns SET test_key = ${key}
    WHERE id = ${id} AND test_key IS DISTINCT FROM ${key} RETURNING 1`.execute(unit);
  return rows.length > 0;
}
