/** The cash price with what offers take off, and beside it the crossed-out price: the regular one of a sale, or what was asked before an offer. The live check updates the amounts in place. */
import { createContext, useContext } from "react";
import { LABELS } from "#contract/messages";
import { type Cents, formatMoney } from "#contract/money/money";
import { crossedOutCents, OFFER_WORDS, displayedPriceCents } from "#contract/promotions/displayed-offers";
import type { CardView } from "../views/catalogue-views";

interface PriceProps {
  readonly goods: Pick<CardView, "regularPrice" | "salePrice" | "offer">;
}

const Prefix = createContext("");
/** Amounts within are those of a set, by the prefix of their names (contract/promotions/sets.ts). */
export const AmountPrefix = Prefix.Provider;

/**
 * An amount that the live check may update; names are listed in contract/promotions/page-amounts.ts. Of 0 or less there is none: its place is
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

/** Words beside a plan, which the live check changes with its lessor (planWords of contract/promotions/page-amounts.ts). */
export function PlanWord({ name, children }: { readonly name: string; readonly children: string | number }) {
  const prefix = useContext(Prefix);
  return (
    <span data-money={`${prefix}${name}`} suppressHydrationWarning>
      {children}
    </span>
  );
}

/** What an offer takes off is said in words too, which the live check changes or hides as it does amounts. */
export function Price({ goods }: PriceProps) {
  const { offer } = goods;
  const cash = displayedPriceCents(goods);
  const crossedOut = crossedOutCents(goods);
  return (
    <p className={crossedOut > 0 || offer ? "price sale" : "price"}>
      <span className="vh">{`${LABELS.cashPrice} `}</span>
      <b>
        <Money name="cash" cents={cash} />
      </b>{" "}
      {/* Without an offer it still holds its place, so that an offer that appears later moves nothing. */}
      <s
        data-money="regular"
        suppressHydrationWarning
        style={crossedOut > 0 ? undefined : { visibility: "hidden" }}
      >
        {formatMoney(crossedOut || cash)}
      </s>
      {offer && (
        <small data-money={OFFER_WORDS} suppressHydrationWarning>
          {offer.words}
        </small>
      )}
    </p>
  );
}
