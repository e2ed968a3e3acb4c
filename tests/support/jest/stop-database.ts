/** After the last test of a run: its databases are dropped, the server is left, its temporary files go. */
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { closeTestServer } from "../test-server";

export default async function stopDatabase(): Promise<void> {
  await closeTestServer();
  if (path.basename(tmpdir()).startsWith("jest-run-")) await rm(tmpdir(), { recursive: true, force: true });
}
