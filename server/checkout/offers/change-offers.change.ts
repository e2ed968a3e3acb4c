/** Adds and ends promotions, opens and closes stores, exports codes (STAFF-38). */
import type { PromotionInput } from "#contract/promotions/schema";
import type { AuditWrite } from "../../audit/audit.port";
import { changeAudited } from "../../db/audited";
import type { Db } from "../../db/client";
import {
  insertPromotion,
  listSeriesCodes,
  writePlace,
  writePromotionEnd,
  type SeriesCode,
} from "./offers.store";

/**
 * Adds one code, or all codes of a series.
 * @returns false when the code or the series already exists
 */
export function addPromotion(db: Db, promotion: PromotionInput, recordAudit: AuditWrite): Promise<boolean> {
  return changeAudited(db, (unit) => insertPromotion(unit, promotion), recordAudit);
}

/**
 * Ends a code, or all codes of a series; existing orders keep the discount.
 * @returns false when it is not active
 */
export function endPromotion(db: Db, code: string, recordAudit: AuditWrite): Promise<boolean> {
  return changeAudited(db, (unit) => writePromotionEnd(unit, code), recordAudit);
}

/** @returns false for an unknown store */
export function setPlace(db: Db, id: string, isOpen: boolean, recordAudit: AuditWrite): Promise<boolean> {
  return changeAudited(db, (unit) => writePlace(unit, id, isOpen), recordAudit);
}

/** The codes of a series, in their sequence; null for an unknown series, which is not audited. */
export function exportCodes(db: Db, series: string, recordAudit: AuditWrite): Promise<SeriesCode[] | null> {
  return db.transaction().execute(async (unit) => {
    const codes = await listSeriesCodes(unit, series);
    if (codes.length === 0) return null;
    await recordAudit(unit);
    return codes;
  });
}
