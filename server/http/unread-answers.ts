/** Disconnects slow consumers, whose unread answers stay in the host's memory. */
import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

export interface UnreadLimits {
  /** Time without any progress. */
  readonly milliseconds: number;
  /** Total of all pending answers; above it, the oldest is dropped. */
  readonly bytes: number;
}

/** Smaller answers fit the buffers of a connection. */
const MIN_BYTES = 16_384;

export function registerUnreadAnswers(
  app: FastifyInstance,
  { milliseconds, bytes: MAX_BYTES }: UnreadLimits = { milliseconds: 8_000, bytes: 67_108_864 },
): void {
  const unread = new Map<ServerResponse, number>();
  let total = 0;
  const add = (answer: ServerResponse, bytes: number) => {
    unread.set(answer, bytes);
    total += bytes;
    answer.once("close", () => {
      unread.delete(answer);
      total -= bytes;
    });
    for (const [oldest] of unread) {
      if (total <= MAX_BYTES || oldest === answer) break;
      // Still counted until its close event, which comes later.
      unread.delete(oldest);
      oldest.destroy();
    }
  };
  app.addHook("onSend", (_request, { raw }, payload, done) => {
    const bytes = typeof payload === "string" || Buffer.isBuffer(payload) ? payload.length : null;
    if (bytes === null || bytes >= MIN_BYTES) {
      // Streams have backpressure: they hold few bytes, and idle while nothing waits to be read.
      if (bytes !== null) add(raw, bytes);
      endUnread(raw, milliseconds);
    }
    done();
  });
}

function endUnread(answer: ServerResponse, milliseconds: number): void {
  answer.setTimeout(milliseconds, (socket?: { readonly writableLength: number; destroy(): void }) => {
    if (socket && socket.writableLength > 0) socket.destroy();
  });
}
