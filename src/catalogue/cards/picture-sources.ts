/** Addresses of our own pictures, for the picture element and for the preload link of a page's largest image. */
import { MEDIA_WIDTHS } from "#contract/catalog";

/** What width a picture takes on screen, by where it is shown; the same words as in the style sheet's grids. */
export const PICTURE_SIZES = {
  card: "(min-width:1200px) 260px,(min-width:600px) 30vw,46vw",
  product: "(min-width:900px) 560px,94vw",
  hero: "(min-width:900px) 440px,88vw",
  tile: "(min-width:900px) 180px,30vw",
  thumb: "72px",
} as const;

export type PicturePlace = keyof typeof PICTURE_SIZES;

/** Shown for a product without a picture; drawn by the style sheet behind it, so it costs no request. */
export const PICTURE_SIDE = 640;

/** Widths a place has no use for even on the finest screen only make a page longer. */
const LARGEST_WIDTH: Readonly<Record<PicturePlace, number>> = {
  card: 640,
  product: Infinity,
  hero: Infinity,
  tile: 640,
  thumb: 320,
};

/** srcset of a picture in every width it exists in and the place can use. */
export function pictureSrcset(image: string, format: "avif" | "webp", place: PicturePlace): string {
  return MEDIA_WIDTHS.filter((width) => width <= LARGEST_WIDTH[place])
    .map((width) => `${image}-${width}.${format} ${width}w`)
    .join(",");
}
