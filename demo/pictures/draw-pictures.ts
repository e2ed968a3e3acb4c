/**
 * Draws the shop's pictures into static/media: `tsx demo/pictures/draw-pictures.ts [part of a path]`.
 * Only what changed since the last run is rendered; the pictures are committed, so a build never needs this.
 */
import { resolve } from "node:path";
import { SingleBar } from "cli-progress";
import { brandPictureJobs, productPictureJobs } from "./picture-jobs";
import { RenderedBefore, renderPicture } from "./render-picture";

const MEDIA_FOLDER = resolve("static/media");
/** Encoders use every core anyway; a few pictures at once keep them busy while others are drawn. */
const AT_ONCE = 4;
const MEMORY_FILE = resolve("node_modules/.cache/electro-finance/pictures.json");

async function drawPictures(wanted: string): Promise<void> {
  const before = new RenderedBefore(MEMORY_FILE);
  const jobs = [...brandPictureJobs(), ...productPictureJobs()].filter((job) => job.path.includes(wanted));
  const changed = jobs.filter((job) => !before.has(job, MEDIA_FOLDER));
  const bar = new SingleBar({
    format: "{bar} {value}/{total} pictures, {eta_formatted} left: {name}",
    noTTYOutput: true,
  });
  bar.start(changed.length, 0, { name: "" });
  const queue = [...changed];
  const work = async (): Promise<void> => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      await renderPicture(job, MEDIA_FOLDER);
      before.remember(job);
      bar.increment({ name: job.path });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  bar.stop();
  process.stdout.write(`${changed.length} pictures drawn, ${jobs.length - changed.length} unchanged.\n`);
}

drawPictures(process.argv[2] ?? "").catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
