/** Saves and deletes mappings of suppliers' categories (STAFF-68). */
import type { AuditWrite } from "../../audit/audit.port";
import { changeAudited } from "../../db/audited";
import type { Db } from "../../db/client";
import {
  deleteMapping,
  requestPlacement,
  upsertMapping,
  type CategoryMappingRecord,
  type NewMapping,
} from "./mappings.store";

/** Inserts the mapping, or replaces one of the same form. @returns false at the supplier's limit */
export function mapCategory(
  db: Db,
  mapping: NewMapping,
  maxMappings: number,
  recordAudit: AuditWrite,
): Promise<boolean> {
  return changeAudited(
    db,
    async (unit) => {
      // Serializes writers per supplier, so that none exceeds the limit.
      await requestPlacement(unit, mapping.supplier);
      return upsertMapping(unit, mapping, maxMappings);
    },
    recordAudit,
  );
}

/** @returns the supplier of the mapping, or null if unknown */
export function unmapCategory(
  db: Db,
  id: string,
  auditOf: (mapping: CategoryMappingRecord) => AuditWrite,
): Promise<{ readonly supplier: string } | null> {
  return db.transaction().execute(async (unit) => {
    const deleted = await deleteMapping(unit, id);
    if (!deleted) return null;
    await requestPlacement(unit, deleted.supplier);
    await auditOf(deleted)(unit);
    return deleted;
  });
}
