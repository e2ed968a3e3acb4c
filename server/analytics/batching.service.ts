/**
 * Writes what many requests bring in one statement: while one is under way, the next events wait for it together. So a host
 * writes over one connection, however many visitors there are, and leaves the others to shoppers.
 */
import { MESSAGES } from "#contract/messages";
import { TooManyRequests } from "../errors";
import type { EventWriter, KeptEvent } from "./events.port";

/** Waiting events above this are refused: a database that is this far behind is not helped by more of them. */
const MOST_WAITING = 20_000;
const MOST_AT_ONCE = 2_000;
const RETRY_SECONDS = 5;

interface Waiting {
  readonly events: readonly KeptEvent[];
  done(): void;
  failed(reason: unknown): void;
}

export class EventBatcher {
  private waiting: Waiting[] = [];
  private count = 0;
  private isWriting = false;

  constructor(private readonly writer: Pick<EventWriter, "write">) {}

  /** Resolves when the events are kept. @throws TooManyRequests while too many wait */
  add(events: readonly KeptEvent[]): Promise<void> {
    if (this.count + events.length > MOST_WAITING)
      throw new TooManyRequests(MESSAGES.generic.tooManyRequests, RETRY_SECONDS);
    this.count += events.length;
    return new Promise((done, failed) => {
      this.waiting.push({ events, done, failed });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      const taken = this.take();
      const events = taken.flatMap((one) => one.events);
      try {
        await this.writer.write(events);
        taken.forEach((one) => one.done());
      } catch (error) {
        taken.forEach((one) => one.failed(error));
      }
      this.count -= events.length;
    }
    this.isWriting = false;
  }

  private take(): Waiting[] {
    let size = 0;
    const end = this.waiting.findIndex(({ events }) => (size += events.length) > MOST_AT_ONCE);
    return this.waiting.splice(0, end < 0 ? this.waiting.length : Math.max(end, 1));
  }
}
