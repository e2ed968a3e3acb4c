/** Stores a run's rejects, which staff download as a file (STAFF-43). */
import path from "node:path";
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../../db/client";
import type { Reject } from "../json-lines-file";

const BATCH_SIZE = 500;

type StoredReject = Reject & { readonly position: number };

export class RejectsOfRun {
  private pending: StoredReject[] = [];
  private storedCount = 0;

  private constructor(
    private readonly db: Db,
    private readonly runId: string,
  ) {}

  /** A resumed run drops its earlier rejects. */
  static async begin(db: Db, runId: string): Promise<RejectsOfRun> {
    await db.deleteFrom("import_rejects").where("run_id", "=", runId).execute();
    return new RejectsOfRun(db, runId);
  }

  /** Beyond LIMITS.imports.storedRejects, rejects are only counted. Resolves when there is room for more. */
  async add(reject: Reject): Promise<void> {
    if (this.storedCount === LIMITS.imports.storedRejects) return;
    this.storedCount += 1;
    const { line, record, sku, field, reason } = reject;
    const file = path.basename(reject.file);
    this.pending.push({
      position: this.storedCount,
      file,
      line,
      record,
      field,
      sku: sku && storable(sku),
      reason: storable(reason),
    });
    if (this.pending.length >= BATCH_SIZE) await this.flush();
  }

  async flush(): Promise<void> {
    const rows = this.pending;
    this.pending = [];
    if (rows.length === 0) return;
    await sql`INSERT INTO import_rejects (run_id, position, file, line, record, sku, field, reason)
      SELECT ${this.runId}, position, file, line, record, sku, field, reason
      FROM json_to_recordset(${JSON.stringify(rows)}::json)
        AS one (position int, file text, line int, record int, sku text, field text, reason text)`.execute(
      this.db,
    );
  }
}

/** PostgreSQL texts cannot contain the null character. */
function storable(text: string): string {
  return text.replaceAll("\0", "");
}
