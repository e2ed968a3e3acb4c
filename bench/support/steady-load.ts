/** Load with an open loop: requests leave at a steady rate whether answers come or not, and wait where none is free. */
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

/** Times count from when a request was due, so that waiting for a connection counts too. @throws as runClosedLoop */
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
        // Asked whether anybody listens or not: what stands within onAnswer?.() is not even begun without one.
        const answer = await connection.ask(request(own));
        onAnswer?.(answer);
        times.push(performance.now() - due);
      }
      connection.close();
    }),
  );
  return summarise(times, (performance.now() - start) / 1_000);
}
