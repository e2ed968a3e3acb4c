/**
 * A guest who places one order through the storefront's calls, until the outcome is known or the guest gives
 * up.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { callShop, type CallCounts } from "./shop-call";

const ANSWER = "success errors { code } status orderKey order { id }";
const ORDER = `mutation ($input: CheckoutInput!, $nonce: String!) {
  told: checkoutWithBraintree(input: $input, nonce: $nonce) { ${ANSWER} } }`;
const REFRESH = `mutation ($orderId: ID!, $orderKey: String) {
  told: refreshPayment(orderId: $orderId, orderKey: $orderKey) { ${ANSWER} } }`;

const GOOD_CARD = "4111111111111111";
const DECLINED_CARD = "4000111111111115";
/** Maximum number of button presses. */
const PRESSES = 12;
/** Time until a person notices the missing response and presses again. */
const READING_MS = 2_000;
/** Polling intervals of the confirmation page while a payment is open. */
const LOOKS_MS = [2_000, 2_000, 3_000, 5_000, 8_000, 12_000, 20_000, 30_000, 40_000];

interface CheckoutAnswer {
  readonly success: boolean;
  readonly errors: readonly { readonly code: string }[];
  readonly status: string | null;
  readonly orderKey: string | null;
  readonly order: { readonly id: string } | null;
}

/** Outcome for the buyer. OPEN: the payment is under review; GAVE_UP: the shop never reported a status. */
export type Outcome = "PAID" | "LEASED" | "FAILED" | "SOLD_OUT" | "OPEN" | "GAVE_UP";

export interface Bought extends Readonly<CallCounts> {
  readonly key: string;
  /** All order ids returned by the shop; more than one is a duplicate order. */
  readonly orderIds: ReadonlySet<string>;
  readonly outcome: Outcome;
  /** Unexpected rejections, by code. */
  readonly surprises: readonly string[];
}

export interface Shopping {
  /** API hosts behind a single load balancer. */
  readonly hosts: readonly string[];
  readonly paymentsUrl: string;
  readonly productIds: readonly string[];
  /** Leasable subset of productIds. */
  readonly leasedIds: readonly string[];
}

/** Buys one or two products. Some buyers double-click, and some cards are declined at first. */
export async function buy(shopping: Shopping, nth: number): Promise<Bought> {
  const key = randomUUID();
  const orderIds = new Set<string>();
  const surprises: string[] = [];
  const counts: CallCounts = { unanswered: 0, slowestMs: 0 };
  let turn = nth;
  const host = () => shopping.hosts[turn++ % shopping.hosts.length]!;
  const input = {
    mode: "CREATE_FRESH_ORDER",
    items: linesOf(nth, shopping.productIds),
    address: { ...ADDRESS, email: `chaos-${nth}@mail.example` },
    deliveryType: "DELIVERY_SHIPPING",
    idempotencyKey: key,
  };

  const send = async (query: string, variables: object) => {
    const called = await callShop<{ told: CheckoutAnswer }>(host, { query, variables }, counts);
    if (called.kind === "ANSWERED" && called.data.told.order) orderIds.add(called.data.told.order.id);
    if (called.kind === "REFUSED") surprises.push(...called.codes);
    return called;
  };
  /** Presses the button until there is a response. */
  const press = async (orderInput: object, card: string): Promise<CheckoutAnswer | null> => {
    for (let presses = 0; presses < PRESSES; presses += 1) {
      // The card frame issues a new token for each press.
      const nonce = await tokenOf(card, shopping.paymentsUrl);
      const called = nonce === null ? null : await send(ORDER, { input: orderInput, nonce });
      if (called?.kind === "ANSWERED") return called.data.told;
      if (called?.kind === "REFUSED") return null;
      await wait(Math.max(READING_MS, called?.retryAfterMs ?? 0) + Math.random() * READING_MS);
    }
    return null;
  };
  const awaitDecision = async (answer: CheckoutAnswer | null): Promise<CheckoutAnswer | null> => {
    if (!answer?.order || answer.status !== "PENDING_PAYMENT") return answer;
    const { order, orderKey } = answer;
    for (const ms of LOOKS_MS) {
      await wait(ms);
      const called = await send(REFRESH, { orderId: order.id, orderKey });
      if (called.kind === "ANSWERED" && called.data.told.status !== "PENDING_PAYMENT")
        return { ...called.data.told, orderKey };
    }
    return answer;
  };

  const card = nth % 20 === 0 ? DECLINED_CARD : GOOD_CARD;
  const clicks = nth % 10 === 5 ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: clicks }, () => press(input, card)));
  let last = await awaitDecision(answers.find((answer) => answer?.success) ?? answers[0] ?? null);
  if (last?.order && last.status === "PAYMENT_FAILED") {
    const { mode, deliveryType } = input;
    const again = { mode, deliveryType, orderId: last.order.id, orderKey: last.orderKey };
    last = await awaitDecision(await press(again, GOOD_CARD));
  }
  const outcome = outcomeOf(last);
  if (outcome === "FAILED") surprises.push(...last!.errors.map(({ code }) => code));
  return { key, orderIds, outcome, surprises, ...counts };
}

function outcomeOf(answer: CheckoutAnswer | null): Outcome {
  if (answer === null) return "GAVE_UP";
  if (answer.success) return "PAID";
  if (answer.status === "PENDING_PAYMENT") return "OPEN";
  return answer.errors.every(({ code }) => code === "OUT_OF_STOCK") ? "SOLD_OUT" : "FAILED";
}

/**
 * Token from the vendor's card frame for a card number.
 * @returns null while the vendor is down
 */
async function tokenOf(number: string, paymentsUrl: string): Promise<string | null> {
  try {
    const answer = await fetch(`${paymentsUrl}/braintree/hosted-fields/tokenize`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ number, expirationDate: "12/39", cvv: "123" }),
      signal: AbortSignal.timeout(READING_MS),
    });
    const { nonce } = (await answer.json()) as { readonly nonce?: string };
    return nonce ?? null;
  } catch {
    return null;
  }
}

function linesOf(nth: number, productIds: readonly string[]) {
  const pick = (number: number) => productIds[number % productIds.length]!;
  const first = { productId: pick(nth * 7), quantity: 1 + (nth % 2) };
  const second = { productId: pick(nth * 11 + 3), quantity: 1 };
  return nth % 3 === 0 && first.productId !== second.productId ? [second, first] : [first];
}

export const ADDRESS = {
  firstName: "Chaos",
  lastName: "Buyer",
  address1: "1 Storm Street",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550142",
  isBillingShippingSame: true,
};
