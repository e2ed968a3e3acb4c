/**
 * Renders pictures: the shop's own into static/media, demo products as vectors into demo/media.
 * `npm run pictures -- [part of a path]`
 * Only changed pictures are rendered. The output is committed, so a build never runs this script.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { SingleBar } from "cli-progress";
import { brandPictureJobs, demoPictureJobs, illustrationJobs } from "./picture-jobs";
import { RenderedBefore, renderPicture } from "./render-picture";

/** Encoders use all cores; a few concurrent pictures keep them busy during drawing. */
const AT_ONCE = 4;
const MEMORY_FILE = resolve("node_modules/.cache/electro-finance/pictures.json");
const SHOP_MEDIA = resolve("static/media");
const DEMO_MEDIA = resolve("demo/media");

async function drawPictures(pathPart: string): Promise<void> {
  const before = new RenderedBefore(MEMORY_FILE);
  const jobs = [...brandPictureJobs(), ...illustrationJobs()].filter((job) => job.path.includes(pathPart));
  const changed = jobs.filter((job) => !before.has(job, SHOP_MEDIA));
  const bar = new SingleBar({
    format: "{bar} {value}/{total} pictures, {eta_formatted} left: {name}",
    noTTYOutput: true,
  });
  bar.start(changed.length, 0, { name: "" });
  const queue = [...changed];
  const work = async (): Promise<void> => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      await renderPicture(job, SHOP_MEDIA);
      before.remember(job);
      bar.increment({ name: job.path });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  bar.stop();
  process.stdout.write(`${changed.length} pictures drawn, ${jobs.length - changed.length} unchanged.\n`);
}

/** Writes all vectors; this takes no time worth caching. */
function drawDemo(): void {
  rmSync(DEMO_MEDIA, { recursive: true, force: true });
  for (const { path, svg } of demoPictureJobs()) {
    const file = resolve(DEMO_MEDIA, `${path}.svg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
}

drawDemo();
drawPictures(process.argv[2] ?? "").catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
