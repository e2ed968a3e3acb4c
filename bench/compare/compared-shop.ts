/** A shop measured in turns with others, and the figures they share. */
import { runClosedLoop, type LoadRequest, type LoadResult } from "../support/closed-loop";
import { untilAtRest, type HostProcess } from "../support/host-process";
import { readSize } from "../support/read-size";
import { figure, type Figure } from "./figure";

export interface ComparedShop {
  readonly name: string;
  /** The running host. */
  readonly host: HostProcess;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Seconds per turn. */
export const TURN_SECONDS = readSize("BENCH_SECONDS", 3);
export const ROUNDS = readSize("BENCH_ROUNDS", 5);

/** Restarts the host. */
export async function measureStart(shop: ComparedShop): Promise<Figure[]> {
  const begun = performance.now();
  await shop.restart();
  const seconds = (performance.now() - begun) / 1_000;
  const processor = shop.host.processorSeconds();
  await untilAtRest(shop.host);
  return [
    figure("restart until it answers", seconds, "s"),
    figure("processor time of a start", processor, "s"),
    figure("memory at rest", shop.host.residentMb(), "MB"),
  ];
}

/** Sends one kind of request over several connections for one turn. */
export async function measureLoad(
  shop: ComparedShop,
  name: string,
  request: (position: number) => LoadRequest,
  connections = 8,
): Promise<Figure[]> {
  const load = { port: shop.host.port, connections, request, seconds: TURN_SECONDS };
  const [{ requestsPerSecond, p50 }, processor] = await withProcessorTime(shop, () => runClosedLoop(load));
  return [
    figure(name, requestsPerSecond, "requests/s"),
    figure(`${name}, p50`, p50, "ms"),
    figure(`${name}, processor time each`, processor, "ms"),
  ];
}

/** @returns the result, and CPU milliseconds of the host per request, independent of other load */
export async function withProcessorTime(
  { host }: ComparedShop,
  load: () => Promise<LoadResult>,
): Promise<[LoadResult, number]> {
  const before = host.processorSeconds();
  const result = await load();
  return [result, ((host.processorSeconds() - before) * 1_000) / result.requests];
}

export function measureMemory(shop: ComparedShop): Promise<Figure[]> {
  return Promise.resolve([figure("memory after load", shop.host.residentMb(), "MB")]);
}
