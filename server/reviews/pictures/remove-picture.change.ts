/** Removes a picture from a review, by staff (REVIEW-12). */
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { deletePicture } from "./pictures.store";

/** @returns false when the review has no such picture */
export function removePicture(
  db: Db,
  reviewId: string,
  id: string,
  recordAudit: AuditWrite,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const isRemoved = await deletePicture(trx, reviewId, id);
    if (isRemoved) await recordAudit(trx);
    return isRemoved;
  });
}
