/** Before the first test of a run: a PostgreSQL server and one migrated template every test database is copied from. */
import { openTestServer } from "../test-server";

export default async function startDatabase(): Promise<void> {
  await openTestServer();
}
