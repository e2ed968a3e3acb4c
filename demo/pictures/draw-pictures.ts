/**
 * Draws the pictures: what the shop itself shows into static/media, what only demo products show into demo/media.
 * `npm run pictures -- [part of a path]`
 * Only what changed since the last run is rendered; the pictures are committed, so a build never needs this.
 */
import { resolve } from "node:path";
import { SingleBar } from "cli-progress";
import { brandPictureJobs, isShopPicture, productPictureJobs } from "./picture-jobs";
import { RenderedBefore, renderPicture, type PictureJob } from "./render-picture";

/** Encoders use every core anyway; a few pictures at once keep them busy while others are drawn. */
const AT_ONCE = 4;
const MEMORY_FILE = resolve("node_modules/.cache/electro-finance/pictures.json");

async function drawPictures(wanted: string): Promise<void> {
  const before = new RenderedBefore(MEMORY_FILE);
  const jobs = [...brandPictureJobs(), ...productPictureJobs()].filter((job) => job.path.includes(wanted));
  const changed = jobs.filter((job) => !before.has(job, folderOf(job)));
  const bar = new SingleBar({
    format: "{bar} {value}/{total} pictures, {eta_formatted} left: {name}",
    noTTYOutput: true,
  });
  bar.start(changed.length, 0, { name: "" });
  const queue = [...changed];
  const work = async (): Promise<void> => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      await renderPicture(job, folderOf(job));
      before.remember(job);
      bar.increment({ name: job.path });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  bar.stop();
  process.stdout.write(`${changed.length} pictures drawn, ${jobs.length - changed.length} unchanged.\n`);
}

function folderOf(job: PictureJob): string {
  return resolve(isShopPicture(job) ? "static/media" : "demo/media");
}

drawPictures(process.argv[2] ?? "").catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
