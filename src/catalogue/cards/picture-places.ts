/** The layouts that show pictures, with their sizes: the input of all image data. */

/** `sizes` of a picture; must match the style sheet's grids. */
export const PICTURE_SIZES = {
  card: "(min-width:1200px) 260px,(min-width:600px) 30vw,46vw",
  product: "(min-width:900px) 560px,94vw",
  room: "(min-width:900px) 220px,46vw",
  tile: "(min-width:900px) 180px,30vw",
  thumb: "72px",
} as const;

export type PicturePlace = keyof typeof PICTURE_SIZES;

/** Maximum useful width per layout, even on the sharpest screen; larger ones would only lengthen the page. */
export const LARGEST_WIDTH: Readonly<Record<PicturePlace, number>> = {
  card: 640,
  product: Infinity,
  room: 640,
  tile: 640,
  thumb: 320,
};
