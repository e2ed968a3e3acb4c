/**
 * Wakes of background jobs (server/jobs/wake.ts). A transaction collects wakes, and its commit announces
 * them: to this process at once, to others by NOTIFY. NOTIFY runs outside the transaction, because commits
 * with a NOTIFY are serialized.
 */
import { randomBytes } from "node:crypto";
import {
  CompiledQuery,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";

/** The NOTIFY channel. A payload is a job's name, the sender and a delay in milliseconds, space-separated. */
export const JOBS_CHANNEL = "jobs";
const PREFIX = "-- wake ";
/** Debounces NOTIFY per job: the process that woke the job does the work. */
const REPEAT_MS = 1_000;

export interface Wakes {
  /** Suffix of this process's payloads. */
  readonly sender: string;
  /** @param onWake called with committed wakes @returns a function that stops listening */
  listen(onWake: OnWake): () => void;
}

/** @param inMs 0 = now */
type OnWake = (name: string, inMs: number) => void;

/** Builds a statement that is never sent: the connection holds the wake until commit. */
export function wakeStatement(name: string, inMs: number): CompiledQuery {
  return CompiledQuery.raw(`${PREFIX}${name} ${inMs}`);
}

/** Wakes by name, each with its earliest time. */
class WakeList {
  private readonly times = new Map<string, number>();

  get isEmpty(): boolean {
    return this.times.size === 0;
  }

  add(name: string, inMs: number): void {
    this.times.set(name, Math.min(inMs, this.times.get(name) ?? Infinity));
  }

  /** Removes and returns the wakes that match a condition. */
  take(isMatch: (name: string) => boolean = () => true): (readonly [string, number])[] {
    const matching = [...this.times].filter(([name]) => isMatch(name));
    for (const [name] of matching) this.times.delete(name);
    return matching;
  }
}

/** Announces wakes. @param notify sends payloads to the channel */
export class WakeBoard implements Wakes {
  readonly sender = randomBytes(4).toString("hex");
  private readonly listeners = new Set<OnWake>();
  private readonly pending = new WakeList();
  private readonly sentAt = new Map<string, number>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly notify: (payloads: readonly string[]) => Promise<unknown>) {}

  listen(onWake: OnWake): () => void {
    this.listeners.add(onWake);
    return () => void this.listeners.delete(onWake);
  }

  announce(wakes: Iterable<readonly [string, number]>): void {
    for (const [name, inMs] of wakes) {
      for (const onWake of this.listeners) onWake(name, inMs);
      this.pending.add(name, inMs);
    }
    this.flush();
  }

  /** Sends pending wakes. The regular poll of the hosts makes up for lost notifications. */
  async close(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    await this.send(this.pending.take());
  }

  private flush(): void {
    const now = Date.now();
    void this.send(this.pending.take((name) => now - (this.sentAt.get(name) ?? 0) >= REPEAT_MS));
    if (this.pending.isEmpty || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.flush();
    }, REPEAT_MS).unref();
  }

  private async send(wakes: readonly (readonly [string, number])[]): Promise<void> {
    if (wakes.length === 0) return;
    for (const [name] of wakes) this.sentAt.set(name, Date.now());
    const payloads = wakes.map(([name, inMs]) => `${name} ${this.sender} ${inMs}`);
    await this.notify(payloads).catch(() => undefined);
  }
}

/** Holds the wakes of a transaction until commit; a rollback drops them. */
class WakingClient implements PostgresPoolClient {
  private readonly wakes = new WakeList();
  private isInTransaction = false;

  constructor(
    private readonly client: PostgresPoolClient,
    private readonly board: WakeBoard,
  ) {}

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== "string") return this.client.query(text);
    if (text.startsWith(PREFIX)) return Promise.resolve(this.defer<Row>(text.slice(PREFIX.length)));
    if (/^(begin|start transaction)/.test(text)) this.isInTransaction = true;
    const answer = this.client.query<Row>(text, values);
    return /^(commit|rollback)$/.test(text) ? answer.then(this.end(text)) : answer;
  }

  release(): void {
    this.wakes.take();
    this.client.release();
  }

  private defer<Row>(text: string): PostgresQueryResult<Row> {
    const [name = "", inMs = "0"] = text.split(" ");
    if (this.isInTransaction) this.wakes.add(name, Number(inMs));
    else this.board.announce([[name, Number(inMs)]]);
    return { command: "SELECT", rowCount: 0, rows: [] };
  }

  private end(text: string) {
    const wakes = this.wakes.take();
    this.isInTransaction = false;
    return <Answer>(answer: Answer): Answer => {
      if (text === "commit") this.board.announce(wakes);
      return answer;
    };
  }
}

export function withWakes(pool: PostgresPool, board: WakeBoard): PostgresPool {
  return {
    connect: async () => new WakingClient(await pool.connect(), board),
    async end() {
      await board.close();
      await pool.end();
    },
  };
}
