import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import { drawnModel } from "../demo-picture";
import { demoBrands, demoProducts } from "../demo-products";
import { drawHero, drawPlaceholder, drawShareCard } from "./brand-pictures";
import { lookOf } from "./kit/screens";
import { NO_TONE, toned } from "./kit/tones";
import { CANVAS } from "./kit/variants";
import { demoPictureJobs, illustrationJobs } from "./picture-jobs";
import { KIND_DRAWINGS, PRODUCT_DRAWINGS } from "./product-drawings";
import { inRoom } from "./rooms/place";
import { pictureFiles, pictureHash } from "./render-picture";

const demoJobs = demoPictureJobs();
const jobs = [...illustrationJobs(), ...demoJobs];

/** Thumbnail of a picture as RGB bytes. */
const thumbnailOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(32, 32).removeAlpha().raw().toBuffer();

test("every leaf category has a drawing, and every drawing a category", () => {
  const leaves = LEAF_CATEGORIES.map((category) => category.id);
  expect(Object.keys(PRODUCT_DRAWINGS).sort()).toEqual([...leaves].sort());
  expect(Object.keys(KIND_DRAWINGS).filter((id) => leaves.includes(id))).toEqual([]);
  expect(illustrationJobs().map(({ path }) => path)).toEqual(leaves.map((id) => `products/${id}-1-front`));
});

test("every drawing is a square SVG that the renderer supports, at its own address", async () => {
  expect(new Set(jobs.map(({ path }) => path)).size).toBe(jobs.length);
  for (const { path, svg } of jobs) {
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ path, format, width, height }).toEqual({ path, format: "svg", width: CANVAS, height: CANVAS });
  }
}, 60_000);

test("no drawing contains an invalid number or color", () => {
  const broken = jobs.filter(({ svg }) =>
    /NaN|undefined|Infinity|#(?:[0-9a-f]{0,2}|[0-9a-f]{4,5})["/]/.test(
      svg.replace(/url\(#\w+\)|href="#\w+"/g, ""),
    ),
  );
  expect(broken.map(({ path }) => path)).toEqual([]);
});

test("drawing is deterministic, and the committed files match", () => {
  expect(demoPictureJobs()).toEqual(demoJobs);
  const folder = path.join(__dirname, "../media");
  const committed = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".svg"),
  );
  expect(committed.sort()).toEqual(demoJobs.map((job) => `${job.path}.svg`).sort());
  const outdated = demoJobs.filter(
    (job) => readFileSync(path.join(folder, `${job.path}.svg`), "utf8") !== job.svg,
  );
  expect(outdated.map((job) => job.path)).toEqual([]);
});

test("no two products of a drawing look the same, not even as thumbnails", async () => {
  const svgOf = new Map(demoJobs.map((job) => [job.path, job.svg]));
  const ofDrawing = new Map<string, string[]>();
  for (const { picture, model } of demoProducts())
    ofDrawing.set(model.kind.drawing, [...(ofDrawing.get(model.kind.drawing) ?? []), picture]);
  const alike: string[] = [];
  for (const pictures of ofDrawing.values()) {
    const views = await Promise.all(
      pictures.map((picture) => thumbnailOf(svgOf.get(`${picture}-front`) ?? "")),
    );
    for (const [index, one] of views.entries())
      for (const [next, other] of views.slice(index + 1).entries())
        if (difference(one, other) < MIN_DIFFERENCE)
          alike.push(`${pictures[index]} ${pictures[index + 1 + next]}`);
  }
  expect(alike).toEqual([]);
}, 60_000);

/** Mean channel difference out of 255; the background, most of a picture, is almost identical. */
const MIN_DIFFERENCE = 1;
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, channel, index) => sum + Math.abs(channel - other[index]!), 0) / one.length;
}

test("pictures stay small: 26 MB in all, 18 kB each and 9 kB on average", () => {
  const sizes = demoJobs.map(({ svg }) => Buffer.byteLength(svg));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThan(26_000_000);
  expect(Math.max(...sizes)).toBeLessThan(18_000);
  expect(total / sizes.length).toBeLessThan(9_000);
});

