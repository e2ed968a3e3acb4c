/** Ctrl-C ends everything in order, a second one at once. A command also ends with the npm that started it. */
import { isAlive, findProcessIdentity } from "../../db/embedded/process-identity";
import type { Shop } from "./shop";

/** A terminal and npm may both deliver the same Ctrl-C; a person's second one comes later. */
const SAME_SIGNAL_MS = 400;
const PARENT_CHECK_MS = 500;

/** Calls back each time this command is asked to end, with who asked: by a signal, or because npm is gone. */
export function onStopRequested(callback: (why: string) => void): void {
  process.on("SIGINT", () => callback("Ctrl-C"));
  process.on("SIGTERM", () => callback("SIGTERM"));
  process.on("SIGHUP", () => callback("The terminal was closed"));
  watchParent(() => callback("npm has ended"));
  // The terminal that reads the output may be closed before this command ends.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/**
 * Runs a command on a shop and ends the shop with it. @returns what the work gives, null when the command was asked to end
 * before
 */
export async function runOn<Result>(shop: Shop, work: () => Promise<Result>): Promise<Result | null> {
  const interrupted = stopOnSignals(shop);
  try {
    return await Promise.race([
      work().catch((error: unknown) => {
        // A step that is cut short by Ctrl-C fails; that is no failure of the shop.
        if (shop.isStopping) return interrupted;
        throw error;
      }),
      interrupted,
    ]);
  } finally {
    await shop.stop();
  }
}

/** @returns a promise that settles with null when the shop was asked to end and has ended. */
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

/** npm that is killed cannot pass the signal on, so under npm the launcher looks whether it is still there. */
function watchParent(onGone: () => void): void {
  const parent = process.env["npm_lifecycle_event"] ? findProcessIdentity(process.ppid) : null;
  if (!parent) return;
  const timer = setInterval(() => {
    if (isAlive(parent)) return;
    clearInterval(timer);
    onGone();
  }, PARENT_CHECK_MS);
  timer.unref();
}
