/** The parts of a running shop, stopped in reverse order of their start. */
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { Config } from "../../config";
import { openDatabase, type Db } from "../../db/client";
import { startDatabase, type RunningDatabase } from "../../db/embedded";
import { migrate } from "../../db/migrating/migrate";
import { EXIT_SUCCESS, startHost, type Child } from "./child";
import {
  endSentence,
  isSteady,
  SupervisedHost,
  pauseAfter,
  type SupervisedHostParts,
} from "./supervised-host";
import type { ShopRecord } from "./shop-record";
import { OperatorError } from "../../errors";
import { printError } from "./report-error";
import { waitUntilReady } from "./wait-until-ready";

const DATABASE_CHECK_MS = 1_000;

export class Shop {
  private readonly closers: (() => Promise<void>)[] = [];
  private readonly children: Child[] = [];
  private readonly supervised: SupervisedHost[] = [];
  private stopping: Promise<void> | undefined;
  private readonly failure = new AbortController();

  constructor(
    private readonly config: Config,
    private readonly record: ShopRecord | null = null,
  ) {}

  get isStopping(): boolean {
    return this.stopping !== undefined;
  }

  /** Resolves with a message when a part ends unexpectedly. */
  async failed(): Promise<string> {
    if (!this.failure.signal.aborted) await once(this.failure.signal, "abort");
    return String(this.failure.signal.reason);
  }

  /** Starts or joins PostgreSQL and migrates it to the newest version. */
  async startDatabase(): Promise<{ db: Db; url: string }> {
    const starting = startDatabase(this.config);
    // Also covers a shop stopped while its database starts; a failed start leaves nothing to stop.
    this.onStop(() =>
      starting.then(
        (database) => database.stop(),
        () => undefined,
      ),
    );
    const database = await starting;
    this.watch(database);
    const db = openDatabase(database.url, { maxConnections: 4 });
    this.onStop(() => db.destroy());
    await migrate(db);
    return { db, url: database.url };
  }

  /**
   * Starts a host, waits until it is ready, and restarts it whenever it ends.
   * @param aliveUrl answered by the host alone; a host that stops answering there is killed and restarted too
   */
  async supervise({
    aliveUrl,
    ...host
  }: Pick<SupervisedHostParts, "start" | "readyUrl" | "mend"> & {
    readonly aliveUrl?: string | undefined;
  }): Promise<void> {
    this.requireRunning();
    const supervised = new SupervisedHost({
      ...host,
      ...(aliveUrl && { alive: { url: aliveUrl, silenceMs: this.config.hangMs } }),
      // A full disk must not prevent the restart of a host.
      onStart: async (child) => this.record?.add(child).catch(printError),
      onEnd: async (child) => this.record?.remove(child).catch(printError),
    });
    this.supervised.push(supervised);
    this.onStop(() => supervised.stop());
    await supervised.open();
  }

  /** Adds an essential child, whose end ends the shop, and waits until it answers. */
  async open(child: Child, readyUrl: string, patienceMs?: number): Promise<void> {
    await this.adopt(child);
    await waitUntilReady(child, readyUrl, patienceMs);
    void child.exited.then((how) => this.fail(child, how));
  }

  /** Runs a program to completion. @throws OperatorError if it fails */
  async runProgram(name: string, script: string, env: Record<string, string>): Promise<void> {
    this.requireRunning();
    const child = startHost(name, script, env);
    await this.adopt(child);
    const how = await child.exited;
    await this.record?.remove(child);
    if (how !== EXIT_SUCCESS) throw new OperatorError(`${name} failed (${how}).`);
  }

  /** Registers a child to be stopped with the shop. */
  async adopt(child: Child): Promise<void> {
    this.children.push(child);
    this.onStop(() => child.stop());
    await this.record?.add(child);
    this.requireRunning();
  }

  /** Stops every part once, in reverse order. */
  stop(): Promise<void> {
    this.stopping ??= this.close();
    return this.stopping;
  }

  /** Kills the children at once. */
  kill(): void {
    for (const part of [...this.children, ...this.supervised]) part.kill();
  }

  private fail({ name }: Child, how: string): void {
    if (!this.stopping) this.failure.abort(`${name} ended unexpectedly (${how}).`);
  }

  /** The server is not a child (an import may share it), so it is polled. */
  private watch(database: RunningDatabase): void {
    let ends = 0;
    let isReviving = false;
    let steadySince = Date.now();
    const timer = setInterval(() => {
      if (this.stopping || isReviving || database.isRunning()) return;
      isReviving = true;
      ends = isSteady(steadySince) ? 1 : ends + 1;
      void this.revive(database, ends).finally(() => {
        steadySince = Date.now();
        isReviving = false;
      });
    }, DATABASE_CHECK_MS);
    timer.unref();
    this.onStop(async () => clearInterval(timer));
  }

  private async revive(database: RunningDatabase, ends: number): Promise<void> {
    console.error(endSentence("The database", "", ends));
    await wait(pauseAfter(ends), undefined, { ref: false });
    if (this.stopping) return;
    await database.revive().then(() => console.log("The database is reachable again."), printError);
  }

  private async close(): Promise<void> {
    let failure: unknown;
    for (let closer = this.closers.pop(); closer; closer = this.closers.pop()) {
      await closer().catch((error: unknown) => (failure = error));
    }
    await this.record?.clear();
    if (failure) throw failure;
  }

  private onStop(closer: () => Promise<void>): void {
    this.closers.push(closer);
  }

  private requireRunning(): void {
    if (this.stopping) throw new OperatorError("The start was interrupted.");
  }
}
