/** After the last test of a run: the databases of the run are dropped, the server is left. */
import { closeTestServer } from "../hosts/test-server";

export default async function stopDatabase(): Promise<void> {
  await closeTestServer();
}
