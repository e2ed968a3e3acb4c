/** The rejected records of an import, as CSV for the supplier (STAFF-43). */
import { Readable } from "node:stream";
import { MESSAGES } from "#contract/messages";
import { recording, type AuditTrail, type StaffAct } from "../../audit/audit.port";
import { changeAudited } from "../../db/audited";
import type { Db } from "../../db/client";
import { DomainError } from "../../errors";
import { CSV_BEGIN, csvLine } from "../../http/csv";
import type { Download } from "../../http/rest/rest";
import { isRun, readRejects } from "./rejects.store";

const HEAD = csvLine(["File", "Line", "Record", "SKU", "Field", "Reason"]);

/** @throws DomainError NOT_FOUND */
export async function exportRejects(
  { db, trail }: { readonly db: Db; readonly trail: AuditTrail },
  act: StaffAct,
  runId: string,
): Promise<Download> {
  const change = { kind: "IMPORT_REJECTS_EXPORTED", subject: { type: "rejects", id: runId } } as const;
  const isThere = await changeAudited(db, (unit) => isRun(unit, runId), recording(trail, act, change));
  if (!isThere) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
  return { fileName: `import-${runId}-rejects.csv`, content: Readable.from(linesOf(db, runId)) };
}

async function* linesOf(db: Db, runId: string): AsyncGenerator<string> {
  yield CSV_BEGIN + HEAD;
  for await (const rejects of readRejects(db, runId)) {
    yield rejects
      .map(({ file, line, record, sku, field, reason }) => csvLine([file, line, record, sku, field, reason]))
      .join("");
  }
}
