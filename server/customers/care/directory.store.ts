/** Customers for staff: listed, found by what they are called, switched on and off. */
import { sql, type RawBuilder } from "kysely";
import type {
  AccountStatus,
  CustomerNeighboursInput,
  CustomerRow,
  CustomersInput,
} from "#contract/customer-care";
import { withoutCountryPrefix } from "#contract/fields";
import type { Note } from "../../audit/audit.port";
import { switchAccount } from "../../db/account-status";
import type { Db } from "../../db/client";
import { nameOf, openIdentity, usernameIndexes } from "../../db/identity";
import { soughtTerms } from "../../db/person-terms";
import type { Sealer } from "../../db/sealed";

export interface CustomerRecord extends CustomerRow {
  readonly userId: string;
  readonly hasPassword: boolean;
}

export interface CustomerNeighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

export interface DirectoryStore {
  /** The newest first. */
  list(query: CustomersInput): Promise<{ readonly customers: CustomerRecord[]; readonly total: number }>;
  /** User names before and after a customer in the list; null at the end of the list, and for a user who is no customer. */
  findNeighbours(of: CustomerNeighboursInput): Promise<CustomerNeighbours>;
  /** Null also for staff and for deleted customers. */
  find(username: string): Promise<CustomerRecord | null>;
  /** Writes the note only when the status was another one. */
  setStatus(userId: string, status: AccountStatus, note: Note): Promise<void>;
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
}

const ORDER_NUMBER = /^EF-[A-Z0-9]+$/;

/**
 * Only the registration that calls act on, of several with one user name: the holder's, else the last
 * (server/auth/users/users.store.ts).
 */
const isCustomer = sql`u.role = 'CUSTOMER' AND u.status <> 'DELETED' AND (u.verified_at IS NOT NULL OR NOT EXISTS (
  SELECT 1 FROM users other WHERE other.username_index = u.username_index AND other.id <> u.id
    AND (other.verified_at IS NOT NULL OR other.role <> 'CUSTOMER' OR other.created_at > u.created_at)))`;

const columns = sql`u.id, u.sealed_identity AS sealed, u.status, u.verified_at IS NOT NULL AS "isVerified",
  u.password_hash IS NOT NULL AS "hasPassword", u.created_at AS "registeredAt",
  (SELECT at FROM sign_ins WHERE user_id = u.id AND outcome = 'SUCCEEDED' ORDER BY id DESC LIMIT 1) AS "lastSignInAt",
  (SELECT count(*)::int FROM orders WHERE user_id = u.id) AS orders`;

export function createDirectoryStore(db: Db, sealer: Sealer): DirectoryStore {
  const toRecord = ({ id, sealed, registeredAt, lastSignInAt, ...row }: Row): CustomerRecord => {
    const { username, firstName, lastName, phone } = openIdentity(sealer, sealed);
    return {
      ...row,
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
    async list({ pageNumber, pageSize, text, status = null }) {
      const isWanted = isInList(sealer, text, status);
      // Row details are read for this page alone: PostgreSQL would compute them for every row an OFFSET skips.
      const [page, counted] = await Promise.all([
        sql<Row>`SELECT ${columns} FROM (
            SELECT u.id FROM users u WHERE ${isWanted}
            ORDER BY u.created_at DESC, u.id LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}
          ) AS page JOIN users u USING (id) ORDER BY u.created_at DESC, u.id`.execute(db),
        sql<{ total: number }>`SELECT count(*)::int AS total FROM users u WHERE ${isWanted}`.execute(db),
      ]);
      return { customers: page.rows.map(toRecord), total: counted.rows[0]?.total ?? 0 };
    },
    async findNeighbours({ username, text, status = null }) {
      const indexes = usernameIndexes(sealer, username);
      const one = async (after: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
        const { rows } = await sql<{ sealed: Buffer }>`
          WITH this AS (SELECT u.id, u.created_at FROM users u
            WHERE u.username_index = ANY(${indexes}::bytea[]) AND ${isCustomer})
          SELECT u.sealed_identity AS sealed FROM users u, this
          WHERE ${after} AND ${isInList(sealer, text, status)} ORDER BY ${order} LIMIT 1`.execute(db);
        return rows[0] ? nameOf(sealer, rows[0].sealed) : null;
      };
      const [previous, next] = await Promise.all([
        one(
          sql`u.created_at >= this.created_at AND (u.created_at > this.created_at OR u.id < this.id)`,
          sql`u.created_at, u.id DESC`,
        ),
        one(
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
    setStatus: (userId, status, note) =>
      db.transaction().execute(async (unit) => {
        const { rows } = await sql<{ status: string }>`SELECT status FROM users
          WHERE id = ${userId} AND role = 'CUSTOMER' AND status <> 'DELETED' FOR UPDATE`.execute(unit);
        if (!rows[0] || rows[0].status === status) return;
        await switchAccount(unit, userId, status);
        await note(unit);
      }),
  };
}

function isInList(sealer: Sealer, text: string, status: AccountStatus | null): RawBuilder<unknown> {
  return sql`${isCustomer} AND (${status}::text IS NULL OR u.status = ${status}) AND ${isSought(sealer, text)}`;
}

/** All words have to be met; an order's number names who placed it. */
function isSought(sealer: Sealer, text: string) {
  const number = text.toUpperCase();
  if (ORDER_NUMBER.test(number)) return sql`u.id IN (SELECT user_id FROM orders WHERE unique_id = ${number})`;
  const words = soughtTerms(sealer, text).map((terms) => sql`u.search_terms && ${terms}::bytea[]`);
  return words.length === 0 ? sql`true` : sql.join(words, sql` AND `);
}
