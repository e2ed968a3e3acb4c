/**
 * Site build benchmark: a cold build against a bare Gatsby site with as many pages in the same run, and the
 * cost per page as the catalog grows. `BENCH_PRODUCTS` overrides the number of products.
 * docs/decisions/builds.md describes both bare sites.
 */
import { closeTestServer, openTestServer } from "../tests/support/hosts/test-server";
import { startCatalogueHost, type CatalogueHost } from "./build/catalogue-host";
import { runGatsbyBuild, type GatsbyRun } from "./build/gatsby-run";
import { SITE_URL, bareFolder, removeFolders, shopFolder, writtenPages } from "./build/site-folder";
import type { BenchReport } from "./support/bench-report";

const fullCount = 20_000;
const smallPart = 1 / 20;
const targets = {
  coldRatio: 1.8,
  peakMegabytes: 1_300,
  /** Maximum cost of a page in the second half of the catalog relative to the first. */
  growth: 1.25,
};

interface ColdBuild extends GatsbyRun {
  readonly pageCount: number;
}

export async function run(report: BenchReport): Promise<void> {
  const count = Number(process.env.BENCH_PRODUCTS) || fullCount;
  await openTestServer();
  try {
    await measure(report, count);
  } finally {
    await closeTestServer();
    await removeFolders();
  }
}

async function measure(report: BenchReport, count: number): Promise<void> {
  const small = await coldBuild(Math.ceil(count * smallPart));
  const half = await coldBuild(Math.ceil(count / 2));

  const api = await startCatalogueHost(count);
  const folder = await shopFolder();
  try {
    const cold = await buildAt(folder, api);
    const bare = await bareBuild(cold.pageCount, api.url);
    const idle = await bareBuild(cold.pageCount);
    const named = `${count.toLocaleString("en-US")} products, ${cold.pageCount.toLocaleString("en-US")} pages`;
    report.figure(`cold build, ${named}`, cold.seconds, "s", undefined, bare.seconds);
    report.figure("cold build by bare build", cold.seconds / bare.seconds, "×", { max: targets.coldRatio });
    report.figure("processor time", cold.cpuSeconds, "s", undefined, bare.cpuSeconds);
    report.figure("processor time by bare build", cold.cpuSeconds / bare.cpuSeconds, "×");
    report.figure("by a bare build that reads nothing", cold.seconds / idle.seconds, "×");
    report.figure("the same in processor time", cold.cpuSeconds / idle.cpuSeconds, "×");
    report.figure(
      "peak memory, all processes",
      megabytes(cold),
      "MB",
      { max: targets.peakMegabytes },
      megabytes(bare),
    );
    report.figure("largest process", cold.largestBytes / 1_000_000, "MB");
    reportGrowth(report, small, half, cold);
    report.addNote("Memory is all processes of the build together, shared pages once.");
  } finally {
    await api.stop();
  }
}

function reportGrowth(report: BenchReport, small: ColdBuild, half: ColdBuild, full: ColdBuild): void {
  const first = costPerPage(small, half);
  const second = costPerPage(half, full);
  report.figure(`a page more, ${small.pageCount} to ${half.pageCount} pages`, first * 1000, "ms");
  report.figure(`a page more, ${half.pageCount} to ${full.pageCount} pages`, second * 1000, "ms");
  report.figure("growth of the cost per page", second / first, "×", { max: targets.growth });
}

function costPerPage(fewer: ColdBuild, more: ColdBuild): number {
  return (more.seconds - fewer.seconds) / (more.pageCount - fewer.pageCount);
}

async function coldBuild(count: number): Promise<ColdBuild> {
  const api = await startCatalogueHost(count);
  const folder = await shopFolder();
  try {
    return await buildAt(folder, api);
  } finally {
    await api.stop();
  }
}

async function buildAt(folder: string, api: CatalogueHost): Promise<ColdBuild> {
  const built = await runGatsbyBuild(folder, { GATSBY_API_URL: api.url, SITE_URL });
  return { ...built, pageCount: (await writtenPages(folder)).size };
}

/** @param apiUrl source of names and prices; without it they are made up */
async function bareBuild(pageCount: number, apiUrl?: string): Promise<GatsbyRun> {
  return await runGatsbyBuild(await bareFolder(pageCount, apiUrl));
}

function megabytes({ peakBytes }: GatsbyRun): number {
  return peakBytes / 1_000_000;
}
