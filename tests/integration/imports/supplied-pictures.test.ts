/** Supplier pictures from an import to the page. */
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { SUPPLIED_MEDIA, pictureFile } from "#contract/catalogue/pictures";
import { importRecords } from "../../../server/catalogue/import/import-catalogue";
import { readAllowedHosts } from "../../../server/catalogue/pictures/allowed-hosts.rules";
import { openPictures, type Pictures } from "../../../server/catalogue/pictures/pictures";
import { fetchPictures, untilPicturesAreDue } from "../../../server/catalogue/pictures/pictures.worker";
import { createCatalogueStore } from "../../../server/catalogue/catalogue.store";
import { openImportPlace } from "../../support/catalogue/import-place";
import { photograph, startPictureServer, type PictureServer } from "../../support/catalogue/picture-server";

const place = openImportPlace();
let server: PictureServer;
let pictures: Pictures;
const never = new AbortController().signal;
const nobody = () => undefined;

beforeEach(async () => {
  server = await startPictureServer();
  pictures = open();
});

afterEach(async () => {
  pictures.close();
  await server.close();
});

const open = () =>
  openPictures({ pictureHosts: readAllowedHosts(server.origin)!, mediaDir: mediaDir() }, place.db);
const mediaDir = () => path.join(place.folder, "media");
const address = (file: string) => `${server.origin}/${file}`;

async function importProduct(sku: string, images: readonly string[], more: object = {}): Promise<void> {
  const record = {
    sku,
    name: `Laptop ${sku}`,
    regularPrice: 500,
    categoryPath: [{ id: "abcat0502000", name: "Laptops" }],
    images: images.map((href, index) => ({ rel: `View_${index}`, href, primary: index === 0 })),
    ...more,
  };
  await importRecords({ db: place.db, records: [record], supplierId: "bestbuy" });
}

const productOf = async (sku: string) => {
  const store = createCatalogueStore(place.db);
  return (await store.listStocked([sku]))[0]!.product;
};
const visibleOf = async (sku: string) => (await productOf(sku)).images.map(({ href }) => href);
const fetchDuePictures = () => pictures.service.fetchDue(nobody, never);

/** Makes failed pictures due for a retry now. */
async function tryAgain(): Promise<void> {
  await pictures.store.retryFailed();
  await fetchDuePictures();
}

test("all pictures of a product are served from the shop's address, primary first, each in six files", async () => {
  server.serve("/front.jpg", await photograph("#a33", { width: 1_000, height: 700 }));
  server.serve("/side.jpg", await photograph("#3a3", { width: 300, height: 700 }));
  await importProduct("1", [address("front.jpg"), address("side.jpg")]);
  const before = await productOf("1");
  expect(before.images.map(({ href }) => href)).toEqual([address("front.jpg"), address("side.jpg")]);

  await fetchDuePictures();

  const { images, revision } = await productOf("1");
  expect(images).toMatchObject([
    { rel: "View_0", width: 1_000, height: 700, primary: true },
    { rel: "View_1", width: 300, height: 700, primary: false },
  ]);
  expect(BigInt(revision)).toBeGreaterThan(BigInt(before.revision));
  for (const { href } of images) {
    expect(href).toMatch(/^\/media\/supplied\/[0-9a-f]{2}\/[0-9a-f]{30}$/);
    for (const format of ["avif", "webp"] as const) {
      const file = path.join(mediaDir(), pictureFile(href, 640, format).replace("/media/", ""));
      expect(await sharp(file).metadata()).toMatchObject({ width: 640, height: 640 });
    }
  }
});

test("the same picture in three sizes is shown once, in the largest", async () => {
  server.serve("/medium.jpg", await photograph("#a33", { width: 300, height: 200, side: 100 }));
  server.serve("/large.jpg", await photograph("#a33", { width: 1_200, height: 800, side: 400 }));
  server.serve("/small.jpg", await photograph("#a33", { width: 150, height: 100, side: 50 }));
  server.serve("/other.jpg", await photograph("#a33", { width: 1_200, height: 800, side: 700 }));
  await importProduct("1", ["medium.jpg", "large.jpg", "small.jpg", "other.jpg"].map(address));
  await fetchDuePictures();
  expect((await productOf("1")).images.map(({ rel, width }) => [rel, width])).toEqual([
    ["View_0", 1_200],
    ["View_3", 1_200],
  ]);
});

test("a picture of many products, or under many addresses, is fetched and stored once", async () => {
  const photo = await photograph("#33a");
  server.serve("/a.jpg", photo);
  server.serve("/b.jpg", photo);
  await importProduct("1", [address("a.jpg")]);
  await importProduct("2", [address("a.jpg")]);
  await importProduct("3", [address("b.jpg")]);
  await fetchDuePictures();
  expect(await visibleOf("1")).toEqual(await visibleOf("2"));
  expect(await visibleOf("1")).toEqual(await visibleOf("3"));
  expect(server.requested.sort()).toEqual(["/a.jpg", "/b.jpg"]);
  expect(await readdir(path.join(mediaDir(), "originals"))).toHaveLength(1);
});

