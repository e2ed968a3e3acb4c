/** Runs requested imports like the command does, one at a time across hosts (docs/decisions/imports.md). */
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import type { Db } from "../../db/client";
import { makeFolder } from "../../db/make-folder";
import { restInProportion } from "../../jobs/rest-as-long";
import { importOn, type ImportProgress } from "../import/import-catalogue";
import { tryImport } from "../import/import-lock";
import { endOf, ImportStopped } from "../import/import-run";
import type { ColumnMapping } from "../import/reading/csv/column-mapping";
import { finishRun, markInterruptedRuns } from "../import/writing/import-runs.store";
import { hasOpenImports, recordProgress, claimImport, type RequestedImport } from "./requested-imports.store";
import { mappingOfFile } from "./columns/source-mapping.service";
import { fetchFeed } from "./feeds.client";
import { isAddress, type ImportSourceSettings } from "./imports.settings";
import { dropUploadOf, saveUpload } from "./uploads.store";

export interface ImportingParts {
  /** Connections for background work. */
  readonly db: Db;
  readonly sources: readonly ImportSourceSettings[];
  /** Folder where uploads are assembled for import. */
  readonly folder: string;
  /** Aborted when the host ends; another host then resumes the import. */
  readonly ending: AbortSignal;
}

const PROGRESS_EVERY_MS = 500;

/** Runs the import that has waited longest. @returns whether there may be more */
export async function importNext(parts: ImportingParts): Promise<boolean> {
  const { db, ending } = parts;
  const names = parts.sources.map(({ name }) => name);
  if (ending.aborted || !(await hasOpenImports(db, names))) return false;
  const isDone = await tryImport(db, async (connection) => {
    await markInterruptedRuns(connection);
    const request = await claimImport(connection, names);
    if (request) await perform(parts, connection, request);
    return request !== null;
  });
  return isDone ?? false;
}

async function perform(parts: ImportingParts, connection: Db, request: RequestedImport): Promise<void> {
  const { db, folder, ending } = parts;
  const { id, supplierId, columns, isWhole, mostMissing, confirms, isReviewed, source } = request;
  // Removes files of a killed host; the lock proves that no other import runs.
  await rm(folder, { recursive: true, force: true });
  makeFolder(folder);
  const own = await mkdtemp(path.join(folder, "import-"));
  try {
    const file = await fileOf(parts, request, own);
    const saved = source === null ? null : await mappingOfFile(db, supplierId, file);
    const mapping = (columns ?? saved ?? undefined) as ColumnMapping | undefined;
    const options = { db, files: [file], folder: path.dirname(file), supplierId, mapping };
    const fullFeed = isWhole ? { mostMissing } : undefined;
    const files = {
      ...options,
      fullFeed,
      rejectsFile: null,
      isReviewed,
      onProgress: progressReporter(parts, id),
    };
    await importOn(connection, files, id, confirms);
  } catch (error) {
    const reason = ending.aborted ? new ImportStopped("WAITING") : error;
    await finishRun(db, id, { counts: {}, ...endOf(reason) });
  } finally {
    await rm(own, { recursive: true, force: true });
  }
  await dropUploadOf(db, id);
}

/** Puts the uploaded or downloaded file into the run's folder. @returns its path */
async function fileOf(
  { db, sources, ending }: ImportingParts,
  { upload, source, fileName }: RequestedImport,
  own: string,
): Promise<string> {
  const file = path.join(own, path.basename(fileName) || "file");
  if (upload !== null) {
    await saveUpload(db, upload, file);
    return file;
  }
  const { place } = sources.find(({ name }) => name === source)!;
  if (!isAddress(place)) return place;
  await fetchFeed(place, file, ending);
  return file;
}

/** Reports a run's progress, checks for a stop request, and yields to requests. */
function progressReporter({ db, ending }: ImportingParts, id: string) {
  let reportedAt = 0;
  let sliceStart = Date.now();
  return async ({ phase, readBytes, totalBytes, records, changed, rejected }: ImportProgress) => {
    if (ending.aborted) throw new ImportStopped("WAITING");
    if (Date.now() - reportedAt >= PROGRESS_EVERY_MS) {
      reportedAt = Date.now();
      const half = Math.floor((50 * readBytes) / Math.max(1, totalBytes));
      const percent = Math.min(99, phase === "CHECK" ? half : 50 + half);
      if (await recordProgress(db, id, percent, { records, changed, rejected }))
        throw new ImportStopped("STOPPED");
    }
    await restInProportion(sliceStart);
    sliceStart = Date.now();
  };
}
