/**
 * Runs the publisher on the site in SITE_FOLDER (site/current), where the site was built. `--once` publishes
 * changes and exits, `--all` compares every page; without either the publisher polls until stopped. Settings:
 * src/build/site-settings.ts.
 */
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { BUILD_KEY_HEADER, GRAPHQL_PATH } from "#contract/rest/paths";
import { NEEDS_BUILD, SERVED_SITE } from "#contract/site/publishing";
import { readSiteSettings } from "../site-settings";
import type { QueryApi } from "../views/catalogue-reader";
import { TemplateNotBuilt } from "./page-drawer";
import { Publisher, type PublicationReport } from "./publication";

// Rendered pages are short-lived: collect garbage early instead of growing the heap.
setFlagsFromString("--heap-growing-percent=20");

/** Minimum pause between two polls and between two attempts. */
const LOOK_MS = 400;
/** A publication of at least this many pages counts as large. */
const LARGE = 500;
/** Maximum pause after a large publication: an ended offer must not stay on pages longer. */
const MAX_REST_MS = 5_000;
const settings = readSiteSettings(process.env);

const queryApi: QueryApi = async <Answer>(query: string) => {
  const response = await fetch(`${settings.apiUrl}${GRAPHQL_PATH}`, {
    method: "POST",
    headers: { "content-type": "application/json", [BUILD_KEY_HEADER]: settings.buildKey },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data?: Answer; errors?: { message: string }[] };
  if (errors?.[0] || !data)
    throw new Error(`The API refused the request: ${errors?.[0]?.message ?? response.status}`);
  return data;
};

const publisher = new Publisher({
  root: process.cwd(),
  folder: path.resolve(process.env["SITE_FOLDER"] || SERVED_SITE),
  shop: settings.metadata,
  queryApi,
});

async function publishOnce(isAll: boolean): Promise<void> {
  printReport(await (isAll ? publisher.publishAll() : publisher.publishChanges(false)));
}

/** Failures are retried: the next publication completes an incomplete one. */
async function publishForEver(): Promise<void> {
  // Without a site there is nothing to load; the loop below reports what is missing.
  await publisher.warmUp().catch(() => undefined);
  let lastTrouble = "";
  for (;;) {
    const began = performance.now();
    let isLarge = false;
    try {
      const report = await publisher.publishChanges(true);
      printReport(report);
      isLarge = (report?.drawn ?? 0) > LARGE;
      lastTrouble = "";
    } catch (error) {
      if (error instanceof TemplateNotBuilt) throw error;
      const trouble = error instanceof Error ? error.message : String(error);
      if (trouble !== lastTrouble) console.error(`Publishing failed, retrying: ${trouble}`);
      lastTrouble = trouble;
    }
    // Pauses after a large publication, so that shoppers come first during a full import.
    await wait(isLarge ? Math.min(performance.now() - began, MAX_REST_MS) : LOOK_MS);
  }
}

function printReport(report: PublicationReport | null): void {
  if (!report) return;
  const { revision, drawn, removed } = report;
  console.log(`Catalog ${revision} published: ${drawn} pages rendered, ${removed} removed.`);
}

const isAll = process.argv.includes("--all");
const run = isAll || process.argv.includes("--once") ? publishOnce(isAll) : publishForEver();
run.catch((error: unknown) => {
  // Expected during the first import into an empty shop.
  if (error instanceof TemplateNotBuilt) {
    console.log(error.message);
    process.exitCode = NEEDS_BUILD;
    return;
  }
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
