/** Remembers profiles: the sealed identity of an active user and what hangs on it. */
import type { Db } from "../db/client";
import { openIdentity, sealIdentity, type Identity } from "../db/identity";
import type { Sealer } from "../db/sealed";

export interface ProfileRecord extends Identity {
  readonly role: string;
  readonly hasPassword: boolean;
}

export interface ProfileStore {
  /** Null for a user who is not active. */
  findProfile(userId: string): Promise<ProfileRecord | null>;
  /** Changes parts of the identity while nobody else does. @returns null for a user who is not active */
  changeIdentity(userId: string, change: Partial<Identity>): Promise<ProfileRecord | null>;
}

export function createProfileStore(db: Db, sealer: Sealer): ProfileStore {
  const profileOf = (reader: Db, userId: string) =>
    reader
      .selectFrom("users")
      .select(["sealed_identity", "role"])
      .select((columns) => columns("password_hash", "is not", null).as("has_password"))
      .where("id", "=", userId)
      .where("status", "=", "ACTIVE");
  return {
    async findProfile(userId) {
      const row = await profileOf(db, userId).executeTakeFirst();
      return row ? toProfile(row, openIdentity(sealer, row.sealed_identity)) : null;
    },
    changeIdentity: (userId, change) =>
      db.transaction().execute(async (unit) => {
        const row = await profileOf(unit, userId).forUpdate().executeTakeFirst();
        if (!row) return null;
        const identity = { ...openIdentity(sealer, row.sealed_identity), ...change };
        await unit
          .updateTable("users")
          .set({ sealed_identity: sealIdentity(sealer, identity), updated_at: new Date() })
          .where("id", "=", userId)
          .execute();
        return toProfile(row, identity);
      }),
  };
}

interface ProfileRow {
  readonly role: string;
  readonly has_password: unknown;
}

function toProfile(row: ProfileRow, identity: Identity): ProfileRecord {
  return { ...identity, role: row.role, hasPassword: Boolean(row.has_password) };
}
