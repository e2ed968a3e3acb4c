/**
 * npm run bench -- --beside COMMIT [NAME…]: compares this checkout with another commit, alternating under the
 * same load and data. Each host runs with its own `npm run api`; the other commit's importer fills the shared
 * initial database. BENCH_PRODUCTS, BENCH_SECONDS and BENCH_ROUNDS override the sizes.
 */
import { checkOut } from "./beside/checkout";
import { WORKLOADS } from "./beside/workloads";
import { removeFolders } from "./build/site-folder";
import { Comparison, MIN_RATIO } from "./compare/comparison";
import { importCatalogue, openOwnShop, type OwnShop } from "./compare/own-shop";
import { readSize } from "./support/read-size";
import { writeResults } from "./support/result-file";
import { closeTestServer, openTestServer } from "../tests/support/hosts/test-server";

const PRODUCTS = readSize("BENCH_PRODUCTS", 10_000);

/**
 * @param temporary folder that the caller removes
 * @returns true if no figure is worse than at the commit
 */
export async function compareWith(
  commit: string,
  names: readonly string[],
  temporary: string,
): Promise<boolean> {
  const unknown = names.filter((name) => !(name in WORKLOADS));
  if (unknown.length > 0) {
    const known = Object.keys(WORKLOADS).join(", ");
    throw new Error(`There is no comparison ${unknown.join(", ")}; there are ${known}.`);
  }
  const other = await checkOut(commit, temporary);
  await openTestServer({ isDurable: true });
  const shops: OwnShop[] = [];
  try {
    const catalogue = await importCatalogue(other.folder, temporary, PRODUCTS);
    shops.push(await openOwnShop("here", process.cwd(), catalogue));
    shops.push(await openOwnShop(other.name, other.folder, catalogue));
    const comparison = new Comparison(shops.map(({ name }) => name));
    for (const name of names.length > 0 ? names : Object.keys(WORKLOADS)) {
      console.log(`${name} …`);
      await WORKLOADS[name]!(comparison, shops);
    }
    comparison.print();
    console.log(`  written to ${await writeResults("beside", comparison.results)}`);
    return report(comparison);
  } catch (error) {
    // Closing half-open resources may also fail and must not hide the error.
    console.error(error);
    throw error;
  } finally {
    await Promise.all(shops.map((shop) => shop.close()));
    await closeTestServer();
    await removeFolders();
  }
}

function report({ worse }: Comparison): boolean {
  const lines = worse.map(({ name, ratios }) => `  ${name}: ${ratios[0]?.toFixed(2)} ×`);
  console.log(
    worse.length === 0
      ? `\nNothing is below ${MIN_RATIO} × of the other commit.`
      : `\nBelow ${MIN_RATIO} × of the other commit:\n${lines.join("\n")}`,
  );
  return worse.length === 0;
}
