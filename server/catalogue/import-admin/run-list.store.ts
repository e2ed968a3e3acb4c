/** Lists imports with their counts, latest first (STAFF-36). */
import { sql } from "kysely";
import type { Page } from "#contract/fields/page";
import type { ImportRun } from "#contract/imports/schema";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import { emptyCounts } from "../import/import-summary";

interface PageQuery {
  readonly pageNumber: number;
  readonly pageSize: number;
}

export type RunList = (page: PageQuery) => Promise<Page<ImportRun>>;

type RunRow = Omit<ImportRun, "counts" | "startedAt" | "finishedAt"> & {
  readonly counts: Readonly<Record<string, unknown>>;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
};

export function createRunList(db: Db): RunList {
  return async ({ pageNumber, pageSize }) => {
    const [page, counted] = await Promise.all([
      sql<RunRow>`SELECT id, supplier_id AS supplier, files, source, status, percent, is_stop_wanted AS "isStopWanted",
          counts, EXISTS (SELECT FROM import_rejects WHERE run_id = run.id) AS "hasRejects", message,
          started_at AS "startedAt", finished_at AS "finishedAt" FROM import_runs AS run
        ORDER BY id DESC LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`.execute(db),
      sql<{ total: number }>`SELECT count(*)::int AS total FROM import_runs`.execute(db),
    ]);
    return { rows: page.rows.map(toRun), total: onlyRow(counted.rows, "the count of import runs").total };
  };
}

/** Builds a run's counts, hidden products by reason; in summary order, which jsonb does not preserve. */
function toRun({ counts, startedAt, finishedAt, ...row }: RunRow): ImportRun {
  const flat = Object.entries({ ...emptyCounts(), ...counts }).flatMap(([what, count]) =>
    typeof count === "object" && count !== null
      ? Object.entries(count).map(([reason, many]) => [reason, many] as const)
      : [[what, count] as const],
  );
  return {
    ...row,
    counts: flat.flatMap(([what, count]) =>
      typeof count === "number" && count > 0 ? [{ what, count }] : [],
    ),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
