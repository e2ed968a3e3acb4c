/** npm run migrate: brings the database to this version's schema, as the API host and the importer do when they start. */
import { readConfig } from "../config";
import { reportError } from "./launcher/report-error";
import { withDatabase } from "./with-database";

async function main(): Promise<void> {
  const names = await withDatabase(readConfig(), async (_db, migrations) => migrations);
  console.log(names.length > 0 ? `Migrated: ${names.join(", ")}` : "The database is up to date.");
}

main().catch(reportError);
