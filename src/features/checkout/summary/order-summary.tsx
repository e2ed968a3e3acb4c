/** What is bought and what it comes to, always in view; on a phone the total alone until it is opened. */
import useMediaQuery from "@mui/material/useMediaQuery";
import type { CheckoutInput } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money";
import { ROUTES } from "#contract/site-paths";
import { ProductPicture } from "../../../catalogue/cards/product-picture";
import { PromotionField } from "./promotion-field";
import type { LiveQuote, Quote, QuoteLine } from "./use-quote";
import { WaitingLines } from "./waiting-lines";

interface OrderSummaryProps {
  readonly live: LiveQuote;
  /** Null for an order that is placed: nothing of it changes any more. */
  readonly input: CheckoutInput | null;
}

export function OrderSummary({ live, input }: OrderSummaryProps) {
  const isWide = useMediaQuery(`(min-width:${LIMITS.mobileBelowPx}px)`, { noSsr: true });
  const { quote, hasFailed, isAsking, ask } = live;
  if (!quote) return hasFailed ? <NoAnswer onRetry={() => void ask()} /> : <WaitingLines what="your order" />;
  const content = <SummaryContent quote={quote} input={input} isAsking={isAsking} />;
  if (isWide) {
    return (
      <section className="checkout-card" aria-busy={isAsking}>
        <h2>Order summary</h2>
        {content}
      </section>
    );
  }
  return (
    <details className="checkout-card checkout-fold" aria-busy={isAsking}>
      <summary>
        <span>Order summary</span>
        <b>{formatMoney(quote.total)}</b>
      </summary>
      {content}
    </details>
  );
}

interface SummaryContentProps {
  readonly quote: Quote;
  readonly input: CheckoutInput | null;
  readonly isAsking: boolean;
}

function SummaryContent({ quote, input, isAsking }: SummaryContentProps) {
  return (
    <>
      <ul className="summary-lines">
        {quote.lines.map((line) => (
          <SummaryLine key={line.productId} line={line} />
        ))}
      </ul>
      {input && (
        <p>
          <a href={ROUTES.cart}>{LABELS.changeCart}</a>
        </p>
      )}
      {input && <PromotionField quote={quote} input={input} />}
      <Sums quote={quote} isTaxKnown={input === null || Boolean(input.address)} isAsking={isAsking} />
    </>
  );
}

function SummaryLine({ line: { image, name, quantity, subTotal, url } }: { readonly line: QuoteLine }) {
  return (
    <li>
      <ProductPicture image={image} alt="" place="thumb" />
      <span>
        <a href={url}>{name}</a>
        <span className="form-hint">Quantity {quantity}</span>
      </span>
      <span className="summary-amount">{formatMoney(subTotal)}</span>
    </li>
  );
}

interface SumsProps {
  readonly quote: Quote;
  readonly isTaxKnown: boolean;
  readonly isAsking: boolean;
}

function Sums({ quote, isTaxKnown, isAsking }: SumsProps) {
  const { subTotal, shipping, discount, tax, total, promotion } = quote;
  return (
    <dl className="summary-sums">
      <dt>Subtotal</dt>
      <dd>{formatMoney(subTotal)}</dd>
      {discount > 0 && (
        <>
          <dt>Discount{promotion ? ` (${promotion})` : ""}</dt>
          <dd>−{formatMoney(discount)}</dd>
        </>
      )}
      <dt>Shipping</dt>
      <dd>{shipping === 0 ? "Free" : formatMoney(shipping)}</dd>
      <dt>Tax</dt>
      <dd>{isTaxKnown ? formatMoney(tax) : "With your address"}</dd>
      <dt className="summary-total">Total</dt>
      <dd className="summary-total" aria-live="polite" aria-busy={isAsking}>
        {formatMoney(total)}
      </dd>
    </dl>
  );
}

function NoAnswer({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="checkout-card" role="alert">
      <h2>The total does not answer</h2>
      <p>This is on our side. What you typed is kept.</p>
      <button type="button" className="btn quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
