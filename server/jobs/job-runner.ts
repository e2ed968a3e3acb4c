/** Runs one job: one run at a time, again if woken during a run, with a back-off after failures. */
import { backoff } from "./backoff";
import type { Job, JobLog } from "./job";
import { restInProportion } from "./rest-as-long";

/** A failing job is retried at least this often. */
const MAX_BACKOFF_SECONDS = 30;
/** Work due later is left to a later poll. */
const MAX_AHEAD_MS = 10 * 60_000;
/** Minimum interval between runs of a job that is woken repeatedly. */
const MIN_APART_MS = 200;

export class JobRunner {
  private readonly ending = new AbortController();
  private running: Promise<void> | null = null;
  private isWoken = false;
  private failures = 0;
  /** Date.now() value before which no run starts. */
  private notBefore = 0;
  private timer: NodeJS.Timeout | null = null;
  private timerAt = Infinity;
  /** Consecutive runs that left due work, such as rows claimed by another host. */
  private unfinishedRuns = 0;

  /** @param onRun called after each run @param pace speed-up of the job's maximum frequency */
  constructor(
    readonly job: Job,
    private readonly parts: { readonly log: JobLog; readonly onRun: () => void; readonly pace: number },
  ) {}

  /** Runs now, or as soon as the job may run again. */
  wake(): void {
    this.unfinishedRuns = 0;
    this.start();
  }

  /** Runs after a delay, unless an earlier run is scheduled. */
  wakeIn(ms: number): void {
    const at = Date.now() + ms;
    if (at >= this.timerAt || this.ending.signal.aborted) return;
    if (this.timer) clearTimeout(this.timer);
    this.timerAt = at;
    this.timer = setTimeout(() => {
      this.forgetTimer();
      this.start();
    }, ms).unref();
  }

  /**
   * Handles the result of a poll: due work starts a run, with a back-off if runs keep leaving it.
   * @param inMs null = nothing is due
   */
  plan(inMs: number | null): void {
    if (inMs === null || inMs > 0) this.unfinishedRuns = 0;
    if (inMs === null || this.running) return;
    const backoffMs =
      this.unfinishedRuns === 0 ? 0 : backoff(this.unfinishedRuns - 1, MAX_BACKOFF_SECONDS) * 1_000;
    if (inMs <= 0) this.unfinishedRuns += 1;
    const restMs = Math.max(inMs, backoffMs / this.parts.pace);
    if (restMs <= 0) this.start();
    else if (restMs < MAX_AHEAD_MS) this.wakeIn(Math.ceil(restMs));
  }

  /** Clears the back-off once the database is back: a failed job runs at once. */
  forgive(): void {
    if (this.failures > 0) this.notBefore = 0;
    this.failures = 0;
  }

  /** Stops after the current batch. */
  async stop(): Promise<void> {
    this.ending.abort();
    this.forgetTimer();
    await this.running;
  }

  private start(): void {
    if (this.ending.signal.aborted) return;
    this.isWoken = true;
    if (this.running) return;
    const restMs = this.notBefore - Date.now();
    if (restMs > 0) return this.wakeIn(restMs);
    this.running = this.drain().finally(() => {
      this.running = null;
      this.parts.onRun();
      if (this.isWoken) this.start();
    });
  }

  private async drain(): Promise<void> {
    const { job, parts } = this;
    try {
      while (this.isWoken && !this.ending.signal.aborted) {
        this.isWoken = false;
        const startedAt = Date.now();
        this.notBefore = startedAt + (job.atMostEveryMs ?? MIN_APART_MS) / parts.pace;
        const hasMore = await job.run(this.ending.signal);
        this.failures = 0;
        if (!hasMore) return;
        this.unfinishedRuns = 0;
        this.isWoken = true;
        await restInProportion(startedAt, job.restShare);
      }
    } catch (error) {
      this.failures += 1;
      this.notBefore = Date.now() + backoff(this.failures - 1, MAX_BACKOFF_SECONDS) * 1_000;
      this.wakeIn(this.notBefore - Date.now());
      parts.log.warn({ err: error, job: job.name, failures: this.failures }, "background job failed");
    }
  }

  private forgetTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    [this.timer, this.timerAt] = [null, Infinity];
  }
}
