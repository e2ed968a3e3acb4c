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
import { shortfall, type ImportSummary } from "./import-summary";
import type { ColumnMapping } from "./reading/csv/column-mapping";
import { readRecords } from "./reading/read-records";
import { JsonLinesFile, type ProductChange, type Reject } from "./json-lines-file";
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
    return { unused: 0, problems: [] };
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
  /** What the columns of tables are; without it tables cannot be used. */
  readonly mapping?: ColumnMapping;
  /** Where rejected records go; null keeps only their counts. */
  readonly rejectsFile: string | null;
  /** Set: nothing is written into the catalogue; what would change goes there. */
  readonly changesFile?: string;
  readonly onProgress?: OnProgress;
}): Promise<ImportSummary> {
  const { db, files, supplierId, mapping = null, rejectsFile, changesFile, onProgress } = options;
  const rejects = rejectsFile === null ? null : new JsonLinesFile<Reject>(rejectsFile);
  const changes = changesFile === undefined ? null : new JsonLinesFile<ProductChange>(changesFile);
  rejects?.open();
  changes?.open();
  try {
    const survey = await surveyFiles(supplierOf(supplierId), files, mapping, (file, progress) =>
      onProgress?.({ phase: "CHECK", file, ...progress, records: 0, rejected: 0 }),
    );
    const session: SessionOptions = {
      supplierId,
      repeats: survey.repeats,
      onReject: rejects?.add.bind(rejects),
      onWouldChange: changes?.add.bind(changes),
    };
    return await runImport(db, session, files, (running) =>
      importSurveyed(running, survey, mapping, onProgress),
    );
  } finally {
    rejects?.close();
    changes?.close();
  }
}

interface Remarks {
  /** Files that could not be used. */
  readonly unused: number;
  readonly problems: readonly string[];
}

async function importSurveyed(
  session: ImportSession,
  survey: Survey,
  mapping: ColumnMapping | null,
  onProgress?: OnProgress,
): Promise<Remarks> {
  const problems = survey.files.flatMap((entry) => entry.unusable ?? entry.foreign ?? []);
  const unused = problems.length;
  for (const { file } of survey.files.filter((entry) => entry.unusable === undefined)) {
    const isCutOff = await importFile(session, file, mapping, onProgress);
    if (isCutOff) problems.push(`${file} ends in the middle; what came before was imported.`);
    await session.endFile();
  }
  return { unused, problems };
}

async function importFile(
  session: ImportSession,
  file: string,
  mapping: ColumnMapping | null,
  onProgress?: OnProgress,
): Promise<boolean> {
  const reader = await readRecords(file, mapping);
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
      if (options.onWouldChange) return await dryRun(connection, options, work);
      await markInterruptedRuns(connection);
      return await recordedRun(connection, options, files, work);
    } finally {
      // On a broken connection the lock is gone already.
      await releaseImportLock(connection).catch(() => undefined);
    }
  });
}

/** Reads and compares as an import does; nothing is written and no run is recorded. */
async function dryRun(
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

async function summarize(
  session: ImportSession,
  remarks: Remarks,
  startedAt: number,
): Promise<ImportSummary> {
  const revision = await session.finish();
  const { counts } = session;
  const general = remarks.unused === 0 ? shortfall(counts) : null;
  const isUseless = counts.records === counts.rejected && remarks.problems.length + counts.rejected > 0;
  return {
    ...counts,
    problems: [...remarks.problems, ...(general ? [general] : [])],
    status: isUseless ? "FAILED" : "COMPLETED",
    revision: revision.toString(),
    rejectReasons: [...session.rejectReasons].sort(([, a], [, b]) => b - a),
    seconds: (performance.now() - startedAt) / 1000,
  };
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
    const summary = await summarize(session, await work(session), startedAt);
    const { status, problems } = summary;
    await finishRun(connection, runId, {
      status,
      counts: session.counts,
      message: problems.join(" ") || null,
    });
    return summary;
  } catch (error) {
    await session.settle();
    const message = (error as Error).message;
    await finishRun(connection, runId, { status: "FAILED", counts: session.counts, message }).catch(
      () => undefined,
    );
    throw error;
  }
}
