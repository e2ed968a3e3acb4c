/** Background work of every API process; work claims its rows, so that no two processes do the same. */
import { restAsLong } from "./rest-as-long";

export interface WorkerLog {
  warn(details: object, message: string): void;
}

export interface Worker {
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

/**
 * @param work does what is due; true when there may be more of it at once
 * @param restShare how long it rests between two works, as a share of the time the work took
 */
export function startWorker(
  name: string,
  intervalMs: number,
  work: () => Promise<boolean>,
  log: WorkerLog,
  restShare = 1,
): Worker {
  let isStopped = false;
  let running: Promise<void> | null = null;
  const startTurn = () => {
    if (running || isStopped) return;
    running = workOff()
      .catch((error: unknown) => log.warn({ err: error, worker: name }, "background work failed"))
      .finally(() => (running = null));
  };
  const workOff = async () => {
    while (!isStopped) {
      const begun = Date.now();
      if (!(await work())) return;
      await restAsLong(begun, restShare);
    }
  };
  const timer = setInterval(startTurn, intervalMs).unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
