/** A background job, provided by a feature and run by the scheduler of each API process. */
import type { Statement } from "../db/client";
import type { JobName } from "./job-names";

export interface JobLog {
  warn(details: object, message: string): void;
}

export interface Job {
  readonly name: JobName;
  /**
   * An SQL expression for when the job is due next; null = unknown. Must be cheap, because every host polls
   * it. Without it, only wakes and everyMs run the job.
   */
  readonly due?: Statement<Date | null>;
  /** Runs at this interval, whether or not anything is due. */
  readonly everyMs?: number;
  /** Minimum time between the starts of two runs; for totals that are not urgent. */
  readonly atMostEveryMs?: number;
  /**
   * Does the due work; rows are claimed, so that two hosts never do the same work.
   * @param ending aborted when the host ends
   * @returns true if there may be more to do at once
   */
  run(ending: AbortSignal): Promise<boolean>;
  /** Rest between two batches, as a share of the batch's duration; default 1. */
  readonly restShare?: number;
}
