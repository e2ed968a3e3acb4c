/** The call that places an order and pays it. */
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { PaymentMethod } from "#contract/payments/methods";
import { LeaseOrderDocument, PlaceOrderDocument } from "#contract/graphql/documents/checkout.generated";
import type { CheckoutAnswerFragment, CheckoutInput, LeaseAnswerFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { shopApollo } from "../../../client/api/apollo-client";
import type { PaymentTokens } from "../payment/payment-panel";

export type CheckoutAnswer = CheckoutAnswerFragment;

export interface OrderCall {
  readonly method: PaymentMethod;
  readonly input: CheckoutInput;
  readonly tokens: PaymentTokens;
  /** Names the order: a repeated call with the same key counts once. */
  readonly key: string;
}

/** @returns null when there was no answer: the order may have been placed, and a call with the same key tells */
export async function placeOrder(call: OrderCall): Promise<CheckoutAnswer | null> {
  try {
    return await send(call);
  } catch (error) {
    return CombinedGraphQLErrors.is(error) ? refusalOf(error) : null;
  }
}

async function send({ method, input, tokens, key }: OrderCall): Promise<CheckoutAnswer | null> {
  const how = { context: { idempotencyKey: key }, fetchPolicy: "no-cache" } as const;
  if (method === "LEASE") {
    const { data } = await shopApollo().mutate({
      mutation: LeaseOrderDocument,
      variables: { input },
      ...how,
    });
    return data ? answerOfLease(data.result) : null;
  }
  const variables = { method, input, ...tokens };
  const { data } = await shopApollo().mutate({ mutation: PlaceOrderDocument, variables, ...how });
  return data?.result ?? null;
}

/**
 * A lease call's answer as that of any other way to pay. The lessor's page is gone to at once, as that of a gateway, while it
 * waits for the applicant. Otherwise the confirmation follows the decision; and before the page to sign on the agreement is read.
 */
export function answerOfLease({ redirectUrl, ...answer }: LeaseAnswerFragment): CheckoutAnswer {
  const status = answer.order?.status ?? null;
  return {
    ...answer,
    transactionId: null,
    status,
    paymentGatewayUrl: status === "LOAN_IN_PROCESS" ? (redirectUrl ?? null) : null,
  };
}

/** The host refused the whole call, so nothing was placed. @returns null for an internal error, where that is not known */
function refusalOf({ errors }: CombinedGraphQLErrors): CheckoutAnswer | null {
  const [first] = errors;
  const code = String(first?.extensions?.["code"] ?? "");
  if (!first || code === "INTERNAL" || code === "INTERNAL_SERVER_ERROR") return null;
  const message = first.message || MESSAGES.generic.failure;
  return {
    success: false,
    message,
    transactionId: null,
    status: null,
    orderKey: null,
    paymentGatewayUrl: null,
    errors: [{ name: "Refused", code, message, property: null }],
    order: null,
  };
}
