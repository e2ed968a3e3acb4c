/** After the last test of a run: drops the run's databases and leaves the server. */
import { closeTestServer } from "../hosts/test-server";

export default async function stopDatabase(): Promise<void> {
  await closeTestServer();
}
