/** Saves and deletes staff's search rules (SEARCH-1 to SEARCH-4). */
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import {
  listRules,
  lockRevision,
  notifyProcesses,
  requestPublication,
  writeRevision,
  writeRule,
  type RuleChange,
  type SearchRuleRecord,
} from "./rules.store";

/** Decides while changes are locked; null = no change. */
export type DecideRule = (rules: readonly SearchRuleRecord[]) => RuleChange | null;

/** Applies the change that `decide` returns for the current rules. Callers are serialized. */
export function changeRules(db: Db, decide: DecideRule, recordAudit: AuditWrite): Promise<void> {
  return db.transaction().execute(async (unit) => {
    const revision = (await lockRevision(unit)) + 1;
    const rules = await listRules(unit);
    const change = decide(rules);
    if (!change) return;
    const before = rules.find(({ id }) => id === change.id);
    if ([before, change.content].some((rule) => rule?.kind === "PAGE")) await requestPublication(unit);
    await writeRule(unit, change, revision);
    await writeRevision(unit, revision);
    await recordAudit(unit);
    await notifyProcesses(unit);
  });
}
