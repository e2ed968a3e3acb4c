/** Stores a user's saved addresses, each sealed as one value. */
import type { Address } from "#contract/customers/profile";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import type { PersonalData } from "../feature";

export const SEALED_ADDRESS = "addresses";

/** An address without its id and default flag. */
export type AddressContent = Omit<Address, "id" | "isDefault">;

/** The addresses of one user under lock. */
export interface AddressBook {
  list(): Promise<Address[]>;
  insert(content: AddressContent): Promise<string>;
  replace(id: string, content: AddressContent): Promise<void>;
  remove(id: string): Promise<void>;
  /** Makes this address the only default; null clears the default. */
  setDefault(id: string | null): Promise<void>;
}

export interface AddressesStore {
  /** The default first, then newest first. */
  list(userId: string): Promise<Address[]>;
}

export function createAddressesStore(db: Db, sealer: Sealer): AddressesStore {
  return {
    list: (userId) => listAddresses(db, sealer, userId),
  };
}

export function createAddressData(db: Db, sealer: Sealer): PersonalData {
  return {
    async read({ userId }) {
      const rows = await db
        .selectFrom("addresses")
        .select(["sealed_address", "is_default", "created_at", "updated_at"])
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .execute();
      const addresses = rows.map((row) => ({
        ...sealer.open<AddressContent>(row.sealed_address, SEALED_ADDRESS),
        isDefault: row.is_default,
        savedAt: row.created_at,
        changedAt: row.updated_at,
      }));
      return { addresses };
    },
    async forget(unit, { userId }) {
      await unit.deleteFrom("addresses").where("user_id", "=", userId).execute();
    },
  };
}

/** Locks an active user; undefined for an inactive one. */
export async function lockOwner(
  unit: Db,
  userId: string,
): Promise<{ readonly revision: number } | undefined> {
  return unit
    .selectFrom("users")
    .select("revision")
    .where("id", "=", userId)
    .where("status", "=", "ACTIVE")
    .forNoKeyUpdate()
    .executeTakeFirst();
}

async function listAddresses(db: Db, sealer: Sealer, userId: string): Promise<Address[]> {
  const rows = await db
    .selectFrom("addresses")
    .select(["id", "sealed_address", "is_default"])
    .where("user_id", "=", userId)
    .orderBy("is_default", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...sealer.open<AddressContent>(row.sealed_address, SEALED_ADDRESS),
    id: row.id,
    isDefault: row.is_default,
  }));
}

/** The caller holds the lock of lockOwner(). */
export function openBook(unit: Db, sealer: Sealer, userId: string): AddressBook {
  return {
    list: () => listAddresses(unit, sealer, userId),
    async insert(content) {
      const { id } = await unit
        .insertInto("addresses")
        .values({ user_id: userId, sealed_address: sealer.seal(content, SEALED_ADDRESS) })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },
    async replace(id, content) {
      await unit
        .updateTable("addresses")
        .set({ sealed_address: sealer.seal(content, SEALED_ADDRESS), updated_at: new Date() })
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .execute();
    },
    async remove(id) {
      await unit.deleteFrom("addresses").where("id", "=", id).where("user_id", "=", userId).execute();
    },
    async setDefault(id) {
      await unit
        .updateTable("addresses")
        .set({ is_default: false })
        .where("user_id", "=", userId)
        .where("is_default", "=", true)
        .execute();
      if (id === null) return;
      await unit
        .updateTable("addresses")
        .set({ is_default: true })
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .execute();
    },
  };
}
