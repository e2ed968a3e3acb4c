/**
 * Open-loop load: requests are sent at a steady rate regardless of responses, and queue if no connection is
 * free.
 */
import { setTimeout as wait } from "node:timers/promises";
import { Connection, summarise, type LoadRequest, type LoadResult } from "./closed-loop";

export interface SteadyLoad {
  readonly port: number;
  readonly perSecond: number;
  readonly seconds: number;
  readonly request: (position: number) => LoadRequest;
  readonly onAnswer?: (body: Buffer) => void;
}

const CONNECTIONS = 64;

/**
 * Times count from the due time, so that waiting for a connection is included.
 * @throws as runClosedLoop
 */
export async function runSteadyLoad({
  port,
  perSecond,
  seconds,
  request,
  onAnswer,
}: SteadyLoad): Promise<LoadResult> {
  const requests = Math.round(perSecond * seconds);
  const times: number[] = [];
  let position = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: Math.min(CONNECTIONS, requests) }, async () => {
      const connection = await Connection.open(port);
      while (position < requests) {
        const own = position++;
        const due = start + (own * 1_000) / perSecond;
        const early = due - performance.now();
        if (early > 0) await wait(early);
        // Sent before the optional call: onAnswer?.() never evaluates its arguments without a listener.
        const answer = await connection.send(request(own));
        onAnswer?.(answer);
        times.push(performance.now() - due);
      }
      connection.close();
    }),
  );
  return summarise(times, (performance.now() - start) / 1_000);
}
