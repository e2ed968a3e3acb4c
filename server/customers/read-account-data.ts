/** Everything the shop keeps about a person, in words a person reads: what the download holds. */
import type { Db } from "../db/client";
import { emailIndex, openIdentity } from "../db/identity";
import type { Sealer } from "../db/sealed";
import { readOrders } from "./orders-of-person";

type Entry = Readonly<Record<string, unknown>>;

/** Times are ISO 8601. */
export interface AccountData {
  readonly profile: Entry;
  readonly addresses: readonly Entry[];
  readonly sessions: readonly Entry[];
  readonly signIns: readonly Entry[];
  readonly socialSignIns: readonly Entry[];
  readonly newsletter: Entry | null;
  readonly contactRequests: readonly Entry[];
  readonly cart: readonly Entry[];
  readonly orders: readonly Entry[];
}

interface UserRow {
  readonly sealed_identity: Buffer;
  readonly role: string;
  readonly password_hash: string | null;
  readonly attributes: Entry;
  readonly verified_at: Date | null;
  readonly created_at: Date;
}

export async function readAccountData(
  db: Db,
  sealer: Sealer,
  userId: string,
  user: UserRow,
): Promise<AccountData> {
  const identity = openIdentity(sealer, user.sealed_identity);
  return {
    profile: {
      ...identity,
      type: user.role,
      attributes: user.attributes,
      hasPassword: user.password_hash !== null,
      registeredAt: user.created_at,
      verifiedAt: user.verified_at,
    },
    addresses: await readAddresses(db, sealer, userId),
    sessions: await readSessions(db, sealer, userId),
    signIns: await readSignIns(db, sealer, userId),
    socialSignIns: await readSocialSignIns(db, userId),
    newsletter: await readNewsletter(db, sealer, identity.username),
    contactRequests: await readContactRequests(db, sealer, identity.username),
    cart: await readCart(db, userId),
    orders: await readOrders(db, sealer, userId),
  };
}

async function readAddresses(db: Db, sealer: Sealer, userId: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom("addresses")
    .select(["sealed_address", "is_default", "created_at", "updated_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({
    ...sealer.open<Entry>(row.sealed_address, "addresses"),
    isDefault: row.is_default,
    savedAt: row.created_at,
    changedAt: row.updated_at,
  }));
}

async function readSessions(db: Db, sealer: Sealer, userId: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["sealed_origin", "method", "created_at", "last_seen_at", "ended_at", "end_reason"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({
    ...sealer.open<Entry>(row.sealed_origin, "sessions"),
    method: row.method,
    signedInAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    endedAt: row.ended_at,
    endReason: row.end_reason,
  }));
}

async function readSignIns(db: Db, sealer: Sealer, userId: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom("sign_ins")
    .select(["at", "outcome", "method", "sealed_origin"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(({ sealed_origin, ...row }) => ({
    ...row,
    ...sealer.open<Entry>(sealed_origin, "sessions"),
  }));
}

function readSocialSignIns(db: Db, userId: string): Promise<Entry[]> {
  return db
    .selectFrom("social_identities")
    .select(["type", "created_at as since"])
    .where("user_id", "=", userId)
    .execute();
}

async function readNewsletter(db: Db, sealer: Sealer, email: string): Promise<Entry | null> {
  const row = await db
    .selectFrom("newsletter_subscribers")
    .select("created_at as subscribedAt")
    .where("email_index", "=", emailIndex(sealer, email, "newsletter_subscribers"))
    .executeTakeFirst();
  return row ?? null;
}

async function readContactRequests(db: Db, sealer: Sealer, email: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom("contact_requests")
    .select(["sealed_request", "created_at"])
    .where("email_index", "=", emailIndex(sealer, email, "contact_requests"))
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...sealer.open<Entry>(row.sealed_request, "contact_requests"),
    sentAt: row.created_at,
  }));
}

function readCart(db: Db, userId: string): Promise<Entry[]> {
  return db
    .selectFrom("cart_items")
    .innerJoin("carts", "carts.id", "cart_items.cart_id")
    .innerJoin("products", "products.product_id", "cart_items.product_id")
    .select(["cart_items.product_id as productId", "products.name", "quantity", "added_at as addedAt"])
    .where("carts.user_id", "=", userId)
    .orderBy("added_at")
    .execute();
}
