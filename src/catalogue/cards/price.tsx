/**
 * The cash price after offers, beside the crossed-out price: a sale's regular price, or the price before an
 * offer. The live check updates the amounts in place.
 */
import { createContext, useContext } from "react";
import { LABELS } from "#contract/messages";
import { type Cents, formatMoney } from "#contract/money/money";
import { crossedOutCents, OFFER_WORDS, displayedPriceCents } from "#contract/promotions/displayed-offers";
import type { CardView } from "../views/catalogue-views";

interface PriceProps {
  readonly goods: Pick<CardView, "regularPrice" | "salePrice" | "offer">;
}

const Prefix = createContext("");
/** Prefixes the names of the amounts inside, which are those of a set (contract/promotions/sets.ts). */
export const AmountPrefix = Prefix.Provider;

/**
 * An amount that the live check may update; contract/promotions/page-amounts.ts lists the names. An amount of
 * 0 or less is hidden and keeps its space for the live check.
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

/**
 * A word beside a plan, which the live check updates with its lessor (planWords of
 * contract/promotions/page-amounts.ts).
 */
export function PlanWord({ name, children }: { readonly name: string; readonly children: string | number }) {
  const prefix = useContext(Prefix);
  return (
    <span data-money={`${prefix}${name}`} suppressHydrationWarning>
      {children}
    </span>
  );
}

/** An offer's discount is also text, which the live check updates or hides like an amount. */
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
      {/* Without an offer the element keeps its space, so that a later offer shifts nothing. */}
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
