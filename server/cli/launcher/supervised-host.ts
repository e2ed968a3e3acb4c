/** A host process that is restarted when it ends by itself or hangs, with a growing pause while it keeps crashing. */
import { setTimeout as wait } from "node:timers/promises";
import { hangs } from "./hang";
import { printError } from "./report-error";
import type { Child } from "./child";
import { DeadlockWatch, describeSilence } from "./main-thread";
import { startUntilReady, waitUntilReady } from "./wait-until-ready";

/** A host that ran for so long is not in a crash loop. */
const STEADY_MS = 60_000;
/** From the third crash in a row on, it is reported as a crash loop. */
const OFTEN = 3;
/** Of a host that does not listen yet, one at each question of hangs(). */
const DEADLOCKED_LOOKS = 6;
/** What is blocked or stopped does not take the signal; a host that was only slow finishes what is nearly done. */
const END_HUNG_WITHIN_MS = 5_000;

/** How long to wait after so many ends in a row: at once after the first one, then longer and longer. */
export function pauseAfter(ends: number): number {
  return Math.min(250 * 2 ** (ends - 1), 30_000);
}

/** Whether what came up then has not kept ending. */
export function isSteady(since: number): boolean {
  return Date.now() - since > STEADY_MS;
}

/** What the terminal is told of an end. @param how "exit code 1"; empty when nobody knows */
export function endSentence(name: string, how: string, ends: number): string {
  if (ends < OFTEN) return `${name} ended unexpectedly${how && ` (${how})`}; restarting it.`;
  return `${name} keeps ending: ${ends} times in a row${how && `, now with ${how}`}. Its output is above; next attempt in ${pauseAfter(ends) / 1_000} s.`;
}

export interface SupervisedHostParts {
  start(): Child;
  /** Where it answers once it can be used; null when it answers nowhere. */
  readonly readyUrl: string | null;
  /**
   * Where it answers by itself, whatever database and disk do, and how long its silence is borne before it is ended and
   * started again; left out, silence ends nothing.
   */
  readonly alive?: { readonly url: string; readonly silenceMs: number };
  /** Told each process, so that a next start can end it when this one is killed. */
  onStart(child: Child): Promise<void>;
  onEnd(child: Child): Promise<void>;
  /**
   * Does what the way it ended asks for before it is started again; false when it asks for nothing.
   * @param stop aborted when the shop ends
   */
  mend?(how: string, stop: AbortSignal): Promise<boolean>;
}

export class SupervisedHost {
  private child: Child | null = null;
  private readonly stopping = new AbortController();
  private ends = 0;

  constructor(private readonly parts: SupervisedHostParts) {}

  /** Starts it and keeps it running from then on. @throws OperatorError when it does not come up the first time */
  async open(): Promise<void> {
    const { readyUrl, onEnd } = this.parts;
    const start = () => this.start();
    const child = readyUrl === null ? await start() : await startUntilReady(start, readyUrl, onEnd);
    void this.keep(child, Date.now());
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.child?.stop();
  }

  kill(): void {
    this.child?.kill();
  }

  private async keep(child: Child, startedAt: number): Promise<void> {
    void this.endWhenItHangs(child);
    const how = await child.exited;
    // Helpers of a host that ended go with it.
    child.kill();
    this.child = null;
    await this.parts.onEnd(child);
    if (this.isStopping) return;
    if (await this.mends(how)) this.ends = 0;
    else await this.pause(child.name, how, startedAt);
    if (this.isStopping) return;
    const next = await this.start();
    if (this.ends > 0) this.tellWhenBack(next);
    void this.keep(next, Date.now());
  }

  private async endWhenItHangs(child: Child): Promise<void> {
    if (!this.parts.alive) return;
    const { url, silenceMs } = this.parts.alive;
    const watch = new DeadlockWatch(child.identity, DEADLOCKED_LOOKS);
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
    // The shop may have been ended in the moment between.
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

  private tellWhenBack(child: Child): void {
    if (this.parts.readyUrl === null) return;
    waitUntilReady(child, this.parts.readyUrl).then(
      () => console.log(`${child.name} answers again.`),
      // It reports its own end.
      () => undefined,
    );
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }
}
