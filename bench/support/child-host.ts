/** Starts a host in a child process, separate from the measuring process. */
import { HEALTH_PATH, READY_PATH } from "#contract/rest/paths";
import { RUNNER } from "../../server/cli/launcher/child";
import { findFreePort } from "../../server/db/embedded/free-port";
import { startHostProcess, type HostProcess } from "./host-process";

export type ChildHost = HostProcess;

/**
 * Runs a program of the bundle or a file in bench/ that listens on API_PORT (default: a free port), and waits
 * until it is ready.
 */
export async function startChildHost(
  file: string,
  env: Record<string, string>,
  nodeFlags: readonly string[] = [],
): Promise<ChildHost> {
  const port = Number(env["API_PORT"]) || (await findFreePort());
  const runner = file.startsWith("bench/") ? ["--import", "tsx"] : [RUNNER];
  return startHostProcess({
    command: [process.execPath, ...nodeFlags, ...runner, file],
    env: { ...env, API_PORT: String(port) },
    port,
    health: file === "server/main.ts" ? READY_PATH : HEALTH_PATH,
  });
}
