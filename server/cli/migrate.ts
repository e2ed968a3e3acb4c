/** npm run migrate: migrates the database to this version's schema, as API host and importer do at start. */
import { readConfig } from "../config";
import { reportError } from "./launcher/report-error";
import { withDatabase } from "./with-database";

async function main(): Promise<void> {
  const names = await withDatabase(readConfig(), async (_db, migrations) => migrations);
  console.log(names.length > 0 ? `Migrated: ${names.join(", ")}` : "The database is up to date.");
}

main().catch(reportError);
