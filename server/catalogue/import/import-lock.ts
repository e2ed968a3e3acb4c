/** One importer at a time: whoever holds the lock of the database. */
import type { Db } from "../../db/client";
import { OperatorError } from "../../errors";
import { releaseImportLock, tryImportLock } from "./writing/import-runs.store";

/**
 * Everything on one connection: it holds the lock that keeps other importers out, and dies with it.
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
      // On a broken connection the lock is gone already.
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
    throw new OperatorError("Another import of this catalog is running. Try again when it has finished.");
  }
  return result;
}
