/** A background job: what a feature brings, and the scheduler of each API process runs. */
import type { Statement } from "../db/client";
import type { JobName } from "./job-names";

export interface JobLog {
  warn(details: object, message: string): void;
}

export interface Job {
  readonly name: JobName;
  /**
   * An SQL expression: when the job next has something to do; null: nothing is known. Cheap, because each host asks for it
   * regularly. Left out: only wakes and everyMs run the job.
   */
  readonly due?: Statement<Date | null>;
  /** Runs by the clock, whether anything is due or not. */
  readonly everyMs?: number;
  /** Between the beginnings of two runs; for totals that nobody waits for. */
  readonly atMostEveryMs?: number;
  /**
   * Does what is due; rows are claimed, so that two hosts never do the same.
   * @param ending aborted when the host ends
   * @returns true when there may be more at once
   */
  run(ending: AbortSignal): Promise<boolean>;
  /** How long the job rests between two batches, as a share of the time the batch took; 1 when left out. */
  readonly restShare?: number;
}
