/**
 * Before the first test of a run: starts a PostgreSQL server and creates the migrated template that every
 * test database copies. An interrupted run stops the server too.
 */
import { onStopRequested } from "../../../server/cli/launcher/signals";
import { closeTestServer, openTestServer } from "../hosts/test-server";

export default async function startDatabase(): Promise<void> {
  onStopRequested(() => void closeTestServer().finally(() => process.exit(130)));
  await openTestServer();
}
