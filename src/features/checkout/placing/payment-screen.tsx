/** The second step: review, choose a payment method, and order. */
import { useEffect, useMemo, useState } from "react";
import { navigate } from "gatsby";
import type { CheckoutInput } from "#contract/graphql/generated";
import type { OrderLink } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import { CartNoticesBox } from "../../../client/account-cart/cart-notices-box";
import { consumeOrderLink } from "../../../client/page/order-links";
import { CheckoutColumns } from "../summary/checkout-columns";
import { useDraft } from "../input/checkout-draft";
import { cartInput, orderInput } from "../input/checkout-request";
import { useCheckoutSource } from "../input/checkout-source";
import { DeliveryReview } from "../delivery/delivery-review";
import { EmptyCheckout } from "../summary/empty-checkout";
import { OrderSummary } from "../summary/order-summary";
import { PaymentStep } from "./payment-step";
import { QuoteProblems } from "../summary/quote-problems";
import { useCartNews } from "../summary/use-cart-news";
import { useQuote } from "../summary/use-quote";
import { ClosedOrder } from "./closed-order";
import { WaitingBars } from "../../../ui/parts/waiting-bars";

interface PaymentScreenProps {
  readonly search: string;
  /** The lease application for the order is open. */
  readonly isApplying: boolean;
}

export function PaymentScreen({ search, isApplying }: PaymentScreenProps) {
  // The address contains the order only after the following navigation.
  const [placed, setPlaced] = useState<OrderLink | null>(null);
  const named = useMemo(() => consumeOrderLink(search, "order"), [search]);
  const order = named ?? placed;
  const draft = useDraft();
  const source = useCheckoutSource();
  const isOpen = order !== null || draft.isComplete;
  const input: CheckoutInput | null = order ? orderInput(order) : source && cartInput(source, draft);
  const live = useQuote(isOpen ? input : null);
  const { quote } = live;
  useCartNews({ ...live, quote: order ? null : quote });
  const isOver = !order && draft.lastOrder !== null && !draft.isComplete;
  useEffect(() => {
    if (!isOpen && !isOver) void navigate(ROUTES.checkout, { replace: true });
  }, [isOpen, isOver]);

  const closed = order ? quote?.errors.find(({ code }) => code === "ORDER_NOT_PAYABLE") : undefined;
  if (isOver) return <EmptyCheckout lastOrder={draft.lastOrder} />;
  if (!isOpen || !input) return <WaitingBars what="your order" height={72} count={3} />;
  if (quote?.lines.length === 0 && !live.isLoading && !order) {
    return <EmptyCheckout lastOrder={draft.lastOrder} />;
  }
  return (
    <CheckoutColumns summary={<OrderSummary live={live} input={order ? null : input} />}>
      {!order && <CartNoticesBox />}
      {closed && <ClosedOrder message={closed.message} />}
      {quote && !closed && <QuoteProblems problems={quote.errors} />}
      {!order && !isApplying && draft.form && <DeliveryReview form={draft.form} />}
      {quote && !closed && (
        <PaymentStep
          order={order}
          input={order ? null : input}
          quote={quote}
          requote={live.requote}
          onPlaced={setPlaced}
          isApplying={isApplying}
        />
      )}
    </CheckoutColumns>
  );
}
