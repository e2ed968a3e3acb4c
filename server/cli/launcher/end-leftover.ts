/** Ends processes that a killed command left running. */
import { setTimeout as wait } from "node:timers/promises";
import { isAlive } from "../../db/embedded/process-identity";
import { killGroup } from "./child";

const PATIENCE_MS = 5_000;

/** Asks the process group of that identity to end and then ends it; one that is gone already is fine. */
export async function endLeftover(identity: string): Promise<void> {
  const pid = Number(identity.split("-")[0]);
  const deadline = Date.now() + PATIENCE_MS;
  if (isAlive(identity)) killGroup(pid, "SIGTERM");
  while (isAlive(identity) && Date.now() < deadline) await wait(50);
  if (isAlive(identity)) killGroup(pid, "SIGKILL");
  while (isAlive(identity)) await wait(50);
}
