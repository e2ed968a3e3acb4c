/** Runs and records one import, from its first record to its final counts. */
import type { Db } from "../../db/client";
import { recordHeld, writeHeldItems } from "./holding/held-items.store";
import type { Held } from "./holding/hold-back";
import { ImportSession, type SessionOptions } from "./import-session";
import { failureReason, unusedSentences, type ImportSummary } from "./import-summary";
import { finishRun } from "./writing/import-runs.store";
import { RejectsOfRun } from "./writing/import-rejects.store";

/** Thrown by a progress callback: the run ends, written data stays. */
export class ImportStopped extends Error {
  /** @param status WAITING = another host, or the next start of this one, resumes the run */
  constructor(readonly status: "STOPPED" | "WAITING") {
    super("The import was stopped.");
  }
}

export interface Remarks {
  /** Number of unusable files. */
  readonly unused: number;
  readonly problems: readonly string[];
  readonly unusedFields: readonly string[];
  /** Set if nothing was imported, until staff confirm the list. */
  readonly held: Held | null;
}

interface Run {
  /** For writes outside the importer's transactions. */
  readonly db: Db;
  /** Holds the importer's lock. */
  readonly connection: Db;
  readonly id: string;
}

/** Reads and compares like an import, but writes nothing and records no run. */
export async function dryRun(
  connection: Db,
  options: SessionOptions,
  work: (session: ImportSession) => Promise<Remarks>,
): Promise<ImportSummary> {
  const startedAt = performance.now();
  const session = await ImportSession.begin(connection, options);
  try {
    return await summarize(session, await work(session), startedAt);
  } catch (error) {
    await session.settle();
    throw error;
  }
}

/** Stores the rejects and the outcome of the run. */
export async function recordedRun(
  { db, connection, id }: Run,
  options: SessionOptions,
  work: (session: ImportSession) => Promise<Remarks>,
): Promise<ImportSummary> {
  const startedAt = performance.now();
  const rejects = await RejectsOfRun.begin(db, id);
  const session = await ImportSession.begin(connection, {
    ...options,
    onReject: async (reject) => {
      await options.onReject?.(reject);
      await rejects.add(reject);
    },
  });
  try {
    const summary = await summarize(session, await work(session), startedAt);
    await rejects.flush();
    if (summary.held) {
      await writeHeldItems(connection, id, summary.held.items);
      const { code, moved, movedFar, prices, missing } = summary.held;
      const unusedFields = [...summary.unusedFields];
      await recordHeld(connection, id, { code, moved, movedFar, prices, missing, unusedFields });
    }
    const message = [...summary.problems, ...unusedSentences(summary)].join(" ") || null;
    await finishRun(connection, id, { status: summary.status, counts: session.counts, message });
    return summary;
  } catch (error) {
    await session.settle();
    await rejects.flush().catch(() => undefined);
    await finishRun(connection, id, { counts: session.counts, ...endOf(error) }).catch(() => undefined);
    throw error;
  }
}

/** Returns the recorded outcome of a run that ended early. */
export function endOf(error: unknown): {
  readonly status: "FAILED" | "STOPPED" | "WAITING";
  readonly message: string | null;
} {
  if (error instanceof ImportStopped) return { status: error.status, message: null };
  return { status: "FAILED", message: (error as Error).message };
}

async function summarize(
  session: ImportSession,
  remarks: Remarks,
  startedAt: number,
): Promise<ImportSummary> {
  const revision = await session.finish();
  const { counts } = session;
  const general = remarks.unused === 0 ? failureReason(counts) : null;
  const isUseless =
    counts.records === counts.rejected &&
    counts.vehicles === 0 &&
    remarks.problems.length + counts.rejected > 0;
  return {
    ...counts,
    problems: [...remarks.problems, ...(general ? [general] : [])],
    unusedFields: remarks.unusedFields,
    unusablePictures: session.unusablePictures,
    held: remarks.held,
    status: isUseless ? "FAILED" : "COMPLETED",
    revision: revision.toString(),
    rejectReasons: [...session.rejectReasons].sort(([, a], [, b]) => b - a),
    seconds: (performance.now() - startedAt) / 1000,
  };
}
