/**
 * Writes what many requests bring in one statement: while one is under way, and a moment after it, the next wait together.
 * So a host writes over one connection a few times a second, however many visitors there are, and leaves database and disk
 * to shoppers.
 */
import { setTimeout as wait } from "node:timers/promises";
import { MESSAGES } from "#contract/messages";
import { TooManyRequests } from "../errors";

/** Waiting items above this are refused: a database that is this far behind is not helped by more of them. */
const MAX_WAITING = 20_000;
const MAX_AT_ONCE = 2_000;
const RETRY_SECONDS = 5;
/** Nobody looks at what is kept here before that; each statement more waits for the disk as the orders beside it do. */
const REST_MS = 100;

interface Waiting<Item> {
  readonly items: readonly Item[];
  done(): void;
  failed(reason: unknown): void;
}

export class Batcher<Item> {
  private waiting: Waiting<Item>[] = [];
  private count = 0;
  private isWriting = false;

  constructor(private readonly write: (items: readonly Item[]) => Promise<void>) {}

  /** Resolves when the items are kept. @throws TooManyRequests while too many wait */
  add(items: readonly Item[]): Promise<void> {
    if (this.count + items.length > MAX_WAITING)
      throw new TooManyRequests(MESSAGES.generic.tooManyRequests, RETRY_SECONDS);
    this.count += items.length;
    return new Promise((done, failed) => {
      this.waiting.push({ items, done, failed });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      const taken = this.take();
      const items = taken.flatMap((one) => one.items);
      try {
        await this.write(items);
        taken.forEach((one) => one.done());
      } catch (error) {
        taken.forEach((one) => one.failed(error));
      }
      this.count -= items.length;
      if (this.count < MAX_AT_ONCE) await wait(REST_MS);
    }
    this.isWriting = false;
  }

  private take(): Waiting<Item>[] {
    let size = 0;
    const end = this.waiting.findIndex(({ items }) => (size += items.length) > MAX_AT_ONCE);
    return this.waiting.splice(0, end < 0 ? this.waiting.length : Math.max(end, 1));
  }
}
