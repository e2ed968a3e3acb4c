/** The importer: supplier files, or records from anywhere, into the catalogue. */
import type { Db } from "../../db/client";
import { OperatorError } from "../../errors";
import {
  beginRun,
  finishRun,
  markInterruptedRuns,
  releaseImportLock,
  tryImportLock,
} from "./writing/import-runs.store";
import { ImportSession, type SessionOptions } from "./import-session";
import type { ImportSummary } from "./import-summary";
import { readRecords } from "./reading/read-records";
import { RejectsFile } from "./rejects-file";
import { supplierOf } from "./suppliers/suppliers";
import { surveyFiles, type Survey } from "./survey";

export interface ImportProgress {
  /** CHECK reads the files once to know what they hold, IMPORT writes them. */
  readonly phase: "CHECK" | "IMPORT";
  readonly file: string;
  /** Bytes of this file read and in it; both 0 when the records do not come from files. */
  readonly readBytes: number;
  readonly totalBytes: number;
  readonly records: number;
  readonly rejected: number;
}

type OnProgress = (progress: ImportProgress) => void;

const PROGRESS_EVERY = 250;

/**
 * Imports records that are already in memory or made on the way. A sku that comes again counts as a duplicate when it
 * is in the same batch; the later record speaks last. Records that cannot be imported are counted, not thrown.
 * @throws OperatorError while another importer runs; what the database throws.
 */
export async function importRecords(options: {
  readonly db: Db;
  readonly records: AsyncIterable<unknown> | Iterable<unknown>;
  readonly supplierId: string;
  readonly onProgress?: OnProgress;
}): Promise<ImportSummary> {
  const { db, records, supplierId, onProgress } = options;
  return runImport(db, { supplierId }, [], async (session) => {
    for await (const record of records) {
      session.counts.records += 1;
      await session.take({ file: "", line: session.counts.records }, record);
      if (session.counts.records % PROGRESS_EVERY === 0) {
        const { counts } = session;
        onProgress?.({
          phase: "IMPORT",
          file: "",
          readBytes: 0,
          totalBytes: 0,
          records: counts.records,
          rejected: counts.rejected,
        });
      }
    }
    return { warnings: [], problems: [] };
  });
}

/**
 * Imports supplier files. A file that cannot be used is named in `problems` and left out; when none can, the run's
 * status is FAILED.
 * @throws OperatorError while another importer runs; what the database throws; the file system's error when the rejects
 *   file cannot be written
 */
export async function importFiles(options: {
  readonly db: Db;
  readonly files: readonly string[];
  readonly supplierId: string;
  /** Where rejected records go; null keeps only their counts. */
  readonly rejectsFile: string | null;
  readonly onProgress?: OnProgress;
}): Promise<ImportSummary> {
  const { db, files, supplierId, rejectsFile, onProgress } = options;
  const rejects = rejectsFile === null ? null : new RejectsFile(rejectsFile);
  rejects?.open();
  try {
    const survey = await surveyFiles(supplierOf(supplierId), files, (file, progress) =>
      onProgress?.({ phase: "CHECK", file, ...progress, records: 0, rejected: 0 }),
    );
    const session = { supplierId, repeats: survey.repeats, onReject: rejects?.add.bind(rejects) };
    return await runImport(db, session, files, (running) => importSurveyed(running, survey, onProgress));
  } finally {
    rejects?.close();
  }
}

interface Remarks {
  readonly warnings: readonly string[];
  readonly problems: readonly string[];
}

async function importSurveyed(
  session: ImportSession,
  survey: Survey,
  onProgress?: OnProgress,
): Promise<Remarks> {
  const warnings: string[] = [];
  const problems = survey.files.flatMap((entry) => entry.unusable ?? entry.foreign ?? []);
  for (const { file } of survey.files.filter((entry) => entry.unusable === undefined)) {
    const isCutOff = await importFile(session, file, onProgress);
    if (isCutOff) warnings.push(`${file} ends in the middle; what came before was imported.`);
    await session.endFile();
  }
  return { warnings, problems };
}

async function importFile(session: ImportSession, file: string, onProgress?: OnProgress): Promise<boolean> {
  const reader = await readRecords(file);
  const { counts } = session;
  const tell = () =>
    onProgress?.({
      phase: "IMPORT",
      file,
      ...reader.progress(),
      records: counts.records,
      rejected: counts.rejected,
    });
  for await (const { line, value, damage } of reader.records) {
    counts.records += 1;
    if (damage === undefined) await session.take({ file, line }, value);
    else session.reject({ file, line }, null, damage);
    if (counts.records % PROGRESS_EVERY === 0) tell();
  }
  tell();
  return reader.isCutOff();
}

/** Everything on one connection: it holds the lock that keeps other importers out, and dies with it. */
async function runImport(
  db: Db,
  options: SessionOptions,
  files: readonly string[],
  work: (session: ImportSession) => Promise<Remarks>,
): Promise<ImportSummary> {
  return db.connection().execute(async (connection) => {
    if (!(await tryImportLock(connection))) {
      throw new OperatorError("Another import is running on this catalogue; try again when it has ended.");
    }
    try {
      await markInterruptedRuns(connection);
      return await recordedRun(connection, options, files, work);
    } finally {
      // On a broken connection the lock is gone already.
      await releaseImportLock(connection).catch(() => undefined);
    }
  });
}

async function recordedRun(
  connection: Db,
  options: SessionOptions,
  files: readonly string[],
  work: (session: ImportSession) => Promise<Remarks>,
): Promise<ImportSummary> {
  const startedAt = performance.now();
  const runId = await beginRun(connection, options.supplierId, files);
  const session = await ImportSession.begin(connection, options);
  try {
    const remarks = await work(session);
    const revision = await session.finish();
    const isUseless = files.length > 0 && remarks.problems.length === files.length;
    const status = isUseless ? "FAILED" : "COMPLETED";
    const message = [...remarks.problems, ...remarks.warnings].join(" ") || null;
    await finishRun(connection, runId, { status, counts: session.counts, message });
    return {
      ...session.counts,
      ...remarks,
      status,
      revision: revision.toString(),
      rejectReasons: [...session.rejectReasons].sort(([, a], [, b]) => b - a),
      seconds: (performance.now() - startedAt) / 1000,
    };
  } catch (error) {
    await session.settle();
    const message = (error as Error).message;
    await finishRun(connection, runId, { status: "FAILED", counts: session.counts, message }).catch(
      () => undefined,
    );
    throw error;
  }
}
