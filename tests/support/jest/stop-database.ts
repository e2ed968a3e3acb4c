/** After the last test of a run: the databases of the run are dropped, the server is left. */
import { closeTestServer } from "../test-server";

export default async function stopDatabase(): Promise<void> {
  await closeTestServer();
}
