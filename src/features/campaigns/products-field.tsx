/** The products below a campaign's text: found by words or SKU, in the order of the email (CAMPAIGN-11). */
import { useState } from "react";
import { styled } from "@mui/material/styles";
import { ownPictures } from "#contract/catalogue/pictures";
import { ChosenProductsDocument } from "#contract/graphql/documents/product-finder.generated";
import type { FoundProductFragment } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { productIdsOf } from "#contract/marketing/campaigns";
import { cashPriceCents, formatMoney } from "#contract/money/money";
import { ProductPicture } from "../../catalogue/cards/product-picture";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { ProductFinder } from "../../client/products/product-finder";
import { focusAfter } from "../../lib/focus-after";
import { withMoved } from "../../lib/with-moved";
import { AnswerView } from "../../ui/answer-view";
import { ArrangeButtons } from "../../ui/form/arrange-buttons";
import { Hint } from "../../ui/form/field-frame";
import { useShopField } from "../../ui/form/use-shop-field";
import { Tile } from "../../ui/parts/tile";
import { Bad } from "../../ui/parts/verdict";

const MAX = LIMITS.campaigns.products;

export function ProductsField() {
  const field = useShopField<string>("products");
  const ids = productIdsOf(field.value);
  const [picked, setPicked] = useState<ReadonlyMap<string, FoundProductFragment>>(new Map());
  const productIds = ids.filter((id) => !picked.has(id)).sort();
  const answer = useQueryAnswer(
    ChosenProductsDocument,
    { productIds },
    { skip: productIds.length === 0, fetchPolicy: "no-cache", staysOnFailure: true },
  );
  const change = (next: readonly string[]) => field.change(next.join(", "));
  const pick = (product: FoundProductFragment) => {
    const { productId, name } = product;
    if (ids.includes(productId)) return `${name} is already in the email.`;
    setPicked(new Map(picked).set(productId, product));
    change([...ids, productId]);
    return `${name} added.`;
  };
  const saved = new Map(answer.data?.getCartProducts.map(({ id, product }) => [id, product]));
  return (
    <div>
      <ProductFinder
        name="products"
        label="Products below the text"
        hint={`By name or SKU. Up to ${MAX}, shown with their current prices`}
        isOptional
        limit={
          ids.length < MAX ? null : `The email has ${MAX} products, the maximum. Remove one to add another.`
        }
        onPick={pick}
      />
      {productIds.length > 0 && (
        <AnswerView answer={answer} what="the products">
          {() => null}
        </AnswerView>
      )}
      {ids.length > 0 && (
        <Chosen aria-label="Products in the email">
          {ids.map((id, at) => {
            const product = picked.get(id) ?? saved.get(id);
            return (
              <li key={id}>
                <ChosenProduct id={id} product={product} />
                <ArrangeButtons
                  id={`${field.id}-${id}`}
                  name={nameOf(id, product)}
                  place={at}
                  count={ids.length}
                  onMove={(to) => change(withMoved(ids, at, to))}
                  onRemove={() => focusAfter(() => change(ids.filter((other) => other !== id)), field.id)}
                />
              </li>
            );
          })}
        </Chosen>
      )}
    </div>
  );
}

/** Null if it is not sold; undefined until loaded. */
type Loaded = FoundProductFragment | null | undefined;

function nameOf(id: string, product: Loaded): string {
  return product?.name ?? `Product ${id}`;
}

function ChosenProduct({ id, product }: { readonly id: string; readonly product: Loaded }) {
  return (
    <>
      <Tile>
        <ProductPicture image={product ? (ownPictures(product)[0] ?? null) : null} alt="" place="thumb" />
      </Tile>
      <div>
        <b>{nameOf(id, product)}</b>
        {product && (
          <Hint as="p">
            SKU {product.sku}, {formatMoney(cashPriceCents(product))}
          </Hint>
        )}
        {product?.availableQuantity === 0 && <Bad>Sold out. The email still shows it.</Bad>}
        {product === null && <Bad>No longer sold. Remove it to save this campaign.</Bad>}
      </div>
    </>
  );
}

const Chosen = styled("ol")({
  display: "grid",
  gap: "var(--s3)",
  margin: "var(--s3) 0 0",
  padding: 0,
  listStyle: "none",
  li: {
    display: "grid",
    gridTemplateColumns: "72px minmax(0, 1fr)",
    gap: "var(--s2) var(--s3)",
    paddingBottom: "var(--s3)",
    borderBottom: "1px solid var(--line)",
    overflowWrap: "anywhere",
  },
  "li > :last-child": { gridColumn: "1 / -1" },
});
