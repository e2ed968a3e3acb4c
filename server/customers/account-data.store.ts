/** Remembers everything the shop keeps about a person, and forgets it. */
import { sql } from "kysely";
import type { OrderStatus } from "#contract/orders";
import type { Db } from "../db/client";
import { emailIndex, NOBODY, openIdentity, sealIdentity, type Identity } from "../db/identity";
import { enqueueMail, type OutgoingMail } from "../db/outbox";
import type { Sealer } from "../db/sealed";
import { forgetInOrders, hasOrderBeside } from "./orders-of-person";
import { readAccountData, type AccountData } from "./read-account-data";

/** What deciding over a deletion needs. */
export interface Owner extends Identity {
  readonly role: string;
  /** Null for whoever signs in by a provider only. */
  readonly passwordHash: string | null;
}

/** GONE: it happened before. */
export type Erasure = "ERASED" | "GONE" | "ORDER_UNDER_WAY";

export interface AccountDataStore {
  /** Null for a user who is not active. */
  findOwner(userId: string): Promise<Owner | null>;
  /** Null for a user who is not active. */
  findData(userId: string): Promise<AccountData | null>;
  /**
   * Forgets the person and ends their sessions, in one transaction with the mail that says so; not while an order
   * of theirs is in none of the statuses of `settled`.
   */
  erase(userId: string, farewell: OutgoingMail, settled: readonly OrderStatus[]): Promise<Erasure>;
}

export function createAccountDataStore(db: Db, sealer: Sealer): AccountDataStore {
  return {
    async findOwner(userId) {
      const row = await activeUser(db, userId).executeTakeFirst();
      if (!row) return null;
      return {
        ...openIdentity(sealer, row.sealed_identity),
        role: row.role,
        passwordHash: row.password_hash,
      };
    },
    async findData(userId) {
      const row = await activeUser(db, userId).executeTakeFirst();
      return row ? readAccountData(db, sealer, userId, row) : null;
    },
    erase: (userId, farewell, settled) =>
      db.transaction().execute(async (unit) => {
        const row = await activeUser(unit, userId).forUpdate().executeTakeFirst();
        if (!row) return "GONE";
        if (await hasOrderBeside(unit, userId, settled)) return "ORDER_UNDER_WAY";
        const { username } = openIdentity(sealer, row.sealed_identity);
        await forgetInOrders(unit, sealer, userId, username);
        await forget(unit, sealer, userId, username);
        await enqueueMail(unit, sealer, farewell);
        return "ERASED";
      }),
  };
}

function activeUser(db: Db, userId: string) {
  return db
    .selectFrom("users")
    .select(["sealed_identity", "role", "password_hash", "attributes", "verified_at", "created_at"])
    .where("id", "=", userId)
    .where("status", "=", "ACTIVE");
}

/** Whatever says something about a person and that no law makes a shop keep; a cart goes with what is in it. */
const TABLES_OF_USER = [
  "addresses",
  "carts",
  "mailed_codes",
  "social_identities",
  "sign_ins",
  "sessions",
] as const;

/** The row of the user stays, as nobody: orders and history that must be kept hang on it. */
async function forget(unit: Db, sealer: Sealer, userId: string, username: string): Promise<void> {
  for (const table of TABLES_OF_USER) {
    await unit.deleteFrom(table).where("user_id", "=", userId).execute();
  }
  for (const table of ["newsletter_subscribers", "contact_requests"] as const) {
    await unit
      .deleteFrom(table)
      .where("email_index", "=", emailIndex(sealer, username, table))
      .execute();
  }
  await unit
    .updateTable("users")
    .set({
      username_index: null,
      sealed_identity: sealIdentity(sealer, NOBODY),
      password_hash: null,
      permissions: null,
      verified_at: null,
      attributes: "{}",
      status: "DELETED",
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", userId)
    .execute();
}
