/** Prepares a payment in the browser once a method is selected. */
import { useEffect, useRef, useState } from "react";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { PaymentMethod } from "#contract/payments/methods";
import { PreparePaymentDocument } from "#contract/graphql/documents/checkout.generated";
import type { CheckoutInput } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { shopApollo } from "../../../client/api/apollo-client";
import type { Preparation } from "./payment-panel";

export type Prepared =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "ready"; readonly preparation: Preparation };

/** @param total a Klarna session is for one total; another total needs a new session */
export function usePreparation(
  method: PaymentMethod,
  total: number,
  input: CheckoutInput | null,
): { readonly prepared: Prepared; retry(): void } {
  const [prepared, setPrepared] = useState<Prepared>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);
  // Read when a preparation starts: an input change alone must not reload the fields on screen.
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const isKnown = input !== null;
  const sessionTotal = method === "KLARNA" ? total : 0;
  useEffect(() => {
    let isCurrent = true;
    if (latest.current) {
      void prepare(method, latest.current).then((answer) => isCurrent && setPrepared(answer));
    }
    return () => {
      isCurrent = false;
    };
  }, [method, sessionTotal, attempt, isKnown]);
  return {
    prepared,
    retry: () => {
      setPrepared({ kind: "loading" });
      setAttempt(attempt + 1);
    },
  };
}

async function prepare(method: PaymentMethod, input: CheckoutInput): Promise<Prepared> {
  try {
    const { data } = await shopApollo().query({
      query: PreparePaymentDocument,
      variables: { method, input },
      fetchPolicy: "no-cache",
    });
    if (!data) return { kind: "failed", message: MESSAGES.checkout.gatewayDown };
    return { kind: "ready", preparation: data.preparePayment };
  } catch (error) {
    const message = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
    return { kind: "failed", message: message ?? MESSAGES.generic.unreachable };
  }
}
