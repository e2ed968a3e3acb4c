/**
 * Before the first test of a run: a PostgreSQL server, one migrated template every test database is copied from, and a folder
 * for temporary files. A run that is ended takes them along.
 */
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onEndAsked } from "../../../server/cli/launcher/signals";
import { openTestServer } from "../test-server";
import stopDatabase from "./stop-database";

export default async function startDatabase(): Promise<void> {
  onEndAsked(() => void stopDatabase().finally(() => process.exit(130)));
  await openTestServer();
  // Workers and the hosts they start inherit it. tests/run.ts has one already, by which it finds them.
  if (!path.basename(tmpdir()).startsWith("shop-test-"))
    process.env["TMPDIR"] = await mkdtemp(path.join(tmpdir(), "jest-run-"));
}
