/** Allows one importer at a time, by a database lock. */
import type { Db } from "../../db/client";
import { OperatorError } from "../../errors";
import { releaseImportLock, tryImportLock } from "./writing/import-runs.store";

/**
 * Runs the work on one connection, which holds the importer's lock; the lock ends with the connection.
 * @returns null if another importer is running
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
      // A broken connection has already released the lock.
      await releaseImportLock(connection).catch(() => undefined);
    }
  });
}

/** Same, for commands. @throws OperatorError if another importer is running */
export async function withImportLock<Result extends object>(
  db: Db,
  work: (connection: Db) => Promise<Result>,
): Promise<Result> {
  const result = await tryImport(db, work);
  if (result === null) {
    throw new OperatorError("Another import of this catalog is running. Try again when it has finished.");
  }
  return result;
}
