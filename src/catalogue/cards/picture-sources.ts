/** Addresses of our own pictures, for the picture element and the preload link of a page's largest image. */
import { PICTURE_DATA } from "./picture-data";
import type { PicturePlace } from "./picture-places";

/** The width and height attributes: pictures are square, and the style sheet sizes them. */
export const PICTURE_SIDE = 640;

export function pictureSizes(place: PicturePlace): string {
  return PICTURE_DATA[place].sizes;
}

/** srcset of a picture with every width the layout can use. */
export function pictureSrcset(image: string, format: "avif" | "webp", place: PicturePlace): string {
  return PICTURE_DATA[place][format].replaceAll("{image}", image);
}
