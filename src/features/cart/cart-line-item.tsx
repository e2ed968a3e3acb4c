/** One line of the cart: product, quantity, price, and why it cannot be ordered, if so. */
import { styled } from "@mui/material/styles";
import { formatMoney } from "#contract/money/money";
import { ProductPicture } from "../../catalogue/cards/product-picture";
import { MisfitNote } from "../../client/vehicle/misfit-note";
import { Button } from "../../ui/actions/button";
import { Tile } from "../../ui/parts/tile";
import { isSold, reasonOf, type CartLineView } from "./cart-lines";
import { QuantityField } from "./quantity-field";
import { TakeWords } from "./take-words";

interface CartLineItemProps {
  readonly line: CartLineView;
  /** Omitted when read-only. */
  readonly onQuantity?: (quantity: number) => void;
}

export function CartLineItem({ line, onQuantity }: CartLineItemProps) {
  const { product, productId, quantity, name, maxQuantity, available } = line;
  const reason = reasonOf(line);
  return (
    <Line data-excluded={isSold(line) ? undefined : ""}>
      <Tile>
        <ProductPicture image={product?.image ?? null} alt="" place="thumb" />
      </Tile>
      <div>
        {product?.brand && <p className="muted">{product.brand}</p>}
        <h2 id={`line-${productId}`} tabIndex={-1}>
          {product ? <a href={product.url}>{name}</a> : name}
        </h2>
        {product && <p className="muted">{formatMoney(product.price)} each</p>}
        {onQuantity && <MisfitNote code={product?.fitCode ?? null} />}
        {reason && (
          <Reason>
            <strong>{reason}</strong>{" "}
            {product && available > 0 && onQuantity && (
              <Button
                variant="text"
                onClick={() => {
                  onQuantity(available);
                  // The pressed button unmounts.
                  document.getElementById(`line-${productId}`)?.focus();
                }}
              >
                <TakeWords pieces={available} name={name} />
              </Button>
            )}
          </Reason>
        )}
      </div>
      {onQuantity ? (
        <Change>
          {product && (
            <QuantityField name={name} quantity={quantity} max={maxQuantity} onChange={onQuantity} />
          )}
          <Button variant="text" aria-label={`Remove ${name}`} onClick={() => onQuantity(0)}>
            Remove
          </Button>
        </Change>
      ) : (
        <Change>Quantity: {quantity}</Change>
      )}
      <Sum>{lineSum(line)}</Sum>
    </Line>
  );
}

function lineSum({ product, quantity }: CartLineView) {
  return product && formatMoney(product.price * quantity);
}

export const Reason = styled("p")({
  marginTop: "var(--s2)",
  padding: "var(--s2) var(--s3)",
  borderLeft: "4px solid var(--warn)",
  background: "var(--tile)",
  fontSize: "var(--sm)",
  "ul > li": { marginTop: "var(--s2)" },
});

const Change = styled("div")({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  gap: "var(--s4)",
});

const Sum = styled("p")({
  gridColumn: "1 / -1",
  fontSize: "var(--lg)",
  fontWeight: 600,
});

const Line = styled("li")({
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr)",
  gap: "var(--s3) var(--s4)",
  alignItems: "start",
  padding: "var(--s5) var(--s4)",
  h2: {
    marginBlock: "var(--s1)",
    fontSize: "var(--md)",
    fontWeight: 600,
    lineHeight: 1.35,
    letterSpacing: 0,
  },
  "h2 a": { color: "var(--ink)", textDecoration: "none", "&:hover": { textDecoration: "underline" } },
  "&[data-excluded] :is(picture, h2)": { opacity: 0.75 },
  "@media (min-width: 700px)": {
    gridTemplateColumns: "120px minmax(0, 1fr) auto",
    padding: "var(--s5)",
    "& > span": { gridRow: "span 2" },
    "& > div:last-of-type": { gridColumn: "2 / -1" },
    "& > p": { gridColumn: 3, gridRow: 1, textAlign: "right" },
  },
});