test("failures are reported, delayed, and retried", async () => {
  await importProduct("1", [address("late.jpg"), "https://img.elsewhere.example/a.jpg"]);
  await fetchDuePictures();
  expect(await pictures.store.count()).toEqual({ ready: 0, waiting: 2, failed: 2 });
  expect(await pictures.store.listFailures()).toEqual([
    { reason: "responded with status 404", count: 1 },
    { reason: "the URL's host is not allowed", count: 1 },
  ]);
  server.serve("/late.jpg", await photograph("#a3a"));
  await fetchDuePictures();
  expect(server.requested).toEqual(["/late.jpg"]);
  await tryAgain();
  expect(await visibleOf("1")).toEqual([
    expect.stringContaining(SUPPLIED_MEDIA),
    expect.stringContaining("elsewhere"),
  ]);
});

test("two processes share the work: nothing is fetched twice", async () => {
  const files = Array.from({ length: 12 }, (_, index) => `${index}.jpg`);
  for (const [index, file] of files.entries())
    server.serve(`/${file}`, await photograph("#333", { side: 40 + index * 12 }));
  await importProduct("1", files.map(address));
  const second = open();
  await Promise.all([fetchDuePictures(), second.service.fetchDue(nobody, never)]);
  second.close();
  expect(server.requested).toHaveLength(12);
  expect(await pictures.store.count()).toMatchObject({ ready: 12, waiting: 0 });
});

test("a worker that is stopped leaves the rest to the next one", async () => {
  const files = Array.from({ length: 12 }, (_, index) => `${index}.jpg`);
  for (const [index, file] of files.entries())
    server.serve(`/${file}`, await photograph("#366", { side: 40 + index * 12 }));
  await importProduct("1", files.map(address));
  const stop = new AbortController();
  await pictures.service.fetchDue(() => stop.abort(), stop.signal);
  const { ready } = await pictures.store.count();
  expect(ready).toBeGreaterThan(0);
  expect(ready).toBeLessThan(12);
  await fetchDuePictures();
  expect(await pictures.store.count()).toMatchObject({ ready: 12, waiting: 0 });
});

test("an idle shop notices an import, and its worker fetches the pictures and exits", async () => {
  server.serve("/new.jpg", await photograph("#663"));
  const due = untilPicturesAreDue(pictures.store, never);
  await importProduct("1", [address("new.jpg")]);
  await due;
  const lines: string[] = [];
  await fetchPictures(pictures.service, (line) => lines.push(line), never);
  expect(lines).toEqual(["1 pictures fetched."]);
  expect(await visibleOf("1")).toEqual([expect.stringContaining(SUPPLIED_MEDIA)]);
  expect(await pictures.store.hasDue()).toBe(false);
});

test("waiting for pictures ends at shutdown", async () => {
  const stop = new AbortController();
  const due = untilPicturesAreDue(pictures.store, stop.signal);
  stop.abort();
  await expect(due).resolves.toBeUndefined();
});

const fileOf = (href: string) => path.join(mediaDir(), pictureFile(href, 320, "webp").replace("/media/", ""));
/** Moves the database's dates back by that many days. */
const later = (days: number) =>
  sql`UPDATE pictures SET unused_since = unused_since - make_interval(days => ${days}),
    next_attempt_at = next_attempt_at - make_interval(days => ${days})`.execute(place.db);

