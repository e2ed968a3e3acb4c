/** One run of the importer from its first record to its last count, and what is written down of it. */
import type { Db } from "../../db/client";
import { recordHeld, writeHeldItems } from "./holding/held-items.store";
import type { Held } from "./holding/hold-back";
import { ImportSession, type SessionOptions } from "./import-session";
import { shortfall, unusedSentence, type ImportSummary } from "./import-summary";
import { finishRun } from "./writing/import-runs.store";
import { RejectsOfRun } from "./writing/import-rejects.store";

/** Thrown by whoever is told of the progress: the run ends, what was written stays. */
export class ImportStopped extends Error {
  /** @param status WAITING: another host, or the next start of this one, begins it again */
  constructor(readonly status: "STOPPED" | "WAITING") {
    super("The import was stopped.");
  }
}

export interface Remarks {
  /** Files that could not be used. */
  readonly unused: number;
  readonly problems: readonly string[];
  readonly unusedFields: readonly string[];
  /** Set when nothing was imported, until staff confirm the list. */
  readonly held: Held | null;
}

interface Run {
  /** For what is written beside the importer's own transactions. */
  readonly db: Db;
  /** Holds the importer's lock. */
  readonly connection: Db;
  readonly id: string;
}

/** Reads and compares as an import does; nothing is written and no run is recorded. */
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

/** Keeps what was refused, and how the run ended. */
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
      await rejects.keep(reject);
    },
  });
  try {
    const summary = await summarize(session, await work(session), startedAt);
    await rejects.flush();
    if (summary.held) {
      await writeHeldItems(connection, id, summary.held.items);
      const { code, moved, movedFar, prices, missing } = summary.held;
      await recordHeld(connection, id, { code, moved, movedFar, prices, missing });
    }
    const message = [...summary.problems, ...unusedSentence(summary)].join(" ") || null;
    await finishRun(connection, id, { status: summary.status, counts: session.counts, message });
    return summary;
  } catch (error) {
    await session.settle();
    await rejects.flush().catch(() => undefined);
    await finishRun(connection, id, { counts: session.counts, ...endOf(error) }).catch(() => undefined);
    throw error;
  }
}

/** What is written down of a run that ended before its end. */
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
  const general = remarks.unused === 0 ? shortfall(counts) : null;
  const isUseless =
    counts.records === counts.rejected &&
    counts.vehicles === 0 &&
    remarks.problems.length + counts.rejected > 0;
  return {
    ...counts,
    problems: [...remarks.problems, ...(general ? [general] : [])],
    unusedFields: remarks.unusedFields,
    held: remarks.held,
    status: isUseless ? "FAILED" : "COMPLETED",
    revision: revision.toString(),
    rejectReasons: [...session.rejectReasons].sort(([, a], [, b]) => b - a),
    seconds: (performance.now() - startedAt) / 1000,
  };
}
