/** Customers for staff: list and search by name. */
import { sql, type RawBuilder } from "kysely";
import type {
  AccountStatus,
  Customer,
  CustomerNeighboursInput,
  CustomerRow,
  CustomersInput,
} from "#contract/customers/care";
import { withoutCountryPrefix } from "#contract/fields/fields";
import type { Page } from "#contract/fields/page";
import type { Db } from "../../db/client";
import { nameOf, openIdentity, usernameIndexes } from "../../db/identity";
import { soughtTerms } from "../../db/person-terms";
import type { Sealer } from "../../db/sealed";

export interface CustomerRecord extends CustomerRow {
  readonly userId: string;
  readonly hasPassword: boolean;
  readonly revision: number;
  /** The last change of profile, addresses or status; null without one. */
  readonly changed: Customer["changed"];
}

/** An account merged into another. */
export interface MovedRecord {
  readonly username: string;
  /** User name of the remaining account. */
  readonly into: string;
  readonly by: string;
  readonly at: string;
}

export interface CustomerNeighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

export interface DirectoryStore {
  /** Newest first. */
  list(query: CustomersInput): Promise<Page<CustomerRecord>>;
  /**
   * User names before and after a customer in the list; null at either end, and for a user who is not a
   * customer.
   */
  findNeighbours(of: CustomerNeighboursInput): Promise<CustomerNeighbours>;
  /** Null also for staff and deleted customers. */
  find(username: string): Promise<CustomerRecord | null>;
  /** The account a merged user name went to; null when it was not merged. */
  findMoved(username: string): Promise<MovedRecord | null>;
}

interface Row {
  readonly id: string;
  readonly sealed: Buffer;
  readonly status: AccountStatus;
  readonly isVerified: boolean;
  readonly hasPassword: boolean;
  readonly registeredAt: Date;
  readonly lastSignInAt: Date | null;
  readonly orders: number;
  readonly tags: string[];
  readonly revision: number;
  readonly changedWhat: string | null;
  readonly changedAt: Date | null;
  readonly isChangedByThem: boolean;
  readonly changer: Buffer | null;
}

const ORDER_NUMBER = /^EF-[A-Z0-9]+$/;

/**
 * Selects one of several registrations with the same user name, the one calls act on: the verified one, else
 * the latest (server/auth/users/users.store.ts).
 */
const isCustomer = sql`u.role = 'CUSTOMER' AND u.status <> 'DELETED' AND u.merged_into IS NULL AND (u.verified_at IS NOT NULL OR NOT EXISTS (
  SELECT 1 FROM users other WHERE other.username_index = u.username_index AND other.id <> u.id
    AND (other.verified_at IS NOT NULL OR other.role <> 'CUSTOMER' OR other.created_at > u.created_at)))`;

const columns = sql`u.id, u.sealed_identity AS sealed, u.status, u.verified_at IS NOT NULL AS "isVerified",
  u.password_hash IS NOT NULL AS "hasPassword", u.created_at AS "registeredAt",
  (SELECT at FROM sign_ins WHERE user_id = u.id AND outcome = 'SUCCEEDED' ORDER BY id DESC LIMIT 1) AS "lastSignInAt",
  (SELECT count(*)::int FROM orders WHERE user_id = u.id) AS orders,
  ARRAY(SELECT tag FROM customer_tags WHERE user_id = u.id ORDER BY tag) AS tags, u.revision,
  u.changed_what AS "changedWhat", u.changed_at AS "changedAt", u.changed_by = u.id AS "isChangedByThem",
  (SELECT sealed_identity FROM users WHERE id = u.changed_by) AS changer`;

