/** Personal data of sign-in: sessions, attempts, providers and codes. */
import type { PersonalData } from "../feature";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";

const TABLES = [
  "mailed_codes",
  "second_factors",
  "second_factor_tickets",
  "social_identities",
  "sign_ins",
  "sessions",
] as const;

export function createSignInData(db: Db, sealer: Sealer): PersonalData {
  const openOrigin = (sealed: Buffer) => sealer.open<object>(sealed, "sessions");
  return {
    async read({ userId }) {
      const sessions = await db
        .selectFrom("sessions")
        .select(["sealed_origin", "method", "created_at", "last_seen_at", "ended_at", "end_reason"])
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .execute();
      const signIns = await db
        .selectFrom("sign_ins")
        .select(["at", "outcome", "method", "sealed_origin"])
        .where("user_id", "=", userId)
        .orderBy("id")
        .execute();
      const socialSignIns = await db
        .selectFrom("social_identities")
        .select(["type", "created_at as since"])
        .where("user_id", "=", userId)
        .execute();
      const secondFactors = await db
        .selectFrom("second_factors")
        .select("created_at as since")
        .where("user_id", "=", userId)
        .execute();
      return {
        secondFactors,
        sessions: sessions.map((row) => ({
          ...openOrigin(row.sealed_origin),
          method: row.method,
          signedInAt: row.created_at,
          lastSeenAt: row.last_seen_at,
          endedAt: row.ended_at,
          endReason: row.end_reason,
        })),
        signIns: signIns.map(({ sealed_origin, ...row }) => ({ ...row, ...openOrigin(sealed_origin) })),
        socialSignIns,
      };
    },
    async forget(unit, { userId }) {
      for (const table of TABLES) await unit.deleteFrom(table).where("user_id", "=", userId).execute();
    },
  };
}
