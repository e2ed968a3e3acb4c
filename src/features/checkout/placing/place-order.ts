/** The call that places an order and pays it. */
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { PaymentMethod } from "#contract/checkout";
import {
  PlaceOrderDocument,
  type CheckoutAnswerFragment,
  type CheckoutInput,
} from "#contract/graphql/generated";
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
  const { data } = await shopApollo().mutate({
    mutation: PlaceOrderDocument,
    variables: { method, input, ...tokens },
    context: { idempotencyKey: key },
    fetchPolicy: "no-cache",
  });
  return data?.result ?? null;
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
