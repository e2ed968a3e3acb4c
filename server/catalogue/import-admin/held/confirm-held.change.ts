/** Confirms a held import (STAFF-69). */
import type { AuditWrite } from "../../../audit/audit.port";
import type { Db } from "../../../db/client";
import { addImport } from "../request-import.change";
import { lockHeld, releaseUpload } from "./held-imports.store";

/**
 * CONFIRMED: confirmed now or before. CHANGED: the list differs or was replaced. NO_FILE: the shop no longer
 * has the file. RUNS: the source is being imported.
 */
export type Confirmation = "CONFIRMED" | "CHANGED" | "NO_FILE" | "RUNS";

/**
 * Requests a held run's import again, with its list confirmed. Idempotent.
 * @param sources those that the operator configured
 * @returns null for an unknown run
 */
export function confirmHeld(
  db: Db,
  { id, code }: { readonly id: string; readonly code: string },
  sources: readonly string[],
  recordAudit: AuditWrite,
): Promise<Confirmation | null> {
  return db.transaction().execute(async (unit) => {
    const run = await lockHeld(unit, id, sources);
    if (!run) return null;
    if (run.code !== code) return "CHANGED";
    if (run.isConfirmed) return "CONFIRMED";
    if (!run.isPending) return "CHANGED";
    if (!run.canConfirm) return "NO_FILE";
    const { isWhole, mostMissing, ...request } = run;
    await releaseUpload(unit, id);
    const fullFeed = isWhole ? { mostMissing } : null;
    if (!(await addImport(unit, { ...request, fullFeed, confirms: id }))) return "RUNS";
    await recordAudit(unit);
    return "CONFIRMED";
  });
}
