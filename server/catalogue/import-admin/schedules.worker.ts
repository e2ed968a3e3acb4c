/** Requests the imports of due sources; with two hosts, each import is requested once. */
import type { Db } from "../../db/client";
import { addImport } from "./request-import.change";
import type { NewImport } from "./requested-imports.store";
import { fileNameOf, type ImportSourceSettings } from "./imports.settings";
import type { FullFeed } from "../import/before-writing";
import { runDue } from "./schedules.store";

/** Skips a source that is still running until its next time. @returns whether there may be more */
export function requestDueImports(
  db: Db,
  sources: readonly ImportSourceSettings[],
  now: Date,
): Promise<boolean> {
  const byName = new Map(sources.map((settings) => [settings.name, settings]));
  return runDue(db, [...byName.keys()], now, (trx, { source, isWhole }) =>
    addImport(trx, importOf(byName.get(source)!, isWhole ? { mostMissing: null } : null)),
  );
}

/** @param fullFeed null = missing products are unknown */
export function importOf(settings: ImportSourceSettings, fullFeed: FullFeed | null): NewImport {
  const { name, supplierId } = settings;
  return {
    supplierId,
    fileName: fileNameOf(settings),
    upload: null,
    source: name,
    columns: null,
    fullFeed,
  };
}
