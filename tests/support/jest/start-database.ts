/**
 * Before the first test of a run: a PostgreSQL server and one migrated template every test database is copied from. A run
 * that is ended takes the server along.
 */
import { onStopRequested } from "../../../server/cli/launcher/signals";
import { closeTestServer, openTestServer } from "../hosts/test-server";

export default async function startDatabase(): Promise<void> {
  onStopRequested(() => void closeTestServer().finally(() => process.exit(130)));
  await openTestServer();
}
