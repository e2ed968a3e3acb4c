/**
 * Runs the publisher where the site was built, on the site in SITE_FOLDER (site/current): `--once` publishes what changed and ends, `--all` compares every page,
 * without either it looks for changes until it is ended. Settings: src/build/site-settings.ts.
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

/** The shortest rest between two questions for changes, and between two tries. */
const LOOK_MS = 400;
/** From so many pages on a publication counts as large. */
const LARGE = 500;
/** The longest rest after a large one: an offer that has ended must not stay on pages for longer. */
const MAX_REST_MS = 5_000;
const settings = readSiteSettings(process.env);

const ask: QueryApi = async <Answer>(query: string) => {
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
  ask,
});

async function publishOnce(isAll: boolean): Promise<void> {
  tell(await (isAll ? publisher.publishAll() : publisher.publishChanges(false)));
}

/** Failures are retried: an incomplete publication is completed by the next one. */
async function publishForEver(): Promise<void> {
  // Without a site there is nothing to load yet; the loop below reports what is missing.
  await publisher.warmUp().catch(() => undefined);
  let lastTrouble = "";
  for (;;) {
    const began = performance.now();
    let isLarge = false;
    try {
      const report = await publisher.publishChanges(true);
      tell(report);
      isLarge = (report?.drawn ?? 0) > LARGE;
      lastTrouble = "";
    } catch (error) {
      if (error instanceof TemplateNotBuilt) throw error;
      const trouble = error instanceof Error ? error.message : String(error);
      if (trouble !== lastTrouble) console.error(`Publishing failed, retrying: ${trouble}`);
      lastTrouble = trouble;
    }
    // After a large publication it rests, so that shoppers come first during a full import.
    await wait(isLarge ? Math.min(performance.now() - began, MAX_REST_MS) : LOOK_MS);
  }
}

function tell(report: PublicationReport | null): void {
  if (!report) return;
  const { revision, drawn, removed } = report;
  console.log(`Catalog ${revision} published: ${drawn} pages rendered, ${removed} removed.`);
}

const isAll = process.argv.includes("--all");
const run = isAll || process.argv.includes("--once") ? publishOnce(isAll) : publishForEver();
run.catch((error: unknown) => {
  // What the first import into an empty shop comes to is nothing wrong.
  if (error instanceof TemplateNotBuilt) {
    console.log(error.message);
    process.exitCode = NEEDS_BUILD;
    return;
  }
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
