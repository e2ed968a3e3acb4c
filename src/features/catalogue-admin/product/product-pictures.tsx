/** The pictures of a product that the shop serves, small. */
import { styled } from "@mui/material/styles";
import { pictureFile } from "#contract/catalogue/pictures";
import type { StaffProduct } from "#contract/catalogue/staff-product";
import { countWords } from "#contract/fields/count-words";
import { NO_IMAGES } from "../product-words";

const SIDE = 96;

export function ProductPictures({
  name,
  images,
  pictures,
}: Pick<StaffProduct, "name" | "images" | "pictures">) {
  if (images.length === 0) {
    return (
      <p className="muted">
        {pictures === 0 ? NO_IMAGES : `${countWords(pictures, "image")}, not downloaded yet`}
      </p>
    );
  }
  return (
    <Pictures>
      {images.map((image, at) => (
        <li key={image}>
          <img
            src={pictureFile(image, 320, "webp")}
            width={SIDE}
            height={SIDE}
            loading="lazy"
            alt={`${name}, ${at + 1}`}
          />
        </li>
      ))}
    </Pictures>
  );
}

const Pictures = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "var(--s2)",
  listStyle: "none",
  img: { objectFit: "contain", background: "#fff", borderRadius: "var(--r-md)" },
});
