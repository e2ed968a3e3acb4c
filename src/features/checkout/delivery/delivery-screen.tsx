/** The first step: contact, delivery method and addresses. */
import { useEffect, useState } from "react";
import { navigate } from "gatsby";
import { addressInput, type Address } from "#contract/customers/profile";
import { fail, succeed } from "#contract/rest/envelope";
import { LABELS, MESSAGES } from "#contract/messages";
import { CartNoticesBox } from "../../../client/account-cart/cart-notices-box";
import { callApi } from "../../../client/api/rest-client";
import { ROUTES, loginPath } from "#contract/site/paths";
import { refusalOf } from "../../../client/delivery/refusal";
import { notify } from "../../../client/store/notify";
import { track } from "../../../client/page/track";
import { storePlace } from "../../../client/page/place";
import { useVisitor } from "../../../client/session/use-visitor";
import { Form } from "../../../ui/form/form";
import { changeDraft, readDraft, useDraft } from "../input/checkout-draft";
import { CheckoutColumns } from "../summary/checkout-columns";
import { cartInput } from "../input/checkout-request";
import { useCheckoutSource, type CheckoutSource } from "../input/checkout-source";
import { DeliveryFields } from "./delivery-fields";
import { deliverySchema, EMPTY_DELIVERY, firstDelivery, type DeliveryForm } from "../input/delivery-input";
import { EmptyCheckout } from "../summary/empty-checkout";
import { OrderSummary } from "../summary/order-summary";
import { QuoteProblems } from "../summary/quote-problems";
import { useCartNews } from "../summary/use-cart-news";
import { requestQuote, piecesOf, useQuote, type Quote } from "../summary/use-quote";
import { Lead } from "../../../ui/parts/lead";
import { WaitingBars } from "../../../ui/parts/waiting-bars";

export function DeliveryScreen() {
  const { user } = useVisitor();
  const source = useCheckoutSource();
  const addresses = useSavedAddresses();
  const draft = useDraft();
  const live = useQuote(source && cartInput(source, draft));
  useCartNews(live);
  if (!source || !addresses) return <WaitingBars what="your checkout" height={72} count={3} />;
  const isEmpty = live.quote?.lines.length === 0 && !live.isLoading;
  return (
    <div>
      <CartNoticesBox />
      {isEmpty ? (
        <EmptyCheckout lastOrder={draft.lastOrder} />
      ) : (
        <CheckoutColumns summary={<OrderSummary live={live} input={cartInput(source, draft)} />}>
          <QuoteProblems problems={live.quote?.errors ?? []} isOfCart />
          <DeliveryStep key={user?.username} source={source} addresses={addresses} quote={live.quote} />
        </CheckoutColumns>
      )}
    </div>
  );
}

interface DeliveryStepProps {
  readonly source: CheckoutSource;
  readonly addresses: readonly Address[];
  readonly quote: Quote | null;
}

function DeliveryStep({ source, addresses, quote }: DeliveryStepProps) {
  const { user } = useVisitor();
  const [initial] = useState(() => readDraft().form ?? firstDelivery(user, addresses));
  const submitDelivery = async () => {
    const form = readDraft().form ?? initial;
    const answer = await requestQuote(cartInput(source, { ...readDraft(), form, isComplete: true })).catch(
      () => null,
    );
    if (!answer) return fail(MESSAGES.generic.unreachable);
    track("CHECKOUT_DELIVERY", {
      checkoutStep: "delivery",
      checkoutDelivery: form.deliveryType,
      checkoutProblem: answer.errors[0]?.code,
      cartItems: piecesOf(answer),
      cartTotal: answer.total,
      checkoutCoupon: answer.promotion != null,
    });
    if (answer.errors.length > 0) return refusalOf(answer.errors, fieldOf);
    if (user && form.isToBeSaved) await saveAddress(form);
    changeDraft({ form: { ...form, isToBeSaved: false }, isComplete: true });
    // From now on every page shows figures for this address.
    if (form.deliveryType === "DELIVERY_SHIPPING") storePlace(form.postalCode.trim());
    await navigate(ROUTES.checkoutPayment);
    return succeed(null, "");
  };
  return (
    <>
      {!user && (
        <Lead>
          You're checking out as a guest. <a href={loginPath(ROUTES.checkout)}>{LABELS.signIn}</a> to use your
          saved addresses, or go back to <a href={ROUTES.cart}>your cart</a>.
        </Lead>
      )}
      <Form<DeliveryForm, unknown>
        initialValues={initial}
        schema={deliverySchema}
        submitLabel="Continue to payment"
        onSubmit={submitDelivery}
      >
        <DeliveryFields addresses={addresses} productIds={quote?.lines.map(({ productId }) => productId)} />
      </Form>
    </>
  );
}

function fieldOf(property: string): string | null {
  return property in EMPTY_DELIVERY ? property : null;
}

/**
 * A failure to save the address must not stop the order. Idempotent: the account stores equal addresses once.
 */
async function saveAddress(form: DeliveryForm): Promise<void> {
  const body = addressInput.cast(form, { stripUnknown: true });
  const answer = await callApi("addAddress", { body, isQuiet: true }).catch(() => null);
  if (answer?.isSuccess) notify(MESSAGES.customers.addressAdded, "success");
}

/** Null until loaded; empty for guests and on failure. */
function useSavedAddresses(): readonly Address[] | null {
  const { user, isReady } = useVisitor();
  const [addresses, setAddresses] = useState<readonly Address[] | null>(null);
  const username = user?.username ?? null;
  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    const read = username === null ? Promise.resolve(null) : callApi("listAddresses", { isQuiet: true });
    void read.then(
      (answer) => isCurrent && setAddresses(answer?.data?.addresses ?? []),
      () => isCurrent && setAddresses([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [isReady, username]);
  return addresses;
}
