/** Pictures the shop serves itself: their paths, widths and file names. */

/** Pages show pictures below this path only, so that they ask nothing of third parties (docs/decisions/pictures.md). */
export const OWN_MEDIA = "/media/";

/** Suppliers' pictures as we keep them, named by their content (docs/decisions/pictures.md). */
export const SUPPLIED_MEDIA = `${OWN_MEDIA}supplied/`;

/** Illustrations, one per category, for products without a picture of their own. */
export const ILLUSTRATIONS = `${OWN_MEDIA}products/`;

/** Widths our own pictures exist in, each as .avif and .webp: `${href}-${width}.avif`. */
export const MEDIA_WIDTHS = [320, 640, 960] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** The encodings of each width, the one with the smaller files first. */
export const MEDIA_FORMATS = ["avif", "webp"] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** Whether the shop serves a picture itself. */
export function isOwnPicture(href: string): boolean {
  return href.startsWith(OWN_MEDIA);
}

/** Whether a picture is the category's illustration rather than a photo of the product. */
export function isIllustration(href: string): boolean {
  return href.startsWith(ILLUSTRATIONS);
}

/** Whether a picture is a drawing: one file, sharp in every width. */
export function isVector(href: string): boolean {
  return href.endsWith(".svg");
}

/** The file of an own picture in one width. */
export function pictureFile(href: string, width: MediaWidth, format: MediaFormat): string {
  return isVector(href) ? href : `${href}-${width}.${format}`;
}

/** Every file of an own picture. */
export function pictureFiles(href: string): string[] {
  return MEDIA_WIDTHS.flatMap((width) => MEDIA_FORMATS.map((format) => pictureFile(href, width, format)));
}

interface Pictured {
  readonly images: readonly { readonly href: string; readonly primary?: boolean }[];
}

/** Own pictures of a product, the primary one first. */
export function ownPictures({ images }: Pictured): string[] {
  const inOrder = [...images].sort((one, other) => Number(other.primary ?? 0) - Number(one.primary ?? 0));
  return inOrder.map(({ href }) => href).filter(isOwnPicture);
}
