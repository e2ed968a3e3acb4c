/**
 * Supplier picture benchmark: fetching from a local picture server, with disk and memory use.
 * BENCH_PICTURES=50000 measures the full amount, which takes hours; smaller runs are extrapolated.
 */
import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { importRecords } from "../server/catalogue/import/import-catalogue";
import { createPicturesStore } from "../server/catalogue/pictures/pictures.store";
import { openDatabase } from "../server/db/client";
import { startDatabase } from "../server/db/embedded";
import { migrate } from "../server/db/migrating/migrate";
import type { BenchReport } from "./support/bench-report";
import { supplierRecord } from "./support/supplier-feed";
import { runWatched } from "./support/watched-command";

const FULL_COUNT = 50_000;
const MEASURED = Number(process.env["BENCH_PICTURES"] || 1_000);
const DIFFERENT_PHOTOGRAPHS = 24;
/** Sides in pixels: larger than pages need, and a common feed size, which is not enlarged. */
const SIDES = [1_000, 500];

export async function run(report: BenchReport): Promise<void> {
  for (const side of SIDES) await runWith(side, report);
}

async function runWith(side: number, report: BenchReport): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-pictures-"));
  // The database may run as a different user.
  await chmod(folder, 0o755);
  const database = await startDatabase({ databaseUrl: null, dataDir: folder });
  const server = await startPictureServer(side);
  const db = openDatabase(database.url);
  try {
    await migrate(db);
    await importRecords({ db, records: records(server.origin), supplierId: "bestbuy" });
    const mediaDir = path.join(folder, "media");
    const { seconds, megabytes } = await runWatched("server/cli/catalogue-pictures.ts", [], {
      DATABASE_URL: database.url,
      MEDIA_DIR: mediaDir,
      PICTURE_HOSTS: server.origin,
    });
    const { ready } = await createPicturesStore(db).count();
    const times = FULL_COUNT / MEASURED;
    const size = `${side.toLocaleString("en-US")} px`;
    const fullCount = `${FULL_COUNT.toLocaleString("en-US")} of ${size}`;
    report.figure(`pictures of ${size} that are ready`, ready, "", { min: MEASURED });
    report.figure(`pictures of ${size} a second`, MEASURED / seconds, "/s");
    report.figure(`time for ${fullCount}`, (seconds * times) / 3_600, "h", { max: 12 });
    report.figure(`disk for ${fullCount}`, (diskMegabytes(mediaDir) * times) / 1_000, "GB", { max: 25 });
    report.figure(`resident memory, peak, ${size}`, megabytes, "MB", { max: 600 });
    report.addNote(
      MEASURED < FULL_COUNT
        ? `Measured with ${MEASURED.toLocaleString("en-US")} pictures; time and disk are multiplied by ${times}.`
        : "Measured as a whole.",
    );
    report.addNote(
      `Square photographs of ${size}, ${Math.round(server.meanBytes / 1_000)} kB each; ` +
        "six files of each and its original, in blocks as the disk gives them.",
    );
  } finally {
    await db.destroy();
    server.close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function* records(origin: string): Generator<object> {
  // Some feed records are in other categories; only pictures of visible products are fetched.
  const { categoryPath } = supplierRecord(1) as Record<string, unknown>;
  for (let position = 0; position < MEASURED; position += 1) {
    const image = `${origin}/${position}.jpg`;
    yield { ...supplierRecord(position), categoryPath, image, largeFrontImage: null };
  }
}

/** Returns a distinct picture for every address: one of a few photos with its number appended to the data. */
async function startPictureServer(side: number) {
  const photographs = await Promise.all(
    Array.from({ length: DIFFERENT_PHOTOGRAPHS }, (_, i) => photograph(i, side)),
  );
  const server = createServer((request, response) => {
    const position = Number(/(\d+)/.exec(request.url ?? "")?.[1]);
    const photo = photographs[position % photographs.length]!;
    response.writeHead(200, { "content-type": "image/jpeg" });
    response.end(Buffer.concat([photo, Buffer.from(String(position))]));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    meanBytes: photographs.reduce((sum, photo) => sum + photo.length, 0) / photographs.length,
    close: () => server.close().closeAllConnections(),
  };
}

/** An object on a white background with camera noise. */
async function photograph(seed: number, side: number): Promise<Buffer> {
  const colors = [0, 1, 2].map((step) => `hsl(${seed * 47 + step * 90} 55% ${35 + step * 15}%)`);
  const shapes = colors.map(
    (color, i) =>
      `<rect x="${150 + i * 120}" y="${200 + ((seed * 31 + i * 97) % 200)}" width="${260 - i * 40}" height="${480 - i * 90}" rx="${20 + i * 30}" fill="${color}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 1000 1000"><rect width="100%" height="100%" fill="#fff"/>${shapes.join("")}</svg>`;
  const noise = { type: "gaussian" as const, mean: 128, sigma: 14 };
  const grain = await sharp({ create: { width: side, height: side, channels: 3, background: "#888", noise } })
    .png()
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

function diskMegabytes(folder: string): number {
  return Number(spawnSync("du", ["-sk", folder], { encoding: "utf8" }).stdout.split("\t")[0]) / 1_000;
}
