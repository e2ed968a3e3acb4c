/** The order's lines: picture, name, quantity and amount. */
import { styled } from "@mui/material/styles";
import { formatMoney } from "#contract/money/money";
import { ProductPicture } from "../../../catalogue/cards/product-picture";
import { MisfitNote } from "../../../client/vehicle/misfit-note";
import { Hint } from "../../../ui/form/field-frame";
import { Tile } from "../../../ui/parts/tile";

interface SummaryLineProps {
  readonly image: string | null;
  readonly name: string;
  readonly url: string;
  readonly quantity: number;
  readonly subTotal: number;
  /** Measurements of a tire or wheel. */
  readonly fitCode?: string | null;
}

export function SummaryLine({ image, name, url, quantity, subTotal, fitCode }: SummaryLineProps) {
  return (
    <li>
      <Tile>
        <ProductPicture image={image} alt="" place="thumb" />
      </Tile>
      <span>
        <a href={url}>{name}</a>
        <Hint>Quantity {quantity}</Hint>
        <MisfitNote code={fitCode ?? null} />
      </span>
      <b>{formatMoney(subTotal)}</b>
    </li>
  );
}

export const SummaryLines = styled("ul")({
  display: "grid",
  gap: "var(--s4)",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "64px minmax(0, 1fr) auto",
    gap: "var(--s3)",
    alignItems: "start",
    fontSize: "var(--sm)",
    fontVariantNumeric: "tabular-nums",
  },
  "a + span": { display: "block" },
  a: { color: "var(--ink)", fontWeight: 600 },
});
