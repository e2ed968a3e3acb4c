/**
 * One of our own square pictures in AVIF and WebP, or a drawing unchanged. Only the first of a page is eager;
 * loading shifts nothing.
 */
import { isOwnPicture, isVector, pictureFile } from "../../../contract/catalogue/pictures";
import type { PicturePlace } from "./picture-places";
import { PICTURE_SIDE, pictureSizes, pictureSrcset } from "./picture-sources";

interface ProductPictureProps {
  /** Media path without width and extension; null and third-party pictures leave the tile empty. */
  readonly image: string | null;
  /** Empty when the adjacent text already describes the picture. */
  readonly alt: string;
  readonly place: PicturePlace;
  /** True for the single largest picture of a page. */
  readonly isEager?: boolean;
}

export function ProductPicture({ image, alt, place, isEager = false }: ProductPictureProps) {
  if (image === null || !isOwnPicture(image)) {
    return <span className="no-pic" {...(alt ? { role: "img", "aria-label": alt } : {})} />;
  }
  const sizes = pictureSizes(place);
  const hasSizes = !isVector(image);
  return (
    <picture>
      {hasSizes && <source type="image/avif" srcSet={pictureSrcset(image, "avif", place)} sizes={sizes} />}
      <img
        src={pictureFile(image, 320, "webp")}
        {...(hasSizes ? { srcSet: pictureSrcset(image, "webp", place), sizes } : {})}
        width={PICTURE_SIDE}
        height={PICTURE_SIDE}
        alt={alt}
        {...(isEager ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      />
    </picture>
  );
}
