/** npm run migrate: brings the database to this version's schema, as the API host and the importer do when they start. */
import { readConfig } from "../config";
import { openDatabase } from "../db/client";
import { startDatabase } from "../db/embedded";
import { migrate } from "../db/migrate";
import { reportError } from "./launcher/run-command";

async function main(): Promise<void> {
  const database = await startDatabase(readConfig());
  const db = openDatabase(database.url, { maxConnections: 1 });
  try {
    const names = await migrate(db);
    console.log(names.length > 0 ? `Migrated: ${names.join(", ")}` : "The database is up to date.");
  } finally {
    await db.destroy();
    await database.stop();
  }
}

main().catch((error: unknown) => {
  reportError(error);
  process.exitCode = 1;
});
