/**
 * Mobile Lighthouse on home, listing and product pages of both lines: the median of three runs each, compared
 * with a bare page from the same host; and the weight of each page.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { TIRES } from "../contract/catalogue/categories";
import { categoryPath } from "../contract/site/paths";
import { createSiteHost } from "../src/host/site-server";
import { CHROMIUM_ARGUMENTS, chromiumPath } from "../tests/support/hosts/browser";
import { startShop } from "../tests/support/hosts/start-shop";
import { closeTestServer, openTestServer } from "../tests/support/hosts/test-server";
import type { BenchReport } from "./support/bench-report";

const RUNS = 3;
const HTML_LIMIT_BYTES = 14_000;
const DEBUG_PORT = 9333;

interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
  readonly scriptBytes: number;
}

export async function run(report: BenchReport): Promise<void> {
  await openTestServer();
  const shop = await startShop({}, { isAlone: true });
  const bare = await startBarePage();
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    const baseline = await medianOf(bare.url);
    const product = await firstProduct(shop.apiUrl, "washers-dryers");
    const pages = {
      home: "/",
      listing: "/products/washers-dryers/",
      product,
      ...(await pagesOfTires(shop)),
    };
    for (const [name, address] of Object.entries(pages)) {
      const scores = await medianOf(shop.siteUrl + address);
      report.figure(`${name}: performance`, scores.performance, "points", { min: 98 }, baseline.performance);
      report.figure(`${name}: accessibility`, scores.accessibility, "points", { min: 100 });
      report.figure(`${name}: best practices`, scores.bestPractices, "points", { min: 100 });
      report.figure(`${name}: SEO`, scores.seo, "points", { min: 100 });
      report.figure(
        `${name}: largest paint`,
        scores.largestPaintMs,
        "ms",
        undefined,
        baseline.largestPaintMs,
      );
      report.figure(`${name}: blocking time`, scores.blockingMs, "ms", undefined, baseline.blockingMs);
      report.figure(`${name}: layout shift`, scores.shift, "", { max: 0 });
      report.figure(`${name}: script before interaction`, scores.scriptBytes, "bytes", { max: 0 });
      report.figure(`${name}: HTML, brotli`, await htmlBytes(shop.siteUrl + address), "bytes", {
        max: HTML_LIMIT_BYTES,
      });
    }
    report.addNote(
      `Lighthouse mobile (simulated slow 4G, CPU ÷ 4), median of ${RUNS}; baseline: a page with one heading`,
    );
  } finally {
    await browser.close();
    await bare.stop();
    await shop.stop();
    await closeTestServer();
  }
}

/** A page with one heading, served by our own host. */
async function startBarePage(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "bare-page-"));
  const html = `<!DOCTYPE html><html lang="en"><title>Bare</title><meta name="viewport" content="width=device-width"><h1>Bare</h1></html>`;
  await writeFile(path.join(folder, "index.html"), html);
  const { server } = createSiteHost({
    siteFolder: folder,
    mediaFolder: folder,
    apiUrl: "http://localhost",
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.close().closeAllConnections();
    await rm(folder, { recursive: true });
  };
  return { url: `http://localhost:${port}/`, stop };
}

async function medianOf(url: string): Promise<Scores> {
  const runs: Scores[] = [];
  for (let index = 0; index < RUNS; index += 1) runs.push(await measure(url));
  return runs.sort((one, other) => one.performance - other.performance)[Math.floor(RUNS / 2)]!;
}

async function measure(url: string): Promise<Scores> {
  // Lighthouse is ESM only; require would fail.
  const { default: lighthouse } = await import("lighthouse");
  const result = await lighthouse(url, { port: DEBUG_PORT, output: "json", logLevel: "error" });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const items = (
    audits["network-requests"]?.details as { items?: { resourceType?: string; transferSize?: number }[] }
  )?.items;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    largestPaintMs: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    blockingMs: audits["total-blocking-time"]?.numericValue ?? Number.NaN,
    shift: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    scriptBytes: (items ?? [])
      .filter((item) => item.resourceType === "Script")
      .reduce((sum, item) => sum + (item.transferSize ?? 0), 0),
  };
}

async function htmlBytes(url: string): Promise<number> {
  const response = await fetch(url, { headers: { "accept-encoding": "br" } });
  return Number(response.headers.get("content-length"));
}

/** The hub, and a tire with its line and size pages. */
async function pagesOfTires({ apiUrl, siteUrl }: { apiUrl: string; siteUrl: string }) {
  const tire = await firstProduct(apiUrl, TIRES);
  const html = await (await fetch(siteUrl + tire)).text();
  const [line] = /\/products\/tires\/line\/[^/"]+\//.exec(html) ?? [];
  const [size] = /\/tires\/[^/"]+\/(?=")/.exec(html) ?? [];
  if (!line || !size) throw new Error(`${tire} leads to no line or no size`);
  return { tires: categoryPath({ slug: TIRES }), "tire line": line, "tire size": size, tire };
}

async function firstProduct(apiUrl: string, categoryId: string): Promise<string> {
  const query = `{ searchProducts(input: { categoryId: "${categoryId}" }) { products { url } } }`;
  const response = await fetch(`${apiUrl}/graphql?query=${encodeURIComponent(query)}`);
  const answer = (await response.json()) as { data: { searchProducts: { products: { url: string }[] } } };
  return answer.data.searchProducts.products[0]!.url;
}
