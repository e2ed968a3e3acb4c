/** The importer: loads supplier files, or records from any source, into the catalogue. */
import path from "node:path";
import type { Db } from "../../db/client";
import {
  findMissing,
  refuseIllegible,
  refuseUnplaced,
  type MissingProducts,
  type FullFeed,
} from "./before-writing";
import { readPlacingRules } from "./categories/category-mappings.store";
import { findHeldRun } from "./holding/held-items.store";
import { holdBack } from "./holding/hold-back";
import { skusWithPrices } from "./holding/known-prices.store";
import { dryRun, recordedRun, type Remarks } from "./import-run";
import type { ImportSession, SessionOptions } from "./import-session";
import type { ImportSummary } from "./import-summary";
import { withImportLock } from "./import-lock";
import { beginRun, markInterruptedRuns } from "./writing/import-runs.store";
import type { ColumnMapping } from "./reading/csv/column-mapping";
import { readRecords } from "./reading/read-records";
import { CUT_OFF, mayBeCutOff, type LastRow } from "./last-row";
import { JsonLinesFile, type ProductChange, type Reject } from "./json-lines-file";
import { feedOf } from "./feeds/feeds";
import { pricesOf, surveyFiles, type Survey, type SurveyedFile } from "./survey";

export interface ImportProgress {
  /** CHECK surveys the files, IMPORT writes them. */
  readonly phase: "CHECK" | "IMPORT";
  readonly file: string;
  /** Bytes read so far, and size of this file; both 0 if the records do not come from files. */
  readonly readBytes: number;
  readonly totalBytes: number;
  readonly records: number;
  /** Products created, updated or restocked so far. */
  readonly changed: number;
  readonly rejected: number;
}

/** The importer awaits this callback, and stops with its error. */
type OnProgress = (progress: ImportProgress) => void | Promise<void>;

const NONE_MISSING: MissingProducts = { skus: [], hiddenSkus: [], held: null };
const PROGRESS_EVERY = 250;

/**
 * Imports records from memory or a generator. A repeated SKU counts as a duplicate within one batch; the
 * later record wins. Records that cannot be imported are counted, not thrown. Never holds the import, because
 * records are read once.
 * @throws OperatorError while another importer runs; database errors
 */
export async function importRecords(options: {
  readonly db: Db;
  readonly records: AsyncIterable<unknown> | Iterable<unknown>;
  readonly supplierId: string;
  readonly onProgress?: OnProgress;
}): Promise<ImportSummary> {
  const { db, records, supplierId, onProgress } = options;
  return withImportLock(db, async (connection) => {
    await markInterruptedRuns(connection);
    const run = { db, connection, id: await beginRun(connection, supplierId, []) };
    return recordedRun(run, { supplierId }, async (session) => {
      for await (const record of records) {
        session.counts.records += 1;
        await session.add({ file: "", line: null, record: session.counts.records }, record);
        if (session.counts.records % PROGRESS_EVERY > 0) continue;
        await onProgress?.({
          phase: "IMPORT",
          file: "",
          readBytes: 0,
          totalBytes: 0,
          ...progressOf(session),
        });
      }
      return { unused: 0, problems: [], unusedFields: [], held: null };
    });
  });
}

export interface FilesToImport {
  readonly db: Db;
  readonly files: readonly string[];
  /** Absent if files are named. */
  readonly folder?: string;
  readonly supplierId: string;
  /** Meanings of table columns; required for tables. */
  readonly mapping?: ColumnMapping;
  /** If set, products missing from the files go off sale. */
  readonly fullFeed?: FullFeed;
  /** Code of the confirmed list of a held run. */
  readonly confirmedCode?: string;
  /** True = held if any product would go off sale. */
  readonly isReviewed?: boolean;
  /** Output for rejected records; null stores only the run's own rejects. */
  readonly rejectsFile: string | null;
  /** If set, a dry run: changes go to this file, not to the catalogue. */
  readonly changesFile?: string;
  readonly onProgress?: OnProgress;
}

/**
 * Imports supplier files. Skips an unusable or truncated file and names it in `problems`; the run's status is
 * FAILED if no file is usable.
 * @throws OperatorError while another importer runs; database errors; the file system's error if the rejects
 * file cannot be written
 */
export async function importFiles(options: FilesToImport): Promise<ImportSummary> {
  return withImportLock(options.db, async (connection) => {
    if (options.changesFile !== undefined) return importOn(connection, options, null);
    await markInterruptedRuns(connection);
    return importOn(connection, options, await beginRun(connection, options.supplierId, options.files));
  });
}

/**
 * Same, for a caller whose connection holds the importer's lock.
 * @param runId the run to record in; null for a dry run
 * @param confirmed the held run whose list staff confirmed
 */
