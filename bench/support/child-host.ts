/** Starts a host of ours, whatever its file. */
import path from "node:path";
import { LOADER } from "../../server/cli/launcher/child";
import { findFreePort } from "../../server/db/embedded/free-port";
import { startHostProcess, type HostProcess } from "./host-process";

export type ChildHost = HostProcess;

/** Runs a TypeScript file that listens on API_PORT, a free one unless the environment names it, and answers GET /health. */
export async function startChildHost(
  file: string,
  env: Record<string, string>,
  nodeFlags: readonly string[] = [],
): Promise<ChildHost> {
  const port = Number(env["API_PORT"]) || (await findFreePort());
  return startHostProcess({
    command: [process.execPath, "--require", LOADER, ...nodeFlags, path.resolve(file)],
    env: { ...env, API_PORT: String(port) },
    port,
  });
}
