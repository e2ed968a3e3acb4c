import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { CheckoutInput } from "#contract/graphql/generated";
import { Providers } from "../../../client/providers/providers";
import { useQuote } from "./use-quote";

const input: CheckoutInput = { mode: "CREATE_ORDER_FOR_CART", deliveryType: "DELIVERY_SHIPPING" };

/** Pending requests. */
const open: ((total: number) => void)[] = [];

beforeEach(() => {
  globalThis.fetch = (() =>
    new Promise((answer) =>
      open.push((total) => {
        const quote = { __typename: "CheckoutQuote", ...NOTHING_ELSE, total };
        const text = JSON.stringify({ data: { getCheckoutQuote: quote } });
        answer({ ok: true, status: 200, headers: new Headers(), text: async () => text });
      }),
    )) as never;
});
afterEach(() => {
  cleanup();
  open.length = 0;
});

const NOTHING_ELSE = {
  subTotal: 0,
  shipping: 0,
  discount: 0,
  tax: 0,
  isStateTax: true,
  promotion: null,
  heldUntil: null,
  paymentMethods: [],
  errors: [],
  lines: [],
  lease: {
    __typename: "LeaseOffer",
    isAvailable: false,
    reason: null,
    leaseId: null,
    remainingAmount: null,
    leasedAmount: 0,
    unleasedAmount: 0,
    minimum: 0,
  },
};

test("a total requested after a cart change is not the response to an earlier request", async () => {
  const { result } = renderHook(() => useQuote(input), { wrapper: Providers });
  await waitFor(() => expect(open).toHaveLength(1));
  await act(async () => open.shift()!(100));
  await waitFor(() => expect(result.current.quote?.total).toBe(100));

  let request: Promise<unknown>;
  act(() => void result.current.requote());
  await waitFor(() => expect(open).toHaveLength(1));
  // The cart has changed since.
  act(() => void (request = result.current.requote()));
  await act(async () => open.shift()!(100));
  await waitFor(() => expect(open).toHaveLength(1));
  await act(async () => {
    open.shift()!(60);
    await request;
  });

  await waitFor(() => expect(result.current.quote?.total).toBe(60));
});

test("requests made while one is pending are merged", async () => {
  const { result } = renderHook(() => useQuote(input), { wrapper: Providers });
  await waitFor(() => expect(open).toHaveLength(1));
  await act(async () => open.shift()!(100));
  act(() => void result.current.requote());
  await waitFor(() => expect(open).toHaveLength(1));

  let request: Promise<unknown[]>;
  act(() => void (request = Promise.all([1, 2, 3].map(() => result.current.requote()))));
  await act(async () => open.shift()!(90));
  await waitFor(() => expect(open).toHaveLength(1));
  await act(async () => {
    open.shift()!(60);
    await request;
  });

  expect(open).toHaveLength(0);
  expect(result.current.quote?.total).toBe(60);
});
