/** For commands that need only the shop's database. */
import type { Config } from "../config";
import { openDatabase, type Db } from "../db/client";
import { startDatabase } from "../db/embedded";
import { migrate } from "../db/migrating/migrate";

/**
 * Migrates the shop's database, runs the work on it and leaves it, even if the command is interrupted.
 * @param work receives the names of the applied migrations
 */
export async function withDatabase<Result>(
  config: Config,
  work: (db: Db, migrations: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const starting = startDatabase(config);
  const shutDown = () => void starting.then((database) => database.stop()).finally(() => process.exit(130));
  process.once("SIGINT", shutDown).once("SIGTERM", shutDown);
  const database = await starting;
  const db = openDatabase(database.url, { maxConnections: 2 });
  try {
    return await work(db, await migrate(db));
  } finally {
    await db.destroy();
    await database.stop();
  }
}
