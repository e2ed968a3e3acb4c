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
  /** Idempotency key of the order. */
  readonly key: string;
}

/**
 * @returns null without a response: the order may have been placed, and a retry with the same key returns it
 */
export async function placeOrder(call: OrderCall): Promise<CheckoutAnswer | null> {
  try {
    return await send(call);
  } catch (error) {
    return CombinedGraphQLErrors.is(error) ? refusalOf(error) : null;
  }
}

async function send({ method, input, tokens, key }: OrderCall): Promise<CheckoutAnswer | null> {
  const options = { context: { idempotencyKey: key }, fetchPolicy: "no-cache" } as const;
  if (method === "LEASE") {
    const { data } = await shopApollo().mutate({
      mutation: LeaseOrderDocument,
      variables: { input },
      ...options,
    });
    return data ? answerOfLease(data.result) : null;
  }
  const variables = { method, input, ...tokens };
  const { data } = await shopApollo().mutate({ mutation: PlaceOrderDocument, variables, ...options });
  return data?.result ?? null;
}

/**
 * Maps a lease response to that of any payment method. Redirects to the lessor's page, like a gateway's, only
 * while the order waits for the applicant. Otherwise the confirmation page follows, where the agreement comes
 * before signing.
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

/**
 * The host rejected the entire call, so nothing was placed. @returns null for an internal error, whose
 * outcome is unknown
 */
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
