import sharp from "sharp";
import { LEAF_CATEGORIES } from "#contract/categories";
import { drawHero, drawPlaceholder, drawShareCard } from "./brand-pictures";
import { CANVAS } from "./kit/variants";
import { productPictureJobs } from "./picture-jobs";
import { KIND_DRAWINGS, PRODUCT_DRAWINGS } from "./product-drawings";
import { pictureFiles, pictureHash } from "./render-picture";

describe("the product pictures", () => {
  const jobs = productPictureJobs();

  test("every leaf category has a drawing, and no drawing is without a category", () => {
    const leaves = LEAF_CATEGORIES.map((category) => category.id);
    expect(Object.keys(PRODUCT_DRAWINGS).sort()).toEqual([...leaves].sort());
    expect(Object.keys(KIND_DRAWINGS).filter((id) => leaves.includes(id))).toEqual([]);
  });

  test("every drawing has three variants in two views at addresses of their own", () => {
    const paths = jobs.map((job) => job.path);
    expect(paths).toHaveLength((LEAF_CATEGORIES.length + Object.keys(KIND_DRAWINGS).length) * 6);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain("products/washers-dryers-1-front");
  });

  test("no two pictures are the same drawing", () => {
    expect(new Set(jobs.map((job) => job.svg)).size).toBe(jobs.length);
  });

  test("every drawing is a square SVG that the renderer understands", async () => {
    for (const job of jobs) {
      const { format, width, height } = await sharp(Buffer.from(job.svg)).metadata();
      expect({ path: job.path, format, width, height }).toEqual({
        path: job.path,
        format: "svg",
        width: CANVAS,
        height: CANVAS,
      });
    }
  }, 30_000);

  test("no drawing holds a number or a colour that could not be worked out", () => {
    const broken = jobs.filter((job) =>
      /NaN|undefined|Infinity|#(?:[0-9a-f]{0,2}|[0-9a-f]{4,5})["/]/.test(
        job.svg.replace(/url\(#\w+\)|href="#\w+"/g, ""),
      ),
    );
    expect(broken.map((job) => job.path)).toEqual([]);
  });

  test("drawing twice gives the same bytes, and a changed drawing is noticed", () => {
    const again = productPictureJobs();
    expect(again.map(pictureHash)).toEqual(jobs.map(pictureHash));
    const [first] = jobs;
    expect(first && pictureHash({ ...first, svg: `${first.svg} ` })).not.toBe(first && pictureHash(first));
  });

  test("the same drawing renders to the same picture", async () => {
    const [sample] = jobs;
    const render = (): Promise<Buffer> =>
      sharp(Buffer.from(sample?.svg ?? ""))
        .resize(64)
        .raw()
        .toBuffer();
    expect((await render()).equals(await render())).toBe(true);
  });

  test("each picture is served in AVIF and WebP at three widths", () => {
    const [sample] = jobs;
    expect(sample && pictureFiles(sample)).toEqual(
      [320, 640, 960].flatMap((width) => [`${sample?.path}-${width}.avif`, `${sample?.path}-${width}.webp`]),
    );
  });
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
