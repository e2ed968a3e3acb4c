/** The first Ctrl-C stops everything in order, the second kills. A command also ends with its npm. */
import { isAlive, findProcessIdentity } from "../../db/embedded/process-identity";
import type { Shop } from "./shop";

/** A terminal and npm may both deliver the same Ctrl-C; a person's second one comes later. */
const SAME_SIGNAL_MS = 400;
const PARENT_CHECK_MS = 500;

/** Calls back on each request to end, with its origin: a signal, or the end of npm. */
export function onStopRequested(callback: (why: string) => void): void {
  process.on("SIGINT", () => callback("Ctrl-C"));
  process.on("SIGTERM", () => callback("SIGTERM"));
  process.on("SIGHUP", () => callback("The terminal was closed"));
  watchParent(() => callback("npm has ended"));
  // The terminal that reads the output may close before this command ends.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/**
 * Runs a command on a shop and stops the shop afterwards. @returns the result of the work, or null if the
 * command was interrupted
 */
export async function runOn<Result>(shop: Shop, work: () => Promise<Result>): Promise<Result | null> {
  const interrupted = stopOnSignals(shop);
  try {
    return await Promise.race([
      work().catch((error: unknown) => {
        // A step interrupted by Ctrl-C fails, which is not a failure of the shop.
        if (shop.isStopping) return interrupted;
        throw error;
      }),
      interrupted,
    ]);
  } finally {
    await shop.stop();
  }
}

/** @returns a promise that resolves with null when the shop has stopped on request */
function stopOnSignals(shop: Shop): Promise<null> {
  return new Promise((resolve, reject) => {
    let firstAt = 0;
    onStopRequested((why) => {
      if (firstAt === 0) {
        firstAt = Date.now();
        console.log(`\n${why}: stopping the shop …`);
        shop.stop().then(() => {
          console.log("Everything has stopped.");
          resolve(null);
        }, reject);
      } else if (Date.now() - firstAt > SAME_SIGNAL_MS) {
        shop.kill();
        process.exit(130);
      }
    });
  });
}

/** A killed npm cannot pass on a signal, so under npm the launcher polls whether npm still runs. */
function watchParent(onParentExit: () => void): void {
  const parent = process.env["npm_lifecycle_event"] ? findProcessIdentity(process.ppid) : null;
  if (!parent) return;
  const timer = setInterval(() => {
    if (isAlive(parent)) return;
    clearInterval(timer);
    onParentExit();
  }, PARENT_CHECK_MS);
  timer.unref();
}
