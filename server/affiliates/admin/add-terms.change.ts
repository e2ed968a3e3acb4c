/** Adds terms of an affiliate, or of one of its sub-affiliates (AFFILIATE-9). */
import type { AffiliateTermsInput } from "#contract/affiliates/admin";
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { checkTerms, insertTerms } from "./terms.store";

/**
 * Idempotent per key.
 * @param by id of the acting user
 * @returns GONE when the affiliate or sub-affiliate does not exist; EARLY when the day is in the past
 */
export function addTerms(
  db: Db,
  code: string,
  terms: AffiliateTermsInput,
  by: string,
  recordAudit: AuditWrite,
): Promise<"DONE" | "GONE" | "EARLY"> {
  return db.transaction().execute(async (unit) => {
    const { isStored, isThere, isEarly } = await checkTerms(unit, code, terms);
    if (isStored) return "DONE";
    if (!isThere) return "GONE";
    if (isEarly) return "EARLY";
    if (await insertTerms(unit, code, terms, by)) await recordAudit(unit);
    return "DONE";
  });
}
