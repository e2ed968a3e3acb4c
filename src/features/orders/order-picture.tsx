/** Picture of an ordered product: one of our own media, or an empty tile. */
import { isOwnPicture } from "#contract/catalogue/pictures";
import { ProductPicture } from "../../catalogue/cards/product-picture";
import { Tile } from "../../ui/parts/tile";

export function OrderPicture({ images }: { readonly images: readonly string[] }) {
  const own = images.find(isOwnPicture) ?? null;
  return (
    <Tile>
      <ProductPicture image={own} alt="" place="thumb" />
    </Tile>
  );
}
