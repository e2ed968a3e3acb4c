/** A host process that is restarted when it ends or hangs, with a back-off while it keeps crashing. */
import { setTimeout as wait } from "node:timers/promises";
import { hangs } from "./hang";
import { printError } from "./report-error";
import type { Child } from "./child";
import { DeadlockWatch, describeSilence } from "./main-thread";
import { startUntilReady, waitUntilReady } from "./wait-until-ready";

/** A host that ran this long is not in a crash loop. */
const STEADY_MS = 60_000;
/** Consecutive crashes that are reported as a crash loop. */
const CRASH_LOOP_ENDS = 3;
/** Deadlock checks of a host that does not listen yet, one per probe of hangs(). */
const DEADLOCK_CHECKS = 6;
/** A blocked or stopped process ignores the signal; a merely slow host can finish its requests. */
const END_HUNG_WITHIN_MS = 5_000;

/** Returns the back-off before a restart, by consecutive ends. */
export function pauseAfter(ends: number): number {
  return Math.min(250 * 2 ** (ends - 1), 30_000);
}

/** Returns whether a host started at this time has stayed up. */
export function isSteady(since: number): boolean {
  return Date.now() - since > STEADY_MS;
}

/** Returns the terminal message about an end. @param how "exit code 1"; empty if unknown */
export function endSentence(name: string, how: string, ends: number): string {
  if (ends < CRASH_LOOP_ENDS) return `${name} ended unexpectedly${how && ` (${how})`}; restarting it.`;
  return `${name} keeps ending: ${ends} times in a row${how && `, now with ${how}`}. Its output is above; next attempt in ${pauseAfter(ends) / 1_000} s.`;
}

export interface SupervisedHostParts {
  start(): Child;
  /** Answers once the host is ready; null = answers nowhere. */
  readonly readyUrl: string | null;
  /**
   * A URL that the host answers regardless of database and disk, and the silence after which it is killed and
   * restarted. Without it, silence is ignored.
   */
  readonly alive?: { readonly url: string; readonly silenceMs: number };
  /** Receives each process, so that a later start can end leftovers. */
  onStart(child: Child): Promise<void>;
  onEnd(child: Child): Promise<void>;
  /**
   * Handles an end that requires work before the restart; returns false if none is required.
   * @param stop aborted when the shop ends
   */
  mend?(how: string, stop: AbortSignal): Promise<boolean>;
}

export class SupervisedHost {
  private child: Child | null = null;
  private readonly stopping = new AbortController();
  private ends = 0;

  constructor(private readonly parts: SupervisedHostParts) {}

  /** Starts the host and keeps it running. @throws OperatorError if the first start fails */
  async open(): Promise<void> {
    const { readyUrl, onEnd } = this.parts;
    const start = () => this.start();
    const child = readyUrl === null ? await start() : await startUntilReady(start, readyUrl, onEnd);
    void this.supervise(child, Date.now());
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.child?.stop();
  }

  kill(): void {
    this.child?.kill();
  }

  private async supervise(child: Child, startedAt: number): Promise<void> {
    void this.endWhenItHangs(child);
    const how = await child.exited;
    // Helper processes of an ended host end with it.
    child.kill();
    this.child = null;
    await this.parts.onEnd(child);
    if (this.isStopping) return;
    if (await this.mends(how)) this.ends = 0;
    else await this.pause(child.name, how, startedAt);
    if (this.isStopping) return;
    const next = await this.start();
    if (this.ends > 0) this.reportRecovery(next);
    void this.supervise(next, Date.now());
  }

  private async endWhenItHangs(child: Child): Promise<void> {
    if (!this.parts.alive) return;
    const { url, silenceMs } = this.parts.alive;
    const watch = new DeadlockWatch(child.identity, DEADLOCK_CHECKS);
    const isOver = () => this.isStopping || !child.isRunning();
    if (!(await hangs(url, silenceMs, isOver, { isDeadlocked: () => watch.look() }))) return;
    const silence = `${child.name} hangs: no response at ${url} for ${silenceMs / 1_000} s. Stopping it.`;
    console.error(`${silence} ${describeSilence(child.identity)}`.trimEnd());
    await child.stop(END_HUNG_WITHIN_MS);
  }

  private async start(): Promise<Child> {
    const child = this.parts.start();
    this.child = child;
    await this.parts.onStart(child);
    // The shop may have been stopped in the meantime.
    if (this.isStopping) await child.stop();
    return child;
  }

  private async mends(how: string): Promise<boolean> {
    try {
      return (await this.parts.mend?.(how, this.stopping.signal)) ?? false;
    } catch (error) {
      printError(error);
      return false;
    }
  }

  private async pause(name: string, how: string, startedAt: number): Promise<void> {
    this.ends = isSteady(startedAt) ? 1 : this.ends + 1;
    console.error(endSentence(name, how, this.ends));
    const { signal } = this.stopping;
    await wait(pauseAfter(this.ends), undefined, { signal }).catch(() => undefined);
  }

  private reportRecovery(child: Child): void {
    if (this.parts.readyUrl === null) return;
    waitUntilReady(child, this.parts.readyUrl).then(
      () => console.log(`${child.name} answers again.`),
      // The child reports its own end.
      () => undefined,
    );
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }
}
