/** The products of a wish list at current prices; sold-out and discontinued ones are labeled. */
import { useRef } from "react";
import { styled } from "@mui/material/styles";
import { AVAILABILITY_LABELS } from "#contract/catalogue/lists";
import type { SavedProductFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { crossedOutCents, displayedPriceCents } from "#contract/promotions/displayed-offers";
import { ROUTES } from "#contract/site/paths";
import { toCard } from "../../catalogue/cards/card";
import { leasedAmount, leasedRange } from "../../catalogue/cards/leased-amount";
import { PlanLine } from "../../catalogue/cards/plan-line";
import { ProductPicture } from "../../catalogue/cards/product-picture";
import { useApprover } from "../../client/page/use-approver";
import { putInCart } from "../../client/cart/put-in-cart";
import { Button } from "../../ui/actions/button";
import { Rows, RowTitle } from "../../ui/parts/rows";
import { Tile } from "../../ui/parts/tile";

export interface Wish {
  readonly productId: string;
  /** Null when no longer sold. */
  readonly product?: SavedProductFragment | null | undefined;
}

interface WishRowsProps {
  readonly wishes: readonly Wish[];
  /** Null for another person's shared list. */
  readonly onRemove: ((productId: string) => unknown) | null;
}

export function WishRows({ wishes, onRemove }: WishRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const remove =
    onRemove &&
    ((productId: string) => {
      onRemove(productId);
      // The button unmounts with its row.
      list.current?.focus();
    });
  return (
    <List ref={list} tabIndex={-1} role="group" aria-label="Products">
      <Rows>
        {wishes.map(({ productId, product }) => (
          <li key={productId}>
            {product ? (
              <Sold product={product} onRemove={remove} />
            ) : (
              <Unavailable id={productId} onRemove={remove} />
            )}
          </li>
        ))}
      </Rows>
    </List>
  );
}

type Removing = { readonly onRemove: ((productId: string) => void) | null };

function Sold({ product, onRemove }: { readonly product: SavedProductFragment } & Removing) {
  const card = toCard(product);
  const lessor = useApprover();
  const crossedOut = crossedOutCents(product);
  const isAvailable = product.availability === "AVAILABLE";
  const put = () => {
    if (putInCart(product.productId)) onRemove?.(product.productId);
  };
  return (
    <>
      <Tile>
        <ProductPicture image={card.image} alt="" place="thumb" />
      </Tile>
      <div className="what">
        <RowTitle>
          <a href={card.url}>{product.name}</a>
        </RowTitle>
        <p>
          {formatMoney(displayedPriceCents(product))}
          {crossedOut > 0 && <s className="muted"> {formatMoney(crossedOut)}</s>}
          {product.offer && <small className="muted"> {product.offer.words}</small>}
        </p>
        <PlanLine leased={leasedAmount(card)} range={leasedRange(card)} lessor={lessor} />
        {!isAvailable && (
          <p>
            {AVAILABILITY_LABELS[product.availability]}.{" "}
            <a href={`${ROUTES.backInStock}?product=${encodeURIComponent(product.productId)}`}>
              Notify me when it's back
            </a>
          </p>
        )}
      </div>
      <p>
        {isAvailable && (
          <Button variant="outlined" onClick={put}>
            {onRemove ? "Move to cart" : LABELS.addToCart}
            <span className="vh">: {product.name}</span>
          </Button>
        )}
        {onRemove && <Remove name={product.name} onPress={() => onRemove(product.productId)} />}
      </p>
    </>
  );
}

function Unavailable({ id, onRemove }: { readonly id: string } & Removing) {
  return (
    <>
      <p className="what">A product on your list is no longer sold.</p>
      {onRemove && <Remove name="the product that is no longer sold" onPress={() => onRemove(id)} />}
    </>
  );
}

function Remove({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  return (
    <Button variant="text" aria-label={`Remove ${name}`} onClick={onPress}>
      Remove
    </Button>
  );
}

const List = styled("div")({
  "&:focus": { outline: 0 },
  "li > span:first-of-type": { width: 88, flex: "none" },
  ".what": { flex: "1 1 220px", minWidth: 0 },
});
