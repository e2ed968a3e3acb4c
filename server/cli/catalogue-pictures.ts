/**
 * npm run catalogue:pictures -- [--again | --status | --remove PICTURE]
 * Exit codes: 0 done (failed pictures are counted and reported), 1 failed.
 */
import { parseArgs } from "node:util";
import { SingleBar } from "cli-progress";
import { openPictures, type Pictures } from "../catalogue/pictures/pictures";
import type { PictureProgress } from "../catalogue/pictures/pictures.service";
import { readConfig } from "../config";
import { OperatorError } from "../errors";
import { reportError } from "./launcher/report-error";
import { withDatabase } from "./with-database";

const USAGE = `Usage: npm run catalogue:pictures -- [--again | --status | --remove PICTURE]

Fetches suppliers' pictures, including those that failed before. A running shop does this automatically.
--again    also checks with suppliers whether current pictures have changed (a running shop does so weekly)
--status   only shows the progress and why pictures failed
--remove   removes a picture permanently, by the supplier's URL or its path on the site`;

interface Request {
  readonly help: boolean;
  readonly again: boolean;
  readonly status: boolean;
  readonly remove?: string | undefined;
}

function readRequest(): Request {
  try {
    return parseArgs({
      options: {
        help: { type: "boolean", short: "h", default: false },
        again: { type: "boolean", default: false },
        status: { type: "boolean", default: false },
        remove: { type: "string" },
      },
    }).values;
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

async function main(): Promise<void> {
  const request = readRequest();
  if (request.help) return console.log(USAGE);
  const config = readConfig();
  await withDatabase(config, async (db) => {
    const pictures = openPictures(config, db);
    try {
      await run(pictures, request);
    } finally {
      pictures.close();
    }
  });
}

async function run(pictures: Pictures, { again, status, remove }: Request): Promise<void> {
  if (remove !== undefined) {
    if (!(await pictures.service.ban(remove)))
      throw new OperatorError("No picture in the shop has this URL or path.");
    return console.log("The picture was removed and will not be fetched again.");
  }
  if (!status) await fetchDuePictures(pictures, again);
  await printStatus(pictures);
}

async function fetchDuePictures({ service, store }: Pictures, again: boolean): Promise<void> {
  await store.notice();
  await store.retryFailed();
  const { waiting } = await store.count();
  const requested = again ? await store.recheckAll() : 0;
  const bar = new SingleBar({
    format: "{bar} {value}/{total} pictures, {eta_formatted} left",
    noTTYOutput: true,
  });
  bar.start(waiting + requested, 0);
  try {
    const report = ({ made, unchanged, failed }: PictureProgress) => bar.update(made + unchanged + failed);
    await service.fetchDue(report, new AbortController().signal);
    await service.tidy();
  } finally {
    bar.stop();
  }
}

async function printStatus({ store }: Pictures): Promise<void> {
  await store.notice();
  const { ready, waiting, failed } = await store.count();
  console.log(`${ready} pictures are ready, ${waiting} are pending, ${failed} of these have failed so far.`);
  for (const { reason, count } of await store.listFailures()) console.log(`  ${count} × ${reason}`);
}

main().catch(reportError);
