/** The product somebody waits for, by name and picture: who came from elsewhere must see which one it is. */
import { styled } from "@mui/material/styles";
import { useQuery } from "@apollo/client/react";
import { KeptProductsDocument } from "#contract/graphql/documents/saved.generated";
import { toCard } from "../../catalogue/cards/card";
import { ProductPicture } from "../../catalogue/cards/product-picture";
import { PRODUCTS_QUERY } from "../../client/api/apollo-client";
import { Tile } from "../../ui/parts/tile";

/** Its place is kept while it loads; a product that is not sold any more shows nothing, and the form says so. */
export function RequestedProduct({ productId }: { readonly productId: string }) {
  const { data } = useQuery(KeptProductsDocument, {
    ...PRODUCTS_QUERY,
    variables: { productIds: [productId] },
  });
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
