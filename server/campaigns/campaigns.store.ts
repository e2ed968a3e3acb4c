/** Stores campaigns, their states and counts (CAMPAIGN-1, CAMPAIGN-7). */
import { sql } from "kysely";
import { inStatuses } from "../db/in-statuses";
import type { Campaign, CampaignFigures, CampaignForm, CampaignRow } from "#contract/marketing/campaigns";
import { CAMPAIGN_MOVE_ROWS, type CampaignMove } from "#contract/marketing/campaign-statuses";
import { LIMITS } from "#contract/limits";
import { statusesWhere } from "#contract/orders/statuses";
import type { Page } from "#contract/fields/page";
import type { AuditWrite } from "../audit/audit.port";
import type { Db } from "../db/client";
import { enqueueMail, type OutgoingMail } from "../gateways/mail/outbox.store";
import type { Sealer } from "../db/sealed";
import { onlyRow } from "../db/only-row";
import { wake } from "../jobs/wake";

/** STALE: another user has changed it. ELSEWHERE: its state does not permit the action. */
export type CampaignOutcome = "DONE" | "GONE" | "STALE" | "ELSEWHERE";

export interface CampaignStore {
  list(page: { readonly pageNumber: number; readonly pageSize: number }): Promise<Page<CampaignRow>>;
  /** Includes its figures. */
  find(id: string): Promise<Campaign | null>;
  /** Idempotent. @param revision as last read; 0 for a new campaign */
  save(id: string, form: CampaignForm, revision: number, recordAudit: AuditWrite): Promise<CampaignOutcome>;
  /** Idempotent. @param sendAt scheduled time; null = at once */
  move(id: string, move: CampaignMove, at: CampaignTime, recordAudit: AuditWrite): Promise<CampaignOutcome>;
  /** Once per key. */
  mailTest(id: string, key: string, mail: OutgoingMail): Promise<void>;
}

export interface CampaignTime {
  readonly revision: number;
  readonly sendAt: string | null;
}

const COUNTED = statusesWhere(
  ({ money, end }) => ["reserved", "taken", "leased"].includes(money.state) && !end.isUndone,
);

const ROW = sql`id, subject, segment, category, state, send_at AS "sendAt", recipients`;
type Stored<Row> = Omit<Row, "sendAt" | "changedAt" | "endedAt"> & { readonly sendAt: Date | null };

export function createCampaignStore(db: Db, sealer: Sealer): CampaignStore {
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

    save: (id, form, revision, recordAudit) =>
      db.transaction().execute(async (trx) => {
        const { subject, text, products, segment, category, rate } = form;
        const values = sql`${subject}, ${text}, ${products}, ${segment}, ${category}, ${rate}::int`;
        const { rows } =
          revision === 0
            ? await sql`INSERT INTO campaigns (id, subject, text, products, segment, category, rate_per_minute)
                VALUES (${id}, ${values}) ON CONFLICT DO NOTHING RETURNING 1`.execute(trx)
            : await sql`UPDATE campaigns
                SET (subject, text, products, segment, category, rate_per_minute) = (${values}),
                  revision = revision + 1, changed_at = now()
                WHERE id = ${id} AND revision = ${revision} AND state = 'DRAFT' RETURNING 1`.execute(trx);
        if (rows.length > 0) {
          await recordAudit(trx);
          return "DONE";
        }
        const current = await sql<{ isSame: boolean; isDraft: boolean }>`
          SELECT (subject, text, products, segment, category, rate_per_minute) = (${values}) AS "isSame",
            state = 'DRAFT' AS "isDraft" FROM campaigns WHERE id = ${id}`.execute(trx);
        const [existing] = current.rows;
        if (!existing) return "GONE";
        if (!existing.isDraft) return "ELSEWHERE";
        return existing.isSame ? "DONE" : "STALE";
      }),

    move: (id, move, { revision, sendAt }, recordAudit) =>
      db.transaction().execute(async (trx) => {
        const { from, to } = CAMPAIGN_MOVE_ROWS[move];
        const { rows } = await sql<{ state: string; revision: number }>`
          SELECT state, revision FROM campaigns WHERE id = ${id} FOR UPDATE`.execute(trx);
        const [campaign] = rows;
        if (!campaign) return "GONE";
        // A repeated request whose first answer was lost.
        if (campaign.state === to && campaign.revision === revision + 1) return "DONE";
        if (!(from as readonly string[]).includes(campaign.state)) return "ELSEWHERE";
        if (campaign.revision !== revision) return "STALE";
        await sql`UPDATE campaigns SET state = ${to}, revision = revision + 1, changed_at = now(),
            send_at = CASE WHEN ${move === "SCHEDULE"} THEN COALESCE(${sendAt}::timestamptz, now())
              WHEN ${to === "DRAFT"} THEN NULL ELSE send_at END,
            tokens_at = now(), ended_at = CASE WHEN ${to === "CANCELLED"} THEN now() END
          WHERE id = ${id}`.execute(trx);
        await recordAudit(trx);
        await wake(trx, "campaigns.starts", "campaigns.mails");
        return "DONE";
      }),

    mailTest: (id, key, mail) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql`UPDATE campaigns SET test_key = ${key}
          WHERE id = ${id} AND test_key IS DISTINCT FROM ${key} RETURNING 1`.execute(trx);
        if (rows.length > 0) await enqueueMail(trx, sealer, mail);
      }),
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