export function createDirectoryStore(db: Db, sealer: Sealer): DirectoryStore {
  const toRecord = (row: Row): CustomerRecord => {
    const {
      id,
      sealed,
      registeredAt,
      lastSignInAt,
      changer,
      changedWhat,
      changedAt,
      isChangedByThem,
      ...rest
    } = row;
    const { username, firstName, lastName, phone } = openIdentity(sealer, sealed);
    const by = changer && !isChangedByThem ? nameOf(sealer, changer) : "";
    return {
      ...rest,
      changed: changedWhat && changedAt ? { by, what: changedWhat, at: changedAt.toISOString() } : null,
      userId: id,
      username,
      firstName,
      lastName,
      phone: withoutCountryPrefix(phone),
      registeredAt: registeredAt.toISOString(),
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
    };
  };
  return {
    async list({ pageNumber, pageSize, ...narrowing }) {
      const condition = isInList(sealer, narrowing);
      // Row details are read for this page only: PostgreSQL would compute them for each row an OFFSET skips.
      const [page, counted] = await Promise.all([
        sql<Row>`SELECT ${columns} FROM (
            SELECT u.id FROM users u WHERE ${condition}
            ORDER BY u.created_at DESC, u.id LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}
          ) AS page JOIN users u USING (id) ORDER BY u.created_at DESC, u.id`.execute(db),
        sql<{ total: number }>`SELECT count(*)::int AS total FROM users u WHERE ${condition}`.execute(db),
      ]);
      return { rows: page.rows.map(toRecord), total: counted.rows[0]?.total ?? 0 };
    },
    async findNeighbours({ username, ...narrowing }) {
      const indexes = usernameIndexes(sealer, username);
      const findNeighbour = async (after: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
        const { rows } = await sql<{ sealed: Buffer }>`
          WITH this AS (SELECT u.id, u.created_at FROM users u
            WHERE u.username_index = ANY(${indexes}::bytea[]) AND ${isCustomer})
          SELECT u.sealed_identity AS sealed FROM users u, this
          WHERE ${after} AND ${isInList(sealer, narrowing)} ORDER BY ${order} LIMIT 1`.execute(db);
        return rows[0] ? nameOf(sealer, rows[0].sealed) : null;
      };
      const [previous, next] = await Promise.all([
        findNeighbour(
          sql`u.created_at >= this.created_at AND (u.created_at > this.created_at OR u.id < this.id)`,
          sql`u.created_at, u.id DESC`,
        ),
        findNeighbour(
          sql`u.created_at <= this.created_at AND (u.created_at < this.created_at OR u.id > this.id)`,
          sql`u.created_at DESC, u.id`,
        ),
      ]);
      return { previous, next };
    },
    async find(username) {
      const { rows } = await sql<Row>`SELECT ${columns} FROM users u
        WHERE u.username_index = ANY(${usernameIndexes(sealer, username)}::bytea[]) AND ${isCustomer}`.execute(
        db,
      );
      return rows[0] ? toRecord(rows[0]) : null;
    },
    async findMoved(username) {
      const { rows } = await sql<{ gone: Buffer; into: Buffer; by: Buffer | null; at: Date }>`
        SELECT gone.sealed_identity AS gone, stays.sealed_identity AS into, gone.merged_at AS at,
          (SELECT sealed_identity FROM users WHERE id = gone.merged_by) AS by
        FROM users AS gone JOIN users AS stays ON stays.id = gone.merged_into
        WHERE gone.username_index = ANY(${usernameIndexes(sealer, username)}::bytea[]) AND gone.merged_at IS NOT NULL
        ORDER BY gone.merged_at DESC LIMIT 1`.execute(db);
      const [row] = rows;
      if (!row) return null;
      const [mergedName, into] = [nameOf(sealer, row.gone), nameOf(sealer, row.into)];
      return {
        username: mergedName,
        into,
        by: row.by ? nameOf(sealer, row.by) : "",
        at: row.at.toISOString(),
      };
    },
  };
}

/** Locks a customer's account; null for staff and deleted customers. */
export async function lockStatus(unit: Db, userId: string): Promise<AccountStatus | null> {
  const { rows } = await sql<{ status: AccountStatus }>`SELECT status FROM users
    WHERE id = ${userId} AND role = 'CUSTOMER' AND status <> 'DELETED' FOR NO KEY UPDATE`.execute(unit);
  return rows[0]?.status ?? null;
}

function isInList(
  sealer: Sealer,
  { text, status, tag }: Pick<CustomersInput, "text" | "status" | "tag">,
): RawBuilder<unknown> {
  const isTagged = !tag ? sql`true` : sql`u.id IN (SELECT user_id FROM customer_tags WHERE tag = ${tag})`;
  return sql`${isCustomer} AND (${status ?? null}::text IS NULL OR u.status = ${status ?? null}) AND ${isTagged}
    AND ${isSought(sealer, text)}`;
}

/**
 * All words must match, including names of accounts merged into this one; an order number matches its
 * customer.
 */
function isSought(sealer: Sealer, text: string) {
  const number = text.toUpperCase();
  if (ORDER_NUMBER.test(number)) return sql`u.id IN (SELECT user_id FROM orders WHERE unique_id = ${number})`;
  const conditions = soughtTerms(sealer, text).map(
    (terms) =>
      sql`u.id IN (SELECT COALESCE(merged_into, id) FROM users WHERE search_terms && ${terms}::bytea[])`,
  );
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
}
