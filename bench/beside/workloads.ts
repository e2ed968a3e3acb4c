/** Workloads for comparing two commits, by name. */
import { REST } from "#contract/rest/endpoints";
import { runGatsbyBuild } from "../build/gatsby-run";
import { SITE_URL, shopFolder } from "../build/site-folder";
import {
  ROUNDS,
  TURN_SECONDS,
  measureLoad,
  measureMemory,
  measureStart,
  withProcessorTime,
} from "../compare/compared-shop";
import type { Comparison } from "../compare/comparison";
import { figure, type Figure } from "../compare/figure";
import type { OwnShop } from "../compare/own-shop";
import { runClosedLoop, type LoadRequest } from "../support/closed-loop";
import { orderRequest } from "../support/order-request";
import { addItemRequest, productRequest, searchRequest, suggestionRequest } from "../support/shop-requests";
import { runSteadyLoad } from "../support/steady-load";
import { pageSizes } from "./page-sizes";

type Workload = (comparison: Comparison, shops: readonly OwnShop[]) => Promise<void>;

const STARTS = 3;
const BUILDS = 1;
const ORDERS_PER_SECOND = 50;

export const WORKLOADS: Readonly<Record<string, Workload>> = {
  start: (comparison, shops) => comparison.inTurns(shops, STARTS, measureStart),
  api: async (comparison, shops) => {
    const load = turns(comparison, shops);
    await load("search", () => searchRequest);
    await load("suggestions", () => suggestionRequest);
    await load(
      "product",
      ({ ids }) =>
        (position) =>
          productRequest(ids, position),
    );
    await comparison.inTurns(shops, 1, measureMemory);
  },
  accounts: async (comparison, shops) => {
    const path = REST.getProfile.path;
    await turns(comparison, shops)("profile", ({ bearers }) => (position) => ({
      path,
      authorization: bearers[position % bearers.length]!,
    }));
  },
  checkout: async (comparison, shops) => {
    await turns(comparison, shops)(
      "addItem",
      ({ ids, bearers }) =>
        (position) =>
          addItemRequest(position, bearers, ids),
    );
    await comparison.inTurns(shops, ROUNDS + 1, measureOrders);
  },
  build: (comparison, shops) => comparison.inTurns(shops, BUILDS, measureBuild),
};

/** Alternating load on the shops, after one warm-up turn each. */
function turns(comparison: Comparison, shops: readonly OwnShop[]) {
  return async (name: string, requestOf: (shop: OwnShop) => (position: number) => LoadRequest) => {
    for (const shop of shops) await measureLoad(shop, name, requestOf(shop));
    await comparison.inTurns(shops, ROUNDS, (shop) => measureLoad(shop, name, requestOf(shop)));
  };
}

/** Counts all orders, because each one needs a different customer. */
let orders = 0;

async function measureOrders(shop: OwnShop): Promise<Figure[]> {
  const { host, ids } = shop;
  const onAnswer = (body: Buffer) => {
    if (!body.includes('"success":true')) throw new Error(`No order: ${body.toString("utf8", 0, 300)}`);
  };
  const load = {
    port: host.port,
    onAnswer,
    request: () => orderRequest(orders++, ids),
    seconds: TURN_SECONDS,
  };
  const [full, processor] = await withProcessorTime(shop, () => runClosedLoop({ ...load, connections: 16 }));
  const steady = await runSteadyLoad({ ...load, perSecond: ORDERS_PER_SECOND });
  return [
    figure("orders, 16 clients", full.requestsPerSecond, "orders/s"),
    figure("order, processor time each", processor, "ms"),
    figure(`order p50 at ${ORDERS_PER_SECOND}/s`, steady.p50, "ms"),
    figure(`order p99 at ${ORDERS_PER_SECOND}/s`, steady.p99, "ms"),
  ];
}

async function measureBuild({ folder, host }: OwnShop): Promise<Figure[]> {
  const site = await shopFolder(folder);
  const env = { GATSBY_API_URL: `http://127.0.0.1:${host.port}`, SITE_URL };
  const built = await runGatsbyBuild(site, env);
  const sizes = await pageSizes(site);
  return [
    figure("cold build", built.seconds, "s"),
    figure("processor time of a cold build", built.cpuSeconds, "s"),
    figure("peak memory of a cold build", built.peakBytes / 1_000_000, "MB"),
    figure("page with brotli, mean", sizes.mean, "bytes"),
    figure("page with brotli, largest", sizes.largest, "bytes"),
  ];
}
