import { spawn } from "node:child_process";
import { once } from "node:events";
import { findProcessIdentity } from "../../../server/db/embedded/process-identity";
import { endMarkedProcesses } from "./marked-processes";

/** A process that ignores signals and has left its parent's group. */
const STUBBORN = `process.on("SIGINT", () => 0).on("SIGQUIT", () => 0); setInterval(() => 0, 1000); console.log("ready")`;

test("every process with the environment entry is ended, however it was started, and no other", async () => {
  const start = (marker: string) =>
    spawn(process.execPath, ["-e", STUBBORN], {
      detached: true,
      stdio: ["ignore", "pipe", "ignore"],
      env: { MARK: marker },
    });
  const [marked, unmarked] = [start(`run-${process.pid}`), start(`run-${process.pid}1`)];
  try {
    await Promise.all([marked, unmarked].map((child) => once(child.stdout, "data")));
    await endMarkedProcesses(`MARK=run-${process.pid}`);
    expect(findProcessIdentity(marked.pid!)).toBeNull();
    expect(findProcessIdentity(unmarked.pid!)).not.toBeNull();
  } finally {
    unmarked.kill("SIGKILL");
    marked.kill("SIGKILL");
  }
});
