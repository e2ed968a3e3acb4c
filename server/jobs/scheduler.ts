/**
 * Runs the background jobs of an API process (docs/decisions/jobs.md). A job runs when woken, when its time
 * has come, and when the regular poll finds due work. The poll is one statement for all jobs, in case a wake
 * was lost.
 */
import { AsyncResource } from "node:async_hooks";
import { wakesOf, type Db } from "../db/client";
import { JOBS_CHANNEL } from "../db/connection/wakes";
import { listenTo } from "../db/connection/notifications";
import type { Job, JobLog } from "./job";
import { JobRunner } from "./job-runner";
import { listDueJobs } from "./look.store";

export interface SchedulerParts {
  /** Connections of the polls. */
  readonly backgroundDb: Db;
  readonly db: Db;
  /** Where to listen for wakes of other processes; null = nowhere. */
  readonly databaseUrl: string | null;
  readonly log: JobLog;
  /** Speed-up of the polling frequency. */
  readonly pace: number;
}

export interface Scheduler {
  /** Stops after the current batches. */
  stop(): Promise<void>;
}

const POLL_MS = 30_000;
/**
 * Interval while wakes of other processes cannot be heard. Also used after a run, to schedule what the run
 * postponed.
 */
const POLL_ALONE_MS = 1_000;
const MAX_TICKS_A_SECOND = 5;
/** Clock-driven jobs, such as clean-up, are sped up less: they are not urgent. */
const MAX_CLOCK_PACE = 5;
/** Spreads the polls of hosts that started together. */
const JITTER = 0.2;

export function startJobs(jobs: readonly Job[], parts: SchedulerParts): Scheduler {
  const { backgroundDb, db, databaseUrl, log, pace } = parts;
  const ran = new Set<Job>();
  let isEnding = false;
  let polling: Promise<void> | null = null;
  let polledAt = -Infinity;
  let jitter = 1;

  const runners = new Map<string, JobRunner>(
    jobs.map((job) => [job.name, new JobRunner(job, { log, pace, onRun: () => ran.add(job) })]),
  );

  const pollDue = async (isRegular: boolean) => {
    // A run may have postponed work: polls the due time of that job, not of all jobs.
    const groups = isRegular ? [jobs] : [...ran].map((job) => [job]);
    ran.clear();
    try {
      for (const group of groups) {
        const due = await listDueJobs(backgroundDb, group);
        for (const { name } of group) runners.get(name)?.plan(due.get(name) ?? null);
      }
    } catch (error) {
      log.warn({ err: error }, "looking for background work failed");
    }
  };
  const tick = () => {
    const now = Date.now();
    const everyMs = (listener?.isListening ? POLL_MS * jitter : POLL_ALONE_MS) / pace;
    const isRegular = now >= polledAt + everyMs;
    if (isEnding || polling || (!isRegular && ran.size === 0)) return;
    if (isRegular) [polledAt, jitter] = [now, 1 - JITTER * Math.random()];
    polling = pollDue(isRegular).finally(() => (polling = null));
  };

  const wake = (name: string, inMs: number) => {
    const runner = runners.get(name);
    if (inMs > 0) runner?.wakeIn(inMs);
    else runner?.wake();
  };
  const databases = [...new Set([db, backgroundDb])].flatMap((database) => wakesOf(database) ?? []);
  const own = databases.map(({ sender }) => sender);
  // Detaches the job from the async context of the call that woke it.
  const unlisten = databases.map((wakes) => wakes.listen(AsyncResource.bind(wake)));
  const onMessage = (payload?: string) => {
    if (payload === undefined) {
      // Wakes sent before the connection was open are lost.
      for (const runner of runners.values()) runner.forgive();
      polledAt = -Infinity;
      return tick();
    }
    const [name = "", sender = "", inMs = "0"] = payload.split(" ");
    if (!own.includes(sender)) wake(name, Number(inMs));
  };
  const onBroken = (err: Error) => log.warn({ err }, "lost the connection that listens for wake-ups");
  const listener = databaseUrl === null ? null : listenTo(databaseUrl, JOBS_CHANNEL, onMessage, onBroken);

  const timers = [
    setInterval(tick, POLL_ALONE_MS / Math.min(Math.max(1, pace), MAX_TICKS_A_SECOND)),
    ...jobs.flatMap(({ name, everyMs }) =>
      everyMs === undefined
        ? []
        : [setInterval(() => wake(name, 0), everyMs / Math.min(pace, MAX_CLOCK_PACE))],
    ),
  ].map((timer) => timer.unref());

  return {
    async stop() {
      isEnding = true;
      timers.forEach(clearInterval);
      unlisten.forEach((end) => end());
      await Promise.all([
        polling,
        listener?.close(),
        ...[...runners.values()].map((runner) => runner.stop()),
      ]);
    },
  };
}