test.each([
  ["televisions", "television"],
  ["laptop-computers", "computer"],
  ["smartphones", "handheld"],
] as const)(
  "of the first 24 %s at most two show the same content, never in the same colors",
  (drawing, device) => {
    const looks = [...demoProducts()]
      .filter(({ model }) => model.kind.drawing === drawing)
      .slice(0, 24)
      .map(({ model }) => lookOf(drawnModel(model), device));
    expect(looks.length).toBeGreaterThanOrEqual(18);
    const counts = looks.map(({ art }) => looks.filter((other) => other.art === art).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
    expect(new Set(looks.map(({ art, turn }) => `${art} ${turn}`)).size).toBe(looks.length);
  },
);

test("in a room, a wider television is drawn wider", () => {
  const scaleOf = (width: number): number => {
    const svg = inRoom({ id: "televisions", form: 0, number: 1, width, art: "<rect/>" });
    return Number(/scale\(([\d.]+) [\d.]+\) translate\(-480/.exec(svg)![1]);
  };
  expect(scaleOf(190) / scaleOf(95)).toBeCloseTo(2, 1);
});

test("tires differ by line, and sizes of a line by their sidewall", () => {
  const fronts = demoJobs.filter((job) => /^demo\/tires\/.*-\d\d-front$/.test(job.path));
  const lines = new Set(fronts.map((job) => job.path.replace(/-\d\d-front$/, "")));
  expect(fronts.length).toBeGreaterThan(lines.size);
  expect(new Set(fronts.map(({ svg }) => svg)).size).toBe(fronts.length);
});

test("every maker has its own logo", async () => {
  const logos = demoJobs.filter((job) => job.path.startsWith("demo/brands/"));
  expect(logos.map(({ path: place }) => `/media/${place}.svg`)).toEqual(
    demoBrands().map(({ images }) => (images[0] as { href: string }).href),
  );
  expect(new Set(logos.map(({ svg }) => svg)).size).toBe(logos.length);
});

test("finish and size follow the product", () => {
  const products = [...demoProducts()].filter(({ model }) => model.kind.leaf === "televisions");
  const sizes = new Map(
    products.map(({ record, model }) => {
      const details = (record as { details: { name: string; value: string }[] }).details;
      const inches = parseFloat(details.find(({ name }) => name.startsWith("Screen Size"))!.value);
      return [inches, drawnModel(model).size] as const;
    }),
  );
  const bySize = [...sizes].sort(([one], [other]) => one - other).map(([, size]) => size);
  expect(bySize.length).toBeGreaterThan(3);
  expect(bySize).toEqual([...bySize].sort((one, other) => one - other));
  for (const { record, model } of demoProducts()) {
    const { color = "" } = record as { color?: string };
    const option = model.kind.colorsOf[model.tierIndex]!.find(({ name }) => name === color);
    expect(option?.pictures).toContain(drawnModel(model).form + 1);
  }
});

test("a tone leaves pure white and black, and shifts the rest a little", () => {
  expect(toned("#000000 #ffffff #808080", NO_TONE)).toBe("#000000 #ffffff #808080");
  expect(toned("#000000 #ffffff", { warmth: 1, light: 1, turn: 90 })).toBe("#000000 #ffffff");
  const [red, green, blue] = [1, 3, 5].map((at) =>
    parseInt(toned("#808080", { warmth: 1, light: 0, turn: 0 }).slice(at, at + 2), 16),
  );
  expect(red! > green! && green! > blue!).toBe(true);
});

test("an illustration is served in AVIF and WebP at three widths", () => {
  const [sample] = illustrationJobs();
  expect(sample && pictureFiles(sample)).toEqual(
    [320, 640, 960].flatMap((width) => [`${sample?.path}-${width}.avif`, `${sample?.path}-${width}.webp`]),
  );
  expect(sample && pictureHash({ ...sample, svg: `${sample.svg} ` })).not.toBe(sample && pictureHash(sample));
});

describe("the shop's own pictures", () => {
  test.each([
    ["hero", drawHero(), 1440, 960],
    ["share card", drawShareCard(), 1200, 630],
    ["placeholder", drawPlaceholder(), CANVAS, CANVAS],
  ])("the %s has its size", async (_name, svg, width, height) => {
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: "svg", width, height });
  });
});
