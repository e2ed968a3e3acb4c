/** The product of a stock alert, by name and picture, for visitors who arrive by a link. */
import { styled } from "@mui/material/styles";
import { KeptProductsDocument } from "#contract/graphql/documents/saved.generated";
import { toCard } from "../../catalogue/cards/card";
import { ProductPicture } from "../../catalogue/cards/product-picture";
import { PRODUCTS_CONTEXT } from "../../client/api/apollo-client";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { Tile } from "../../ui/parts/tile";

/** Reserves its space during loading; renders nothing for a discontinued product, which the form explains. */
export function RequestedProduct({ productId }: { readonly productId: string }) {
  const { data } = useQueryAnswer(
    KeptProductsDocument,
    { productIds: [productId] },
    { context: PRODUCTS_CONTEXT },
  );
  const product = data?.getCartProducts[0]?.product;
  if (!product) return <Row />;
  const { image, name, url } = toCard(product);
  return (
    <Row>
      <Tile>
        <ProductPicture image={image} alt="" place="thumb" />
      </Tile>
      <a href={url}>{name}</a>
    </Row>
  );
}

const Row = styled("p")({
  display: "grid",
  gridTemplateColumns: "4rem 1fr",
  alignItems: "center",
  gap: "var(--s3)",
  minHeight: "4rem",
  marginBlockStart: 0,
});