describe("a visible picture", () => {
  test.each([
    ["an ETag", (version: string) => ({ etag: `"${version}"` })],
    ["a date", (version: string) => ({ "last-modified": `Sun, 0${version} Nov 2026 08:00:00 GMT` })],
  ])("is revalidated once a week, and not sent while %s says that it is unchanged", async (_, by) => {
    server.serve("/a.jpg", await photograph("#a33"), by("1"));
    await importProduct("1", [address("a.jpg")]);
    await fetchDuePictures();
    const { revision } = await productOf("1");
    const [first] = await visibleOf("1");

    await importProduct("1", [address("a.jpg")], { regularPrice: 499 });
    await fetchDuePictures();
    await later(6);
    await fetchDuePictures();
    expect(server.requested).toHaveLength(1);
    await later(1);
    const { revision: before } = await productOf("1");
    expect(await fetchDuePictures()).toEqual({ made: 1, unchanged: 1, failed: 0 });
    expect([server.requested.length, server.sent.length]).toEqual([2, 1]);
    expect(await productOf("1")).toMatchObject({ revision: before });
    expect(BigInt(before)).toBeGreaterThan(BigInt(revision));

    server.serve("/a.jpg", await photograph("#3a3"), by("2"));
    await later(7);
    await fetchDuePictures();
    const [second] = await visibleOf("1");
    expect(second).toContain(SUPPLIED_MEDIA);
    expect(second).not.toBe(first);
    expect(BigInt((await productOf("1")).revision)).toBeGreaterThan(BigInt(before));
    await pictures.store.recheckAll();
    await fetchDuePictures();
    expect(server.sent).toHaveLength(2);
  });

  test("is a no-op when fetched again unchanged from a server without validators", async () => {
    server.serve("/a.jpg", await photograph("#a33"));
    await importProduct("1", [address("a.jpg")]);
    await fetchDuePictures();
    const before = await productOf("1");
    expect(await pictures.store.recheckAll()).toBe(1);
    expect(await fetchDuePictures()).toEqual({ made: 1, unchanged: 1, failed: 0 });
    expect(server.sent).toHaveLength(2);
    expect(await productOf("1")).toEqual(before);
  });

  test("stays when the supplier no longer has it, and is retried later", async () => {
    server.serve("/a.jpg", await photograph("#a33"));
    await importProduct("1", [address("a.jpg")]);
    await fetchDuePictures();
    const before = await visibleOf("1");
    server.on("/a.jpg", (response) => response.writeHead(404).end());
    await pictures.store.recheckAll();
    expect(await fetchDuePictures()).toMatchObject({ failed: 1 });
    await fetchDuePictures();
    expect(server.requested).toHaveLength(2);
    expect(await visibleOf("1")).toEqual(before);
    expect(await pictures.store.count()).toEqual({ ready: 1, waiting: 0, failed: 0 });
  });

  test("that was replaced keeps its files for a week, for pages that still show it", async () => {
    server.serve("/a.jpg", await photograph("#a33"));
    server.serve("/b.jpg", await photograph("#a33"));
    server.serve("/c.jpg", await photograph("#33a"));
    await importProduct("1", [address("a.jpg")]);
    await importProduct("2", [address("b.jpg")]);
    await importProduct("3", [address("c.jpg")]);
    await fetchDuePictures();
    const [[shared], [own]] = [await visibleOf("2"), await visibleOf("3")];
    for (const path of ["/a.jpg", "/c.jpg"]) server.serve(path, await photograph("#3a3"));
    await later(7);
    await fetchDuePictures();
    const [now] = await visibleOf("1");
    expect(await visibleOf("3")).toEqual([now]);
    const areThere = () => [shared!, own!, now!].map((href) => existsSync(fileOf(href)));
    await pictures.service.tidy();
    expect(areThere()).toEqual([true, true, true]);
    await later(8);
    expect(await pictures.service.tidy()).toBe(1);
    expect(areThere()).toEqual([true, false, true]);
    expect(await pictures.store.count()).toMatchObject({ ready: 3 });
  });
});

describe("supplier pictures", () => {
  test("of a hidden or changed product are released, and no other product's", async () => {
    server.serve("/shared.jpg", await photograph("#a33"));
    server.serve("/own.jpg", await photograph("#3a3"));
    await importProduct("1", [address("shared.jpg"), address("own.jpg")]);
    await importProduct("2", [address("shared.jpg")]);
    await fetchDuePictures();
    const [shared, own] = await visibleOf("1");
    await importProduct("1", [address("shared.jpg"), address("own.jpg")], { active: false });
    await fetchDuePictures();
    expect([await pictures.service.tidy(), own]).toEqual([0, expect.any(String)]);
    expect(existsSync(fileOf(own!))).toBe(true);
    await later(8);
    expect(await pictures.service.tidy()).toBe(1);
    expect([fileOf(shared!), fileOf(own!)].map((file) => existsSync(file))).toEqual([true, false]);

    await importProduct("1", [address("own.jpg")], { active: true });
    await fetchDuePictures();
    expect(await visibleOf("1")).toEqual([own]);
    expect(existsSync(fileOf(own!))).toBe(true);
  });

  test.each(["its address", "its path"])("are removed for good by %s", async (by) => {
    const photo = await photograph("#a33");
    server.serve("/wrong.jpg", photo);
    server.serve("/again.jpg", photo);
    server.serve("/right.jpg", await photograph("#3a3"));
    await importProduct("1", ["wrong.jpg", "right.jpg"].map(address));
    await importProduct("2", [address("again.jpg")]);
    await fetchDuePictures();
    const [wrong, right] = await visibleOf("1");
    expect(await pictures.service.ban(by === "its path" ? wrong! : address("wrong.jpg"))).toBe(true);
    expect((await visibleOf("1")).filter((href) => href.startsWith(SUPPLIED_MEDIA))).toEqual([right]);
    expect([fileOf(wrong!), fileOf(right!)].map((file) => existsSync(file))).toEqual([false, true]);

    await importProduct("1", ["wrong.jpg", "right.jpg"].map(address), { name: "The same laptop" });
    await tryAgain();
    expect((await visibleOf("1")).filter((href) => href.startsWith(SUPPLIED_MEDIA))).toEqual([right]);
    expect((await visibleOf("2")).filter((href) => href.startsWith(SUPPLIED_MEDIA))).toEqual([]);
    expect(await pictures.service.ban(address("unknown.jpg"))).toBe(false);
  });
});
