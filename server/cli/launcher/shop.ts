/** Everything a running shop is made of, and how it ends: last started, first stopped. */
import { once } from "node:events";
import type { Config } from "../../config";
import { openDatabase, type Db } from "../../db/client";
import { startDatabase, type RunningDatabase } from "../../db/embedded";
import { migrate } from "../../db/migrate";
import { startHost, type Child } from "./child";
import type { ShopRecord } from "./shop-record";
import { OperatorError } from "../../errors";
import { waitUntilReady } from "./wait-until-ready";

const DATABASE_CHECK_MS = 1_000;

export class Shop {
  private readonly closers: (() => Promise<void>)[] = [];
  private readonly children: Child[] = [];
  private stopping: Promise<void> | undefined;
  private readonly failure = new AbortController();

  constructor(
    private readonly config: Config,
    private readonly record: ShopRecord | null = null,
  ) {}

  get isStopping(): boolean {
    return this.stopping !== undefined;
  }

  /** Settles with a sentence when a part ended that should not have. */
  async failed(): Promise<string> {
    if (!this.failure.signal.aborted) await once(this.failure.signal, "abort");
    return String(this.failure.signal.reason);
  }

  /** Starts or joins PostgreSQL and brings it to the newest version. */
  async startDatabase(): Promise<{ db: Db; url: string }> {
    const starting = startDatabase(this.config);
    // Also when the shop is ended while its database starts; a start that fails leaves nothing to stop.
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

  /** Starts a host as a child and waits until it answers, when it has an address. @param nodeArgs more flags for its node */
  async startHost(
    name: string,
    script: string,
    env: Record<string, string>,
    readyUrl: string | null,
    nodeArgs?: readonly string[],
  ): Promise<void> {
    this.requireRunning();
    await this.open(startHost(name, script, env, { nodeArgs }), readyUrl);
  }

  /** Takes a child that serves into the shop, and waits until it answers. */
  async open(child: Child, readyUrl: string | null, patienceMs?: number): Promise<void> {
    await this.adopt(child);
    if (readyUrl !== null) await waitUntilReady(child, readyUrl, patienceMs);
    void child.exited.then((how) => this.fail(child, how));
  }

  /**
   * Keeps a child running that may end to have something done.
   * @param mend does what the way it ended asks for, before it is started again; false when that is a failure
   */
  async keepRunning(start: () => Child, mend: (how: string) => Promise<boolean>): Promise<void> {
    this.requireRunning();
    const child = start();
    await this.adopt(child);
    void child.exited.then(async (how) => {
      if (this.stopping) return;
      const isMended = await mend(how).catch((error: unknown) => this.failure.abort(String(error)));
      if (isMended) await this.keepRunning(start, mend);
      else this.fail(child, how);
    });
  }

  /** Runs a program of ours to its end. @throws OperatorError when it fails */
  async runProgram(name: string, script: string, env: Record<string, string>): Promise<void> {
    this.requireRunning();
    const child = startHost(name, script, env);
    await this.adopt(child);
    const how = await child.exited;
    await this.record?.remove(child);
    if (how !== "exit code 0") throw new OperatorError(`${name} failed (${how}).`);
  }

  /** Takes a child into the list of what ends with the shop. */
  async adopt(child: Child): Promise<void> {
    this.children.push(child);
    this.onStop(() => child.stop());
    await this.record?.add(child);
    this.requireRunning();
  }

  /** Ends everything that was started, once, in the opposite order. */
  stop(): Promise<void> {
    this.stopping ??= this.close();
    return this.stopping;
  }

  /** Ends the children at once, whatever they are doing. */
  kill(): void {
    for (const child of this.children) child.kill();
  }

  private fail({ name }: Child, how: string): void {
    if (!this.stopping) this.failure.abort(`${name} ended unexpectedly (${how}).`);
  }

  /** The server is not our child (an import may use it too), so it is looked at now and then. */
  private watch(database: RunningDatabase): void {
    const timer = setInterval(() => {
      if (this.stopping || database.isRunning()) return;
      clearInterval(timer);
      this.failure.abort("The database ended unexpectedly.");
    }, DATABASE_CHECK_MS);
    timer.unref();
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
