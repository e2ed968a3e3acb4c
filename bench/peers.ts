/**
 * npm run bench -- peers: compares Vendure and Medusa from npm with this shop, with the same products on the
 * same PostgreSQL, measured in turns. BENCH_PRODUCTS, BENCH_SECONDS and BENCH_ROUNDS override the sizes.
 */
import { closeTestServer, openTestServer } from "../tests/support/hosts/test-server";
import { ROUNDS, measureLoad, measureMemory, measureStart, type ComparedShop } from "./compare/compared-shop";
import { Comparison } from "./compare/comparison";
import { importCatalogue, openOwnShop } from "./compare/own-shop";
import { medusa } from "./peers/medusa";
import { measureOrders } from "./peers/order-load";
import { ownCalls } from "./peers/own-calls";
import { openPeer, type PeerShop } from "./peers/peer-shop";
import { vendure } from "./peers/vendure";
import type { BenchReport } from "./support/bench-report";
import { readSize } from "./support/read-size";

const PRODUCTS = readSize("BENCH_PRODUCTS", 10_000);
const STARTS = 3;
const LOADS = { "search with facets": "search", product: "product", "add to cart": "addToCart" } as const;

/** @param temporary folder that the caller removes */
export async function run(report: BenchReport, temporary: string): Promise<void> {
  await openTestServer({ isDurable: true });
  const shops: PeerShop[] = [];
  try {
    const own = await openOwnShop(
      "this shop",
      process.cwd(),
      await importCatalogue(process.cwd(), temporary, PRODUCTS),
    );
    shops.push(Object.assign(own, { calls: ownCalls(own) }));
    for (const peer of [vendure, medusa]) shops.push(await openPeer(peer, temporary, PRODUCTS));
    const comparison = await compare(shops);
    comparison.print();
    for (const { name, medians, unit } of comparison.figures) {
      medians.forEach((value, shop) => report.figure(`${name}, ${shops[shop]!.name}`, value, unit));
    }
    report.addNote(`${PRODUCTS} products; hosts, database and load share this machine's processors`);
  } catch (error) {
    // Closing half-open resources may also fail and must not hide the error.
    console.error(error);
    throw error;
  } finally {
    await Promise.all(shops.map((shop: ComparedShop) => shop.close()));
    await closeTestServer();
  }
}

async function compare(shops: readonly PeerShop[]): Promise<Comparison> {
  const comparison = new Comparison(shops.map(({ name }) => name));
  await comparison.inTurns(shops, STARTS, measureStart);
  for (const [name, call] of Object.entries(LOADS)) {
    const measure = (shop: PeerShop) => measureLoad(shop, name, shop.calls[call]);
    for (const shop of shops) await measure(shop);
    await comparison.inTurns(shops, ROUNDS, measure);
  }
  for (const shop of shops) await measureOrders(shop);
  await comparison.inTurns(shops, ROUNDS, measureOrders);
  await comparison.inTurns(shops, 1, measureMemory);
  return comparison;
}
