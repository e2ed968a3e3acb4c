/** Links to subcategories: a picture and a name each. */
import { ProductPicture } from "../../../catalogue/cards/product-picture";
import type { TileView } from "../../../catalogue/views/catalogue-views";

export function CategoryTiles({ tiles }: { readonly tiles: readonly TileView[] }) {
  if (tiles.length === 0) return null;
  return (
    <ul className="tiles">
      {tiles.map((tile) => (
        <li key={tile.url}>
          <a href={tile.url}>
            <ProductPicture image={tile.image} alt="" place="tile" />
            <b>{tile.label}</b>
            <small>
              {tile.productCount.toLocaleString("en-US")} {tile.productCount === 1 ? "product" : "products"}
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}
