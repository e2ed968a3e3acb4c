/** Refused requests of a person, and sign-in attempts with their username. */
import type { PersonalData } from "../feature";
import type { AuditStore } from "./audit.store";

export function createAuditData(store: Pick<AuditStore, "listOf" | "forgetOf">): PersonalData {
  return {
    read: async ({ userId }) => ({ refusals: await store.listOf(userId) }),
    forget: async () => undefined,
    forgetLast: (unit, { userId }) => store.forgetOf(unit, userId),
  };
}
