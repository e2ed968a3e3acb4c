/** Every picture the shop serves, drawn: one per drawing, variant and view, and the shop's own. */
import { MEDIA_WIDTHS } from "#contract/pictures";
import { LEAF_CATEGORIES } from "#contract/categories";
import { drawHero, drawPlaceholder, drawShareCard } from "./brand-pictures";
import { type Variant } from "./kit/variants";
import { KIND_DRAWINGS, PRODUCT_DRAWINGS } from "./product-drawings";
import { type PictureJob } from "./render-picture";
import { VIEWS, drawPicture, type Drawing } from "./scenes";

const VARIANTS: readonly Variant[] = [0, 1, 2];

/** The product pictures of the leaf categories, in menu order, then of kinds. Throws when a category has no drawing. */
export function productPictureJobs(): PictureJob[] {
  const leaves = LEAF_CATEGORIES.flatMap(({ id }) => {
    const drawing = PRODUCT_DRAWINGS[id];
    if (!drawing) throw new Error(`The category ${id} has no drawing.`);
    return jobsOf(id, drawing);
  });
  return [...leaves, ...Object.entries(KIND_DRAWINGS).flatMap(([id, drawing]) => jobsOf(id, drawing))];
}

/** Whether a shop without the demo products shows it too: its own pictures, and the illustration of each category. */
export function isShopPicture({ path }: PictureJob): boolean {
  const [, illustrated] = /^products\/(.+)-1-front$/.exec(path) ?? [];
  if (illustrated === undefined) return !path.startsWith("products/");
  return illustrated === "placeholder" || LEAF_CATEGORIES.some(({ id }) => id === illustrated);
}

function jobsOf(id: string, drawing: Drawing): PictureJob[] {
  return VARIANTS.flatMap((variant) =>
    VIEWS.map((view) => ({
      path: `products/${id}-${variant + 1}-${view}`,
      svg: drawPicture(drawing, variant, view),
      widths: MEDIA_WIDTHS,
    })),
  );
}

/** The hero, the share card and the placeholder. */
export function brandPictureJobs(): PictureJob[] {
  return [
    { path: "brand/hero", svg: drawHero(), widths: [960, 1440] },
    { path: "og", svg: drawShareCard(), widths: [] },
    { path: "products/placeholder-1-front", svg: drawPlaceholder(), widths: MEDIA_WIDTHS },
  ];
}
