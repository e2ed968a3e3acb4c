/**
 * Searches lease applications for staff through indexes only: ids of a page, and counts by status (STAFF-30).
 */
import { sql, type RawBuilder } from "kysely";
import type { LeaseList, LeaseSearch } from "#contract/leases/admin";
import type { LeaseStatus } from "#contract/leases/statuses";
import { LESSOR_TYPES } from "#contract/leases/lessors/lessors";
import type { Db } from "../../db/client";
import { soughtTerms } from "../../db/person-terms";
import type { Sealer } from "../../db/sealed";

export interface MatchingApplications {
  /** Ids of the requested page, in list order. */
  readonly ids: readonly string[];
  /** Counts of all text matches, in every status. */
  readonly counts: readonly { readonly status: LeaseStatus; readonly count: number }[];
}

/** Ids; null at either end of the list. */
export interface LeaseNeighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

export interface LeaseSearchStore {
  search(query: LeaseSearch): Promise<MatchingApplications>;
  /** @param id of an existing application, in the list or not */
  findNeighbours(id: string, list: LeaseList): Promise<LeaseNeighbours>;
}

const ORDER_NUMBER = /^EF-[A-Z0-9]+$/;
/** Prefix of an application id, long enough to be unambiguous. */
const ID_BEGINNING = /^[0-9a-f]{8}(-[0-9a-f-]{0,27})?$/;
const LOWEST_ID = "00000000-0000-0000-0000-000000000000";

/** Sort columns; the id breaks ties. */
const COLUMNS = { created: sql`created_at`, approved: sql`COALESCE(approved_cents, 0)` };

function columnOf(sort: LeaseSearch["sort"]): RawBuilder<unknown> {
  return COLUMNS[sort.replace("-", "") as keyof typeof COLUMNS];
}

/** @param isBackwards reverses the sort order */
function orderOf(sort: LeaseSearch["sort"], isBackwards = false): RawBuilder<unknown> {
  const direction = sql.raw(sort.startsWith("-") === isBackwards ? "ASC" : "DESC");
  return sql`${columnOf(sort)} ${direction}, id ${direction}`;
}

export function createLeaseSearch(db: Db, sealer: Sealer): LeaseSearchStore {
  return {
    async search({ text, status, sort, pageNumber, pageSize }) {
      const isSought = await soughtBy(db, sealer, text.trim());
      const isMatch = inStatus(isSought, status);
      const [page, counted] = await Promise.all([
        sql<{ id: string }>`SELECT id FROM lease_applications WHERE ${isMatch}
          ORDER BY ${orderOf(sort)} LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`.execute(db),
        sql<
          MatchingApplications["counts"][number]
        >`SELECT status, count(*)::int AS count FROM lease_applications
          WHERE ${isSought} GROUP BY status`.execute(db),
      ]);
      return { ids: page.rows.map(({ id }) => id), counts: counted.rows };
    },
    async findNeighbours(id, { text, status, sort }) {
      const isMatch = inStatus(await soughtBy(db, sealer, text.trim()), status);
      const neighbour = async (isBackwards: boolean) => {
        const sign = sql.raw(sort.startsWith("-") === isBackwards ? ">" : "<");
        const { rows } = await sql<{ id: string }>`SELECT id FROM lease_applications
          WHERE ${isMatch} AND (${columnOf(sort)}, id) ${sign}
            (SELECT ${columnOf(sort)}, id FROM lease_applications WHERE id = ${id})
          ORDER BY ${orderOf(sort, isBackwards)} LIMIT 1`.execute(db);
        return rows[0]?.id ?? null;
      };
      const [previous, next] = await Promise.all([neighbour(true), neighbour(false)]);
      return { previous, next };
    },
  };
}

function inStatus(isSought: RawBuilder<unknown>, status: LeaseSearch["status"]): RawBuilder<unknown> {
  return status === null ? isSought : sql`${isSought} AND status = ${status}`;
}

/**
 * SQL condition. An id of the shop or a lessor matches one application; other words must all match one
 * applicant.
 */
async function soughtBy(db: Db, sealer: Sealer, text: string): Promise<RawBuilder<unknown>> {
  if (text === "") return sql`true`;
  const numbered = /\s/.test(text) ? [] : await findNumbered(db, text);
  if (numbered.length > 0) return sql`id = ANY(${numbered}::uuid[])`;
  const words = soughtTerms(sealer, text, "applicants").map(
    (terms) => sql`search_terms && ${terms}::bytea[]`,
  );
  if (words.length === 0) return sql`false`;
  const byApplicant = sql.join(words, sql` AND `);
  return text.includes("@") ? sql`(${byApplicant} OR ${ofAccount(sealer, text)})` : byApplicant;
}

/** Accounts merged into this one may have applications under another address. */
function ofAccount(sealer: Sealer, text: string): RawBuilder<unknown> {
  const words = soughtTerms(sealer, text).map((terms) => sql`users.search_terms && ${terms}::bytea[]`);
  return sql`user_id = ANY(ARRAY(SELECT users.id FROM users WHERE ${sql.join(words, sql` AND `)}))`;
}

async function findNumbered(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${numbered(text)}
    UNION SELECT application_id FROM lease_tries WHERE lessor = ANY(${[...LESSOR_TYPES]}::text[]) AND uuid = ${text}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

function numbered(text: string): RawBuilder<unknown> {
  const order = text.toUpperCase();
  if (ORDER_NUMBER.test(order)) {
    return sql`SELECT application_id AS id FROM leases
      WHERE application_id IS NOT NULL AND order_id = (SELECT id FROM orders WHERE unique_id = ${order})`;
  }
  const id = text.toLowerCase();
  if (!ID_BEGINNING.test(id)) return sql`SELECT NULL::uuid AS id WHERE false`;
  const last = id + LOWEST_ID.slice(id.length).replace(/0/g, "f");
  return sql`SELECT id FROM lease_applications
    WHERE id BETWEEN ${id + LOWEST_ID.slice(id.length)}::uuid AND ${last}::uuid`;
}
