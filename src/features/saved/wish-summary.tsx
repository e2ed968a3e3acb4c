/** The wish list in short: how many products, and the latest ones (ACCOUNT-17). */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { displayedPriceCents } from "#contract/promotions/displayed-offers";
import { ROUTES } from "#contract/site/paths";
import { toCard } from "../../catalogue/cards/card";
import { ProductPicture } from "../../catalogue/cards/product-picture";
import { Tile } from "../../ui/parts/tile";
import type { Wish } from "./wish-rows";

const MAX_PRODUCTS = 3;

/** @param wishes latest first */
export function WishSummary({ wishes }: { readonly wishes: readonly Wish[] }) {
  const sold = wishes.flatMap(({ product }) => product ?? []).slice(0, MAX_PRODUCTS);
  return (
    <Card component="section" aria-labelledby="wishes">
      <h2 id="wishes">{LABELS.wishList}</h2>
      {wishes.length === 0 ? (
        <p className="muted">{LABELS.saveByHeart}</p>
      ) : (
        <>
          <Latest>
            {sold.map((product) => {
              const { image, url } = toCard(product);
              return (
                <li key={product.productId}>
                  <Tile>
                    <ProductPicture image={image} alt="" place="thumb" />
                  </Tile>
                  <p>
                    <a href={url}>{product.name}</a>
                    <br />
                    {formatMoney(displayedPriceCents(product))}
                  </p>
                </li>
              );
            })}
          </Latest>
          <p>
            <a href={ROUTES.ownWishList}>
              {wishes.length === 1 ? "See the product you saved" : `See all ${wishes.length} products`}
            </a>
          </p>
        </>
      )}
    </Card>
  );
}

const Latest = styled("ul")({
  display: "grid",
  gap: "var(--s3)",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "56px minmax(0, 1fr)",
    alignItems: "center",
    gap: "var(--s3)",
    overflowWrap: "anywhere",
  },
});
