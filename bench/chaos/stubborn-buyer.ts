/** A guest who wants one order and sends it, to whichever host answers, until somebody says how it stands. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { seededId } from "../../tests/support/seed-catalogue";

const ORDER = `mutation ($input: CheckoutInput!, $nonce: String!) {
  checkoutWithBraintree(input: $input, nonce: $nonce) { success errors { code message } status orderKey order { id } } }`;
const DECLINED = "fake-processor-declined-visa-nonce";
const GOOD = "fake-valid-visa-nonce";
const ANSWER_WITHIN_MS = 20_000;
/** Answers after which nothing is gained by asking again. */
const REFUSALS = ["OUT_OF_STOCK", "ORDER_NOT_PAYABLE", "PAYMENT_DECLINED"];

interface Told {
  readonly success: boolean;
  readonly errors: readonly { readonly code: string; readonly message: string }[];
  readonly status: string | null;
  readonly orderKey: string | null;
  readonly order: { readonly id: string } | null;
}

/** What the buyer knows in the end. */
export interface Bought {
  readonly key: string;
  /** Every order id they were told; more than one would be a doubled order. */
  readonly orderIds: ReadonlySet<string>;
  readonly isPaid: boolean;
  /** Requests that got no answer, and were sent again. */
  readonly lostAnswers: number;
  /** Answers nobody expects. */
  readonly surprises: readonly string[];
}

export interface Shopping {
  readonly hosts: readonly string[];
  readonly products: number;
  /** Stops trying: something is wrong. */
  readonly deadline: number;
}

/** Buys one or two products. Some click twice, some are declined at first, as in life. */
export async function buy({ hosts, products, deadline }: Shopping, nth: number): Promise<Bought> {
  const key = randomUUID();
  const orderIds = new Set<string>();
  const surprises: string[] = [];
  let lostAnswers = 0;
  const input: Record<string, unknown> = {
    mode: "CREATE_FRESH_ORDER",
    items: linesOf(nth, products),
    address: { ...ADDRESS, email: `chaos-${nth}@mail.example` },
    deliveryType: "DELIVERY_SHIPPING",
    idempotencyKey: key,
  };

  const until = async (ask: Record<string, unknown>, nonce: string): Promise<Told | null> => {
    for (let turn = nth; Date.now() < deadline; turn++) {
      const told = await send(hosts[turn % hosts.length]!, ask, nonce).catch(() => null);
      if (told?.order) orderIds.add(told.order.id);
      if (told && isFinal(told)) return told;
      if (!told) lostAnswers += 1;
      else if (told.errors[0]?.code !== "PAYMENT_UNCERTAIN") surprises.push(JSON.stringify(told.errors));
      await wait(100 + Math.random() * 300);
    }
    surprises.push("no answer before the end");
    return null;
  };

  const nonce = nth % 20 === 0 ? DECLINED : GOOD;
  const clicks = nth % 10 === 5 ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: clicks }, () => until(input, nonce)));
  let last = answers.find((told) => told?.success) ?? answers[0] ?? null;
  if (last && !last.success && last.order && last.status === "PAYMENT_FAILED") {
    last = await until({ ...input, orderId: last.order.id, orderKey: last.orderKey }, GOOD);
  }
  return { key, orderIds, isPaid: last?.success ?? false, lostAnswers, surprises };
}

function isFinal({ success, status, errors }: Told): boolean {
  return success || status === "PAYMENT_FAILED" || errors.some(({ code }) => REFUSALS.includes(code));
}

async function send(host: string, input: object, nonce: string): Promise<Told> {
  const answer = await fetch(`${host}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: ORDER, variables: { input, nonce } }),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const { data } = (await answer.json()) as { data?: { checkoutWithBraintree?: Told } | null };
  if (!data?.checkoutWithBraintree) throw new Error("no answer");
  return data.checkoutWithBraintree;
}

function linesOf(nth: number, products: number) {
  const first = { productId: seededId((nth * 7) % products), quantity: 1 + (nth % 2) };
  const second = { productId: seededId((nth * 11 + 3) % products), quantity: 1 };
  return nth % 3 === 0 && first.productId !== second.productId ? [second, first] : [first];
}

const ADDRESS = {
  firstName: "Chaos",
  lastName: "Buyer",
  address1: "1 Storm Street",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550142",
  isBillingShippingSame: true,
};
