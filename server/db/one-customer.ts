/** Filters a staff list by one customer: by account, and by the account's verified addresses. */
import { sql, type RawBuilder } from "kysely";
import type { Db } from "./client";
import { emailIndexes, openIdentity, usernameIndexes, type EmailIndexed } from "./identity";
import type { Sealer } from "./sealed";

/** A customer, with the accounts merged into theirs. */
export interface OneCustomer {
  readonly userIds: readonly string[];
  readonly addresses: readonly string[];
}

interface Row {
  readonly id: string;
  readonly sealed: Buffer;
  readonly isProved: boolean;
}

/**
 * Treats an address without an account as a guest's. Skips unverified addresses of an account, which may
 * belong to a stranger.
 */
export async function findOneCustomer(db: Db, sealer: Sealer, username: string): Promise<OneCustomer> {
  const { rows } = await sql<Row>`
    WITH named AS (SELECT COALESCE(merged_into, id) AS id FROM users
      WHERE username_index = ANY(${usernameIndexes(sealer, username)}::bytea[]) AND role = 'CUSTOMER'
      ORDER BY merged_into IS NULL DESC, verified_at IS NOT NULL DESC, created_at DESC LIMIT 1)
    SELECT users.id, sealed_identity AS sealed, verified_at IS NOT NULL AS "isProved" FROM users, named
    WHERE users.id = named.id OR merged_into = named.id`.execute(db);
  if (rows.length === 0) return { userIds: [], addresses: [username] };
  const proved = rows.filter(({ isProved }) => isProved);
  return {
    userIds: rows.map(({ id }) => id),
    addresses: proved.map(({ sealed }) => openIdentity(sealer, sealed).username).filter(Boolean),
  };
}

interface Columns {
  /** Blind index of the author's address. */
  readonly index: RawBuilder<unknown>;
  /** Absent if the table has no accounts. */
  readonly userId?: RawBuilder<unknown>;
}

/** Builds the condition for rows of this customer. @param customer null = all rows */
export function isOfCustomer(
  sealer: Sealer,
  customer: OneCustomer | null,
  table: EmailIndexed,
  { index, userId }: Columns,
): RawBuilder<boolean> {
  if (!customer) return sql<boolean>`true`;
  const indexes = customer.addresses.flatMap((address) => [...emailIndexes(sealer, address, table)]);
  const isByAddress = sql<boolean>`${index} = ANY(${indexes}::bytea[])`;
  if (!userId) return isByAddress;
  return sql<boolean>`(${userId} = ANY(${[...customer.userIds]}::uuid[]) OR ${isByAddress})`;
}
