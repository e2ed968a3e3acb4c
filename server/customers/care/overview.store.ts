/** Reads a customer's overview for staff: revenue, open items and consents. */
import { sql } from "kysely";
import { inStatuses } from "../../db/in-statuses";
import type { CustomerConsents, CustomerOverview } from "#contract/customers/page";
import { LEASE_UNDECIDED, type LeaseStatus } from "#contract/leases/statuses";
import { LIMITS } from "#contract/limits";
import { SETTLED_STATUSES, type OrderStatus } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import { emailIndexes, nameOf } from "../../db/identity";
import { lifetimeOf } from "../../db/lifetime";
import type { Sealer } from "../../db/sealed";

type Lifetime = NonNullable<CustomerOverview["lifetime"]>;
type Applications = NonNullable<CustomerOverview["applications"]>;

export interface OverviewStore {
  findLifetime(userId: string): Promise<Lifetime>;
  /** Latest first. */
  listApplications(userId: string): Promise<Applications>;
  /** @param email empty when unverified: data found by it may belong to a stranger */
  findConsents(userId: string, email: string): Promise<CustomerConsents>;
  listMerged(userId: string): Promise<CustomerOverview["merged"]>;
}

const { openListed, applicationsListed } = LIMITS.care;

export function createOverviewStore(db: Db, sealer: Sealer): OverviewStore {
  return {
    async findLifetime(userId) {
      const [money, orders] = await Promise.all([
        sql<{ paid: number; refunded: number; net: number }>`${lifetimeOf(sql`${userId}::uuid`)}`.execute(db),
        sql<{ id: string; number: string; status: OrderStatus; at: Date; isOpen: boolean }>`
          SELECT id, unique_id AS number, status, submitted_at AS at,
            status NOT ${inStatuses(SETTLED_STATUSES)} AS "isOpen"
          FROM orders WHERE user_id = ${userId} ORDER BY submitted_at DESC, id DESC`.execute(db),
      ]);
      const { paid = 0, refunded = 0, net = 0 } = money.rows[0] ?? {};
      const open = orders.rows.filter(({ isOpen }) => isOpen);
      return {
        netCents: net,
        paidCents: paid,
        refundedCents: refunded,
        lastOrderAt: orders.rows[0]?.at.toISOString() ?? null,
        open: open.slice(0, openListed).map(({ id, number, status }) => ({ id, number, status })),
        openCount: open.length,
      };
    },
    async listApplications(userId) {
      const { rows } = await sql<{ id: string; status: LeaseStatus; approvedCents: number | null; at: Date }>`
        SELECT id, status, approved_cents AS "approvedCents", created_at AS at FROM lease_applications
        WHERE user_id = ${userId} ORDER BY created_at DESC, id LIMIT ${applicationsListed}`.execute(db);
      return rows.map(({ at, ...row }) => ({
        ...row,
        isOpen: LEASE_UNDECIDED.includes(row.status),
        sentAt: at.toISOString(),
      }));
    },
    async findConsents(userId, email) {
      const indexes = emailIndexes(sealer, email, "newsletter_subscribers");
      const [list, refused, watches, terms] = await Promise.all([
        sql<{ since: Date; confirmedAt: Date | null }>`
          SELECT created_at AS since, confirmed_at AS "confirmedAt" FROM newsletter_subscribers
          WHERE email_index = ANY(${indexes}::bytea[])`.execute(db),
        sql<{ since: Date }>`SELECT created_at AS since FROM mail_suppressions
          WHERE email_index = ANY(${indexes}::bytea[])`.execute(db),
        sql<{ wishes: number; searches: number }>`
          SELECT count(*) FILTER (WHERE address IS NULL)::int AS wishes,
            count(*) FILTER (WHERE address IS NOT NULL)::int AS searches
          FROM watches WHERE user_id = ${userId} AND tells`.execute(db),
        sql<{ version: string; at: Date }>`
          SELECT consent_version AS version, max(consented_at) AS at FROM lease_applications
          WHERE user_id = ${userId} GROUP BY consent_version ORDER BY at DESC`.execute(db),
      ]);
      const [reader] = list.rows;
      return {
        newsletter: reader
          ? { since: reader.since.toISOString(), confirmedAt: reader.confirmedAt?.toISOString() ?? null }
          : null,
        refusedSince: refused.rows[0]?.since.toISOString() ?? null,
        isWishListMailed: (watches.rows[0]?.wishes ?? 0) > 0,
        mailedSearches: watches.rows[0]?.searches ?? 0,
        leaseTerms: terms.rows.map(({ version, at }) => ({ version, agreedAt: at.toISOString() })),
      };
    },
    async listMerged(userId) {
      const { rows } = await sql<{ sealed: Buffer; by: Buffer | null; at: Date }>`
        SELECT gone.sealed_identity AS sealed, gone.merged_at AS at,
          (SELECT sealed_identity FROM users WHERE id = gone.merged_by) AS by
        FROM users AS gone WHERE gone.merged_into = ${userId} AND gone.merged_at IS NOT NULL
        ORDER BY gone.merged_at DESC, gone.id`.execute(db);
      return rows.map(({ sealed, by, at }) => ({
        username: nameOf(sealer, sealed),
        by: by ? nameOf(sealer, by) : "",
        at: at.toISOString(),
      }));
    },
  };
}
