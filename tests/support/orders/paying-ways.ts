/** A customer's steps at each vendor: how a payment starts there, and how the money arrives later. */
import type { PayingWay } from "./order-calls";
import { anOrder, type ClientCheckout } from "./order-samples";
import type { OrderShop } from "./orders";

export interface LaterPayment {
  readonly vendor: string;
  readonly way: PayingWay;
  /** An order whose payment has started and is not complete. */
  begin(shop: OrderShop, input?: Readonly<Record<string, unknown>>): Promise<ClientCheckout>;
  /** The money arrives. */
  arrive(shop: OrderShop, begun: ClientCheckout): Promise<void>;
  /** Number of webhooks about it. */
  readonly webhooks: number;
  /** State of the payment then. */
  readonly state: "PAID" | "AUTHORIZED";
}

const press = async (shop: OrderShop, path: string) => void (await shop.post(path));

/** Approves a purchase in Klarna's widget. @returns the authorization token */
export async function approveAtKlarna(
  shop: OrderShop,
  input: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { query } = shop;
  const { preparePayment } = await query<{ preparePayment: { widgetUrl: string } }>(
    `query ($input: CheckoutInput!) { preparePayment(method: KLARNA, input: $input) { clientToken widgetUrl } }`,
    { input },
  );
  const session = new URL(preparePayment.widgetUrl).searchParams.get("session");
  const answer = await shop.post("/klarna/widget/authorize", { session_id: session });
  return ((await answer.json()) as { authorizationToken: string }).authorizationToken;
}

/** Vendors whose result arrives after the customer has left the shop's page. */
export const LATER_PAYMENTS: readonly LaterPayment[] = [
  {
    vendor: "coinbase",
    way: "coinbase",
    begin: (shop, input = anOrder()) => shop.checkout("coinbase", input),
    arrive: (shop, { transactionId }) => press(shop, `/coinbase/pay/${transactionId}/pay`),
    webhooks: 2,
    state: "PAID",
  },
  {
    vendor: "plisio",
    way: "crypto",
    begin: (shop, input = anOrder()) => shop.checkout("crypto", input),
    arrive: (shop, { transactionId }) => press(shop, `/plisio/invoice/${transactionId}/pay`),
    webhooks: 2,
    state: "PAID",
  },
  {
    vendor: "klarna",
    way: "klarna",
    async begin(shop, checkoutInput = anOrder()) {
      const address = { ...(checkoutInput["address"] as object), email: "ada+pend-accept-01@mail.example" };
      const input = { ...checkoutInput, address };
      return shop.checkout("klarna", input, { authorizationToken: await approveAtKlarna(shop, input) });
    },
    arrive: (shop, { transactionId }) => press(shop, `/klarna/tester/${transactionId}/accept`),
    webhooks: 1,
    state: "AUTHORIZED",
  },
];
