/**
 * The promotion code in the cart: validated for its content, and carried over to the checkout (CHECKOUT-15).
 */
import { lazy, Suspense, useState } from "react";
import { CartOffersDocument } from "#contract/graphql/documents/cart.generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { shopApollo } from "../../../client/api/apollo-client";
import { refusalOfCode, useStoredCode } from "../../../client/cart/promotion-code";
import { WaitingBars } from "../../../ui/parts/waiting-bars";
import { isSold, type CartLineView } from "../cart-lines";
import { questionOf } from "./cart-offers";

/** Few shoppers have a code: the form loads when opened. */
const PromotionField = lazy(async () => {
  return { default: (await import("../../../client/cart/promotion-field")).PromotionField };
});

interface CartPromotionProps {
  readonly lines: readonly CartLineView[];
  /** Null while unknown. */
  readonly postalCode: string | null;
  /** Why the stored code does not apply to this cart; null when it does. */
  readonly refused: string | null;
}

export function CartPromotion({ lines, postalCode, refused }: CartPromotionProps) {
  const storedCode = useStoredCode();
  const [isOpen, setOpen] = useState(storedCode !== "");
  const checkCode = async (code: string) => {
    const { data } = await shopApollo().query({
      query: CartOffersDocument,
      variables: questionOf(lines.filter(isSold), postalCode, code),
      fetchPolicy: "no-cache",
    });
    return data ? refusalOfCode(data.getCheckoutQuote.errors) : MESSAGES.generic.unreachable;
  };
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{LABELS.promotionCode}</summary>
      {isOpen && (
        <Suspense fallback={<WaitingBars what="the field for your code" height={44} count={1} />}>
          <PromotionField storedCode={storedCode} refused={refused} applyCode={checkCode} isTitled />
        </Suspense>
      )}
    </details>
  );
}
