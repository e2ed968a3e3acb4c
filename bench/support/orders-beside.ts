/** Measures the cost of other work for orders placed at the same time. */
import { setTimeout as wait } from "node:timers/promises";
import type { BenchReport } from "./bench-report";
import { quantile } from "./closed-loop";
import { orderRequest } from "./order-request";
import { runSteadyLoad } from "./steady-load";

const ORDERS_PER_SECOND = 10;
/** Turns with and without the work alternate, so that other load affects both equally. */
const TURNS = 3;
const WARM_UP_SECONDS = 4;
/** Percent. */
const MAX_SLOWER = 10;

export interface OtherWork {
  /** Label, such as "2000 events/s". */
  readonly name: string;
  readonly port: number;
  /** Duration of a turn. */
  readonly seconds: number;
  /** Runs the work for that time. */
  run(seconds: number): Promise<unknown>;
}

export async function measureOrdersBeside(report: BenchReport, work: OtherWork): Promise<void> {
  const { name, port, seconds } = work;
  let placed = 0;
  const orders = { port, perSecond: ORDERS_PER_SECOND, request: () => orderRequest(placed++) };
  await runSteadyLoad({ ...orders, seconds: WARM_UP_SECONDS });
  const [calm, busy]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    calm.push(...(await runSteadyLoad({ ...orders, seconds })).times);
    const [besideWork] = await Promise.all([runSteadyLoad({ ...orders, seconds }), work.run(seconds)]);
    busy.push(...besideWork.times);
    // Leftover work must not affect the next turn.
    await wait(1_000);
  }
  const [calmly, busily] = [calm, busy].map((times) => times.sort((one, other) => one - other)) as [
    number[],
    number[],
  ];
  for (const [label, share] of Object.entries({ p50: 0.5, p90: 0.9, p99: 0.99 })) {
    const [alone, beside] = [quantile(calmly, share), quantile(busily, share)];
    report.figure(`order ${label} at ${ORDERS_PER_SECOND} orders/s`, alone, "ms");
    const target = label === "p99" ? { max: alone * (1 + MAX_SLOWER / 100) } : undefined;
    report.figure(`order ${label} beside ${name}`, beside, "ms", target, alone);
  }
  report.addNote("database, API host, sandbox and load share this machine's processors");
}
