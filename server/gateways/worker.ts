/** Background work of every API process; work claims its rows, so that no two processes do the same. */
import { restAsLong } from "./rest-as-long";

export interface WorkerLog {
  warn(details: object, message: string): void;
}

export interface Worker {
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

export interface Job {
  readonly name: string;
  /** How often it is looked for, at the usual pace. */
  readonly everyMs: number;
  /** Does what is due; true when there may be more of it at once. @param ending aborted when the worker is stopped */
  run(ending: AbortSignal): Promise<boolean>;
  /** How long it rests between two runs, as a share of the time the run took; 1 when left out. */
  readonly restShare?: number;
}

/** @param pace how many times as often as usual it is looked for */
export function startWorker({ name, everyMs, run, restShare = 1 }: Job, log: WorkerLog, pace = 1): Worker {
  const ending = new AbortController();
  let running: Promise<void> | null = null;
  const startTurn = () => {
    if (running || ending.signal.aborted) return;
    running = workOff()
      .catch((error: unknown) => log.warn({ err: error, worker: name }, "background work failed"))
      .finally(() => (running = null));
  };
  const workOff = async () => {
    while (!ending.signal.aborted) {
      const begun = Date.now();
      if (!(await run(ending.signal))) return;
      await restAsLong(begun, restShare);
    }
  };
  const timer = setInterval(startTurn, everyMs / pace).unref();
  return {
    async stop() {
      ending.abort();
      clearInterval(timer);
      await running;
    },
  };
}
