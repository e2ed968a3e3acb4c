/** Ends processes left running by a killed command. */
import { setTimeout as wait } from "node:timers/promises";
import { isAlive } from "../../db/embedded/process-identity";
import { killGroup } from "./child";

const PATIENCE_MS = 5_000;

/** Requests the end of a process group by identity, then kills it; no-op if it has ended. */
export async function endLeftover(identity: string): Promise<void> {
  const pid = Number(identity.split("-")[0]);
  const deadline = Date.now() + PATIENCE_MS;
  if (isAlive(identity)) killGroup(pid, "SIGTERM");
  while (isAlive(identity) && Date.now() < deadline) await wait(50);
  if (isAlive(identity)) killGroup(pid, "SIGKILL");
  while (isAlive(identity)) await wait(50);
}
