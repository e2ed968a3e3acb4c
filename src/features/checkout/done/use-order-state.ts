/** Polls the state of an order's payment: at once, then at growing intervals while it is open. */
import { useCallback, useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { ClosePaymentDocument, RefreshPaymentDocument } from "#contract/graphql/documents/checkout.generated";
import { statusesWhere } from "#contract/orders/statuses";
import type { OrderLink } from "#contract/orders/paths";
import { shopApollo } from "../../../client/api/apollo-client";
import { reportOrder } from "../../../client/page/outcomes";
import { gatewayAnswered } from "../../../client/store/order-history-slice";
import { whenStoreReady, type ShopState } from "../../../client/store/shop-store";
import type { CheckoutAnswer } from "../placing/place-order";

export interface OrderStateView {
  /** Null before the first response. */
  readonly answer: CheckoutAnswer | null;
  /** True when the last request got no response. */
  readonly hasFailed: boolean;
  /** True when there is no such order, or not for this visitor. */
  readonly isUnknown: boolean;
  /** True when the payment is still open but polling has stopped. */
  readonly isGivenUp: boolean;
  /** Starts polling again. */
  retry(): void;
}

/** Statuses that wait for the customer, a gateway or a lessor. */
const OPEN = statusesWhere(({ customer }) => customer.isAwaited);

/** Pauses between requests: short at first, about four minutes in total. */
const WAITS_MS = [2_000, 2_000, 3_000, 5_000, 8_000, 12_000, 20_000, 30_000, 40_000, 60_000, 60_000];

/** @param isLeft the visitor left a gateway's page without paying: closes that payment first */
export function useOrderState({ id, key }: OrderLink, isLeft: boolean): OrderStateView {
  const [view, setView] = useState<Omit<OrderStateView, "retry" | "answer">>({
    hasFailed: false,
    isUnknown: false,
    isGivenUp: false,
  });
  const dispatch = useDispatch();
  const answer = useSelector(({ orderHistory }: ShopState) => orderHistory.checkoutGatewayResponse);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async (round: number) => {
      const mutation = isLeft && attempt === 0 && round === 0 ? ClosePaymentDocument : RefreshPaymentDocument;
      const response = await call(mutation, id, key).catch(() => null);
      if (!isCurrent) return;
      const isUnknown = response === "UNKNOWN";
      const answer = isUnknown ? null : response;
      const wait = WAITS_MS[round];
      isOpen = response === null || (answer?.status != null && OPEN.includes(answer.status));
      if (answer) dispatch(gatewayAnswered(answer));
      reportOrder(answer?.order);
      setView({ hasFailed: response === null, isUnknown, isGivenUp: isOpen && wait === undefined });
      if (isOpen && wait !== undefined) timer = setTimeout(() => void poll(round + 1), wait);
    };
    void poll(0);
    const onVisible = () => {
      if (isOpen && document.visibilityState === "visible") setAttempt((last) => last + 1);
    };
    // A customer who paid or signed in another tab returns to this one for the result.
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [id, key, isLeft, attempt, dispatch]);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  // The store may still hold the response for another order.
  return { ...view, answer: answer?.order?.id === id ? answer : null, retry };
}

/** @throws when there is no response */
async function call(
  mutation: typeof RefreshPaymentDocument | typeof ClosePaymentDocument,
  orderId: string,
  orderKey: string | null,
): Promise<CheckoutAnswer | "UNKNOWN"> {
  await whenStoreReady();
  try {
    const { data } = await shopApollo().mutate({
      mutation,
      variables: { orderId, orderKey },
      fetchPolicy: "no-cache",
      // The call is idempotent.
      context: { idempotencyKey: orderId },
    });
    if (!data) throw new Error("The payment's state has no answer");
    return data.result;
  } catch (error) {
    const isUnknown =
      CombinedGraphQLErrors.is(error) &&
      error.errors.some(({ extensions }) => extensions?.["code"] === "NOT_FOUND");
    if (isUnknown) return "UNKNOWN";
    throw error;
  }
}
