/** The order's current total and its problems. */
import { useCallback, useEffect, useRef } from "react";
import { CheckoutQuoteDocument } from "#contract/graphql/documents/checkout.generated";
import type { CheckoutInput, CheckoutQuoteQuery } from "#contract/graphql/generated";
import { shopApollo } from "../../../client/api/apollo-client";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { useStoredCart } from "../input/checkout-source";

export type Quote = CheckoutQuoteQuery["getCheckoutQuote"];
export type QuoteLine = Quote["lines"][number];
export type CheckoutProblem = Quote["errors"][number];

export interface LiveQuote {
  /** The previous quote while a new one loads; null before the first. */
  readonly quote: Quote | null;
  readonly isLoading: boolean;
  /** True when the API did not respond. */
  readonly hasFailed: boolean;
  /** @returns null without a response */
  requote(): Promise<Quote | null>;
}

const NOTHING: CheckoutInput = { mode: "CREATE_FRESH_ORDER", deliveryType: "DELIVERY_SHIPPING" };

/** @param input null while the lines are unknown */
export function useQuote(input: CheckoutInput | null): LiveQuote {
  const { data, isLoading, trouble, refresh } = useQueryAnswer(
    CheckoutQuoteDocument,
    { input: input ?? NOTHING },
    { skip: input === null, fetchPolicy: "no-cache", staysOnFailure: true },
  );
  const last = useRef<Promise<Quote | null>>(Promise.resolve(null));
  const next = useRef<Promise<Quote | null> | null>(null);
  // One request at a time: an older response could arrive later and replace a newer one.
  const requote = useCallback(() => {
    next.current ??= last.current.then(() => {
      next.current = null;
      last.current = refresh().then((answer) => answer?.getCheckoutQuote ?? null);
      return last.current;
    });
    return next.current;
  }, [refresh]);
  const cart = useStoredCart();
  const known = useRef(cart);
  const isOfCart = input?.mode === "CREATE_ORDER_FOR_CART";
  useEffect(() => {
    if (known.current === cart) return;
    known.current = cart;
    // The account's cart is not part of the variables, so its change triggers no new query.
    if (isOfCart) void requote();
  }, [cart, isOfCart, requote]);
  return {
    quote: data?.getCheckoutQuote ?? null,
    isLoading,
    hasFailed: trouble !== null && !isLoading,
    requote,
  };
}

/** Requests a one-off quote. @throws without a response */
export async function requestQuote(input: CheckoutInput): Promise<Quote> {
  const { data } = await shopApollo().query({
    query: CheckoutQuoteDocument,
    variables: { input },
    fetchPolicy: "no-cache",
  });
  if (!data) throw new Error("The quote has no answer");
  return data.getCheckoutQuote;
}

/** Number of items to be ordered. */
export function piecesOf({ lines }: Quote): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
