/** All rendered pictures: the shop's own, and those of demo products. */
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import { MEDIA_WIDTHS } from "#contract/catalogue/pictures";
import { DEMO_BRANDS } from "../demo-brands";
import { drawnModel } from "../demo-picture";
import { demoProducts } from "../demo-products";
import { LINE_BRANDS } from "../tires/line-brands";
import { linePictureJobs } from "../tires/line-pictures";
import { brandMarkOf, drawBrandMark } from "./brand-logos";
import { drawHero, drawPlaceholder, drawShareCard } from "./brand-pictures";
import { KIND_DRAWINGS, PRODUCT_DRAWINGS } from "./product-drawings";
import { type PictureJob, type VectorJob } from "./render-picture";
import { VIEWS, drawPicture, plainModel, type Drawing } from "./scenes";

/** Illustration of each leaf category, in menu order. Throws if a category has no drawing. */
export function illustrationJobs(): PictureJob[] {
  return LEAF_CATEGORIES.map(({ id }) => ({
    path: `products/${id}-1-front`,
    svg: drawPicture(drawingOf(id), plainModel(0), "front"),
    widths: MEDIA_WIDTHS,
  }));
}

/** Demo brand marks, and two vector pictures per demo product and line. */
export function demoPictureJobs(): VectorJob[] {
  const brandMarks = [...DEMO_BRANDS, ...LINE_BRANDS].map((brand, position) => ({
    path: brandMarkOf(brand),
    svg: drawBrandMark(position),
  }));
  const pictures = [...demoProducts()].flatMap(({ picture, model }) =>
    VIEWS.map((view) => ({
      path: `${picture}-${view}`,
      svg: drawPicture(drawingOf(model.kind.drawing), drawnModel(model), view),
    })),
  );
  return [...brandMarks, ...pictures, ...linePictureJobs()];
}

function drawingOf(id: string): Drawing {
  const drawing = PRODUCT_DRAWINGS[id] ?? KIND_DRAWINGS[id];
  if (!drawing) throw new Error(`${id} has no drawing.`);
  return drawing;
}

/** The hero, the share card and the placeholder. */
export function brandPictureJobs(): PictureJob[] {
  return [
    { path: "brand/hero", svg: drawHero(), widths: [960, 1440] },
    { path: "og", svg: drawShareCard(), widths: [] },
    { path: "products/placeholder-1-front", svg: drawPlaceholder(), widths: MEDIA_WIDTHS },
  ];
}
