/**
 * Batches writes across requests: items that arrive during a statement, or shortly after, share the next one.
 * A host writes over one connection a few times a second, however many visitors there are. Database and disk
 * stay free for shoppers.
 */
import { setTimeout as wait } from "node:timers/promises";
import { MESSAGES } from "#contract/messages";
import { TooManyRequests } from "../errors";

/** Above this queue size, items are refused: more items would not help a lagging database. */
const MAX_PENDING = 20_000;
const MAX_AT_ONCE = 2_000;
const RETRY_SECONDS = 5;
/** No reader needs the data sooner; each extra statement competes with orders for the disk. */
const REST_MS = 100;

interface PendingWrite<Item> {
  readonly items: readonly Item[];
  done(): void;
  failed(reason: unknown): void;
}

export class Batcher<Item> {
  private pending: PendingWrite<Item>[] = [];
  private count = 0;
  private isWriting = false;

  constructor(private readonly write: (items: readonly Item[]) => Promise<void>) {}

  /** Resolves when the items are stored. @throws TooManyRequests while the queue is full */
  add(items: readonly Item[]): Promise<void> {
    if (this.count + items.length > MAX_PENDING)
      throw new TooManyRequests(MESSAGES.generic.tooManyRequests, RETRY_SECONDS);
    this.count += items.length;
    return new Promise((done, failed) => {
      this.pending.push({ items, done, failed });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.pending.length > 0) {
      const batch = this.takeBatch();
      const items = batch.flatMap((entry) => entry.items);
      try {
        await this.write(items);
        batch.forEach((entry) => entry.done());
      } catch (error) {
        batch.forEach((entry) => entry.failed(error));
      }
      this.count -= items.length;
      if (this.count < MAX_AT_ONCE) await wait(REST_MS);
    }
    this.isWriting = false;
  }

  private takeBatch(): PendingWrite<Item>[] {
    let size = 0;
    const end = this.pending.findIndex(({ items }) => (size += items.length) > MAX_AT_ONCE);
    return this.pending.splice(0, end < 0 ? this.pending.length : Math.max(end, 1));
  }
}
