/** Orders placed and paid by several concurrent buyers, with all calls their shop requires. */
import { TURN_SECONDS, withProcessorTime } from "../compare/compared-shop";
import { figure, type Figure } from "../compare/figure";
import { summarise, type LoadRequest, type LoadResult } from "../support/closed-loop";
import type { PeerShop } from "./peer-shop";
import { send } from "./send";

const BUYERS = 4;

/** Counts over all turns, because each order needs a different buyer. */
let orders = 0;

export async function measureOrders(shop: PeerShop): Promise<Figure[]> {
  const [{ requestsPerSecond, p50 }, processor] = await withProcessorTime(shop, () => placeOrders(shop));
  return [
    figure("orders placed and paid", requestsPerSecond, "orders/s"),
    figure("order, p50", p50, "ms"),
    figure("order, processor time each", processor, "ms"),
  ];
}

async function placeOrders({ host: { port }, calls }: PeerShop): Promise<LoadResult> {
  const sendToPeer = (request: LoadRequest) => send(port, request);
  const times: number[] = [];
  const begun = performance.now();
  const buyer = async () => {
    while (performance.now() < begun + TURN_SECONDS * 1_000) {
      const sentAt = performance.now();
      await calls.order(orders++, sendToPeer);
      times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  return summarise(times, (performance.now() - begun) / 1_000);
}
