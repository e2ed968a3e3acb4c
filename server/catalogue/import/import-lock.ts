/** One importer at a time: the holder of a lock in the database. */
import type { Db } from "../../db/client";
import { OperatorError } from "../../errors";
import { releaseImportLock, tryImportLock } from "./writing/import-runs.store";

/**
 * Runs the work on one connection, which holds the lock that keeps other importers out and loses it when it breaks.
 * @returns null when another importer works
 */
export async function tryImport<Result>(
  db: Db,
  work: (connection: Db) => Promise<Result>,
): Promise<Result | null> {
  return db.connection().execute(async (connection) => {
    if (!(await tryImportLock(connection))) return null;
    try {
      return await work(connection);
    } finally {
      // A broken connection has lost the lock already.
      await releaseImportLock(connection).catch(() => undefined);
    }
  });
}

/** The same for a command. @throws OperatorError when another importer works */
export async function withImportLock<Result extends object>(
  db: Db,
  work: (connection: Db) => Promise<Result>,
): Promise<Result> {
  const result = await tryImport(db, work);
  if (result === null) {
    throw new OperatorError("Another import is running on this catalogue; try again when it has ended.");
  }
  return result;
}
