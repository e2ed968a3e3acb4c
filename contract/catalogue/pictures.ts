/** Paths, widths and file names of pictures the shop serves. */

/** Pages load pictures from this path only, and nothing from third parties (docs/decisions/pictures.md). */
export const OWN_MEDIA = "/media/";

/** Stored copies of suppliers' pictures, named by content hash (docs/decisions/pictures.md). */
export const SUPPLIED_MEDIA = `${OWN_MEDIA}supplied/`;

/** Illustrations, one per category, for products without a picture. */
export const ILLUSTRATIONS = `${OWN_MEDIA}products/`;

/** Available widths, each as .avif and .webp: `${href}-${width}.avif`. */
export const MEDIA_WIDTHS = [320, 640, 960] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** Encodings of each width, smallest files first. */
export const MEDIA_FORMATS = ["avif", "webp"] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** True if the shop serves the picture. */
export function isOwnPicture(href: string): boolean {
  return href.startsWith(OWN_MEDIA);
}

/** True if the picture is the category's illustration, not a photo of the product. */
export function isIllustration(href: string): boolean {
  return href.startsWith(ILLUSTRATIONS);
}

/** True if the picture is a vector drawing: one file, sharp in every width. */
export function isVector(href: string): boolean {
  return href.endsWith(".svg");
}

/** File of a picture in one width and format. */
export function pictureFile(href: string, width: MediaWidth, format: MediaFormat): string {
  return isVector(href) ? href : `${href}-${width}.${format}`;
}

/** All files of a picture. */
export function pictureFiles(href: string): string[] {
  return MEDIA_WIDTHS.flatMap((width) => MEDIA_FORMATS.map((format) => pictureFile(href, width, format)));
}

interface Pictured {
  readonly images: readonly { readonly href: string; readonly primary?: boolean }[];
}

/** The shop's pictures of a product, primary picture first. */
export function ownPictures({ images }: Pictured): string[] {
  const inOrder = [...images].sort((one, other) => Number(other.primary ?? 0) - Number(one.primary ?? 0));
  return inOrder.map(({ href }) => href).filter(isOwnPicture);
}
