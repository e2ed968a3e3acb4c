/** The order's lines and totals, always visible; on a phone only the total until opened. */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { Button } from "../../../ui/actions/button";
import { DRAWN_ARROW } from "../../../ui/parts/drawn-shapes";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { CheckoutInput } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { ROUTES } from "#contract/site/paths";
import { PromotionField } from "../../../client/cart/promotion-field";
import { refusalOfCode } from "../../../client/cart/promotion-code";
import { SummaryLine, SummaryLines } from "./summary-lines";
import { requestQuote, type LiveQuote, type Quote } from "./use-quote";
import { OrderCosts } from "../../../ui/parts/order/order-costs";
import { Sum } from "../../../ui/parts/totals";
import { WaitingBars } from "../../../ui/parts/waiting-bars";

interface OrderSummaryProps {
  readonly live: LiveQuote;
  /** Null for a placed order, which cannot change. */
  readonly input: CheckoutInput | null;
}

export function OrderSummary({ live, input }: OrderSummaryProps) {
  const isWide = useMediaQuery(`(min-width:${LIMITS.mobileBelowPx}px)`, { noSsr: true });
  const { quote, hasFailed, isLoading, requote } = live;
  if (!quote)
    return hasFailed ? (
      <NoAnswer onRetry={() => void requote()} />
    ) : (
      <WaitingBars what="your order" height={isWide ? 72 : 56} count={isWide ? 3 : 1} />
    );
  const content = <SummaryContent quote={quote} input={input} isLoading={isLoading} />;
  if (isWide) {
    return (
      <Card component="section" aria-busy={isLoading}>
        <h2>{LABELS.orderSummary}</h2>
        {content}
      </Card>
    );
  }
  return (
    <Fold component="details" aria-busy={isLoading}>
      <summary>
        <span>{LABELS.orderSummary}</span>
        <b>
          {quote.isTaxEstimated && "about "}
          {formatMoney(quote.total - quote.paidAmount)}
        </b>
      </summary>
      {content}
    </Fold>
  );
}

interface SummaryContentProps {
  readonly quote: Quote;
  readonly input: CheckoutInput | null;
  readonly isLoading: boolean;
}

function SummaryContent({ quote, input, isLoading }: SummaryContentProps) {
  return (
    <>
      <SummaryLines>
        {quote.lines.map((line) => (
          <SummaryLine key={line.productId} {...line} />
        ))}
      </SummaryLines>
      {input && (
        <p>
          <a href={ROUTES.cart}>{LABELS.changeCart}</a>
        </p>
      )}
      {input && (
        <PromotionField
          storedCode={input.promotionCode ?? ""}
          refused={refusalOfCode(quote.errors)}
          applyCode={async (code) =>
            refusalOfCode((await requestQuote({ ...input, promotionCode: code })).errors)
          }
        />
      )}
      <OrderCosts {...quote} isUpdating={isLoading}>
        {quote.paidAmount > 0 && <RestToPay {...quote} />}
      </OrderCosts>
    </>
  );
}

function RestToPay({ total, paidAmount }: Pick<Quote, "total" | "paidAmount">) {
  return (
    <>
      <Sum label={LABELS.paidAmount}>−{formatMoney(paidAmount)}</Sum>
      <Sum label="Due now">
        <b>{formatMoney(total - paidAmount)}</b>
      </Sum>
    </>
  );
}

function NoAnswer({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Card role="alert">
      <h2>We couldn't calculate the total</h2>
      <p>Something went wrong on our end. What you typed is saved.</p>
      <Button variant="outlined" onClick={onRetry}>
        {LABELS.tryAgain}
      </Button>
    </Card>
  );
}

const Fold = styled(Card)({
  paddingBlock: "0",
  // Closed, the content still has a grid row, which a gap would separate from the first.
  gap: 0,
  "& > summary": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "var(--s3)",
    minHeight: 56,
    fontWeight: 600,
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
  },
  "& > summary span::after": { ...DRAWN_ARROW, margin: "0 10px 3px", borderColor: "var(--brand)" },
  "& > summary b": { fontSize: "var(--lg)", fontVariantNumeric: "tabular-nums" },
  "&[open]": { paddingBottom: "var(--s5)" },
  "&[open] > summary span::after": { marginBottom: -1, rotate: "225deg" },
  "&[open] > :not(summary) + *": { marginTop: "var(--s4)" },
}) as typeof Card;