export async function importOn(
  connection: Db,
  options: FilesToImport,
  runId: string | null,
  confirmed: string | null = null,
): Promise<ImportSummary> {
  const { db, files, folder, supplierId, mapping = null, confirmedCode, onProgress } = options;
  const { rejectsFile, changesFile, fullFeed, isReviewed = false } = options;
  const rejects = rejectsFile === null ? null : new JsonLinesFile<Reject>(rejectsFile);
  const changes = changesFile === undefined ? null : new JsonLinesFile<ProductChange>(changesFile);
  rejects?.open();
  changes?.open();
  try {
    const feed = feedOf(supplierId);
    const placing = await readPlacingRules(connection, supplierId, feed);
    const priced = await skusWithPrices(connection, supplierId);
    const isCutOff = (row: LastRow) => mayBeCutOff({ connection, supplierId, feed }, row);
    const toSurvey = { feed, placing, files, mapping, priced, mayBeCutOff: isCutOff };
    const surveyed = await surveyFiles(toSurvey, (file, progress) =>
      onProgress?.({ phase: "CHECK", file, ...progress, records: 0, changed: 0, rejected: 0 }),
    );
    const placed = await refuseUnplaced(connection, supplierId, placing, surveyed);
    const survey = await refuseIllegible(connection, supplierId, placed);
    const isReadWhole =
      survey.unreadable === 0 && survey.files.every((entry) => !entry.unusable && !entry.foreign);
    const missing =
      fullFeed && isReadWhole ? await findMissing(connection, supplierId, survey, fullFeed) : NONE_MISSING;
    const session: SessionOptions = {
      supplierId,
      isWhole: fullFeed !== undefined,
      repeats: survey.repeats,
      onReject: rejects?.add.bind(rejects),
      onWouldChange: changes?.add.bind(changes),
    };
    const unusedFields = [...new Set(survey.files.flatMap((entry) => entry.unusedFields))];
    const listed =
      confirmed ??
      (confirmedCode === undefined ? null : await findHeldRun(connection, supplierId, confirmedCode));
    const held = await holdBack(connection, {
      supplierId,
      notes: pricesOf(survey, priced),
      isWhole: fullFeed !== undefined,
      missing: missing.skus,
      missingHeld: missing.held,
      confirmed: listed,
      isReviewed,
    });
    const isUnknown = confirmedCode !== undefined && listed === null;
    const unknown = isUnknown
      ? [`No held import of ${supplierId} has a list with code ${confirmedCode}.`]
      : [];
    const work = async (running: ImportSession): Promise<Remarks> => {
      if (held !== null) {
        const problems = [...refusalsOf(survey), ...unknown, ...held.problems];
        return { unused: survey.files.length, problems, unusedFields, held };
      }
      const { unused, problems } = await importSurveyed(running, survey, mapping, onProgress);
      if (isReadWhole && problems.length === 0) await running.withdraw(missing);
      else if (fullFeed)
        problems.push("Nothing was taken off sale because this full feed could not be read completely.");
      const messages = problems.map((problem) => problem.replaceAll(`${folder}${path.sep}`, ""));
      return { unused, problems: messages, unusedFields, held };
    };
    return await (runId === null
      ? dryRun(connection, session, work)
      : recordedRun({ db, connection, id: runId }, session, work));
  } finally {
    rejects?.close();
    changes?.close();
  }
}

function progressOf({ counts }: ImportSession): Pick<ImportProgress, "records" | "changed" | "rejected"> {
  const { records, created, updated, restocked, rejected } = counts;
  return { records, changed: created + updated + restocked, rejected };
}

const refusalsOf = ({ files }: Survey) => files.flatMap((entry) => entry.unusable ?? entry.foreign ?? []);

async function importSurveyed(
  session: ImportSession,
  survey: Survey,
  mapping: ColumnMapping | null,
  onProgress?: OnProgress,
): Promise<{ readonly unused: number; readonly problems: string[] }> {
  const problems = refusalsOf(survey);
  const unused = problems.length;
  for (const entry of survey.files.filter(({ unusable }) => unusable === undefined)) {
    await importFile(session, entry, mapping, onProgress);
    await session.endFile();
  }
  return { unused, problems };
}

async function importFile(
  session: ImportSession,
  { file, isLastCutOff, isNumbered }: SurveyedFile,
  mapping: ColumnMapping | null,
  onProgress?: OnProgress,
): Promise<void> {
  const reader = await readRecords(file, mapping);
  const { counts } = session;
  let number = 0;
  const report = () => onProgress?.({ phase: "IMPORT", file, ...reader.progress(), ...progressOf(session) });
  for await (const { line, value, damage, lastCell } of reader.records) {
    counts.records += 1;
    number += 1;
    const origin = isNumbered ? { file, line: null, record: number } : { file, line, record: null };
    if (lastCell !== undefined && isLastCutOff) await session.rejectRecord(origin, value, CUT_OFF);
    else if (damage === undefined) await session.add(origin, value);
    else await session.reject(origin, null, damage);
    if (counts.records % PROGRESS_EVERY === 0) await report();
  }
  await report();
}
