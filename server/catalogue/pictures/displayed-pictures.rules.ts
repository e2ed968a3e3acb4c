/** Selects a product's visible pictures and their addresses. */
import { SUPPLIED_MEDIA } from "#contract/catalogue/pictures";
import type { ImageRecord } from "../../db/tables/product-fields";

/** A processed picture, as stored. */
export interface ReadyPicture {
  readonly address: string;
  readonly media: string;
  readonly width: number;
  readonly height: number;
  readonly likeness: string;
}

/** Maximum color difference, of 256 steps, between sizes of the same picture. */
const MAX_MEAN_DIFFERENCE = 2;
const MAX_DIFFERENCE = 12;
/** Sizes of the same picture have the same aspect ratio. */
const MAX_RATIO_DEVIATION = 1.03;

/**
 * Returns a product's pictures, primary first. Processed pictures have the shop's address and their actual
 * size, others the supplier's. If suppliers list a picture in several sizes, the largest takes the position
 * of the first.
 */
export function displayedPictures(
  images: readonly ImageRecord[],
  ready: readonly ReadyPicture[],
): ImageRecord[] {
  const byAddress = new Map(ready.map((picture) => [picture.address, picture]));
  const displayed: { image: ImageRecord; picture: ReadyPicture | undefined }[] = [];
  for (const image of [...images].sort((one, other) => Number(other.primary) - Number(one.primary))) {
    const picture = byAddress.get(image.href);
    const same = picture && displayed.find((other) => other.picture && isSame(other.picture, picture));
    if (!same) displayed.push({ image, picture });
    else if (picture.width > same.picture!.width) same.picture = picture;
  }
  return displayed.map(({ image, picture }) => (picture ? { ...image, ...imageOf(picture) } : image));
}

function imageOf({ media, width, height }: ReadyPicture) {
  return { href: `${SUPPLIED_MEDIA}${media}`, unit: "pixel", width, height };
}

function isSame(one: ReadyPicture, other: ReadyPicture): boolean {
  if (one.media === other.media) return true;
  const [ratio, otherRatio] = [one.width / one.height, other.width / other.height];
  if (Math.max(ratio / otherRatio, otherRatio / ratio) > MAX_RATIO_DEVIATION) return false;
  const colors = Buffer.from(one.likeness, "hex");
  const otherColors = Buffer.from(other.likeness, "hex");
  const differences = Array.from(colors, (color, index) => Math.abs(color - (otherColors[index] ?? 0)));
  const sum = differences.reduce((total, difference) => total + difference, 0);
  return Math.max(...differences) <= MAX_DIFFERENCE && sum / differences.length <= MAX_MEAN_DIFFERENCE;
}
