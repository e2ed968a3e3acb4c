/** The cash price, with the regular price crossed out during an offer. The live check updates the amounts in place. */
import { createContext, useContext } from "react";
import { LABELS } from "#contract/messages";
import { type Cents, cashPriceCents, formatMoney } from "#contract/money";

interface PriceProps {
  readonly regularPrice: Cents;
  readonly salePrice: Cents | null;
}

const Prefix = createContext("");
/** Amounts within are those of a set, by the prefix of their names (contract/sets.ts). */
export const AmountPrefix = Prefix.Provider;

/**
 * An amount that the live check may update; names are listed in contract/page-amounts.ts. Of 0 or less there is none: its place is
 * kept for the live check.
 */
export function Money({ name, cents }: { readonly name: string; readonly cents: Cents }) {
  const prefix = useContext(Prefix);
  return (
    <span
      data-money={`${prefix}${name}`}
      suppressHydrationWarning
      style={cents > 0 ? undefined : { visibility: "hidden" }}
    >
      {cents > 0 && formatMoney(cents)}
    </span>
  );
}

export function Price({ regularPrice, salePrice }: PriceProps) {
  const isSale = salePrice !== null && salePrice < regularPrice;
  return (
    <p className={isSale ? "price sale" : "price"}>
      <span className="vh">{`${LABELS.cashPrice} `}</span>
      <b>
        <Money name="cash" cents={cashPriceCents({ regularPrice, salePrice })} />
      </b>{" "}
      {/* Without an offer it still holds its place, so that an offer that appears later moves nothing. */}
      <s data-money="regular" suppressHydrationWarning style={isSale ? undefined : { visibility: "hidden" }}>
        {formatMoney(regularPrice)}
      </s>
    </p>
  );
}
