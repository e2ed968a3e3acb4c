/** Phone orders that staff place in a test shop, and the emails that request their payment. */
import { randomUUID } from "node:crypto";
import type { TestUser } from "../people/accounts";
import type { TestMailbox } from "../people/mailbox";
import { ADDRESS, anOrder, type ClientCheckout, type ClientOrder } from "./order-samples";
import type { OrderShop } from "./orders";

export interface PhoneOrder extends ClientOrder {
  readonly username: string | null;
  readonly submittedBy: string;
  readonly placedBy: string | null;
  readonly createdBy: string;
  readonly email: string;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}
interface Problem {
  readonly code: string;
  readonly message: string;
  readonly property: string | null;
}
export interface Quote {
  readonly subTotal: number;
  readonly shipping: number;
  readonly tax: number;
  readonly discount: number;
  readonly total: number;
  readonly errors: readonly Problem[];
}
export type PhoneCheckout = Omit<ClientCheckout, "errors" | "order"> & {
  readonly errors: readonly Problem[];
  readonly order: PhoneOrder | null;
};
export interface Change {
  readonly success: boolean;
  readonly message: string;
  readonly order: PhoneOrder | null;
}

const ERRORS = "errors { code message property }";
const FIELDS = `id uniqueId status total username submittedBy placedBy createdBy email heldUntil ipAddress userAgent
  history { type summary actor after } paymentDetails { state } items { quantity }`;

export const forGuest = (email: string) => ({ address: { ...ADDRESS, email } });

export function phoneCalls(shop: OrderShop, box: TestMailbox, support: TestUser) {
  async function quote(input: object, username: string | null = null, by = support): Promise<Quote> {
    const query = `query ($username: String, $input: CheckoutInput!) {
    getPhoneOrderQuote(username: $username, input: $input) { subTotal shipping tax discount total ${ERRORS} } }`;
    return (await shop.query<{ getPhoneOrderQuote: Quote }>(query, { username, input }, by.bearer))
      .getPhoneOrderQuote;
  }

  async function place(input: object, username: string | null = null, by = support): Promise<PhoneCheckout> {
    const query = `mutation ($username: String, $input: CheckoutInput!) {
    placePhoneOrder(username: $username, input: $input) {
      success ${ERRORS} message status orderKey transactionId paymentGatewayUrl order { ${FIELDS} } } }`;
    return (await shop.query<{ placePhoneOrder: PhoneCheckout }>(query, { username, input }, by.bearer))
      .placePhoneOrder;
  }

  /** Quoted, confirmed with the customer, and placed. */
  async function placeQuoted(
    change: Readonly<Record<string, unknown>> = {},
    username: string | null = null,
    by = support,
  ): Promise<PhoneCheckout> {
    const input = anOrder(change);
    return place({ ...input, expectedTotal: (await quote(input, username, by)).total }, username, by);
  }

  async function read(orderId: string, by: TestUser): Promise<PhoneOrder> {
    const query = `query ($orderId: ID!) { getOrder(orderId: $orderId) { ${FIELDS} } }`;
    return (await shop.query<{ getOrder: PhoneOrder }>(query, { orderId }, by.bearer)).getOrder;
  }

  async function sendLink(
    orderId: string,
    by = support,
    idempotencyKey: string = randomUUID(),
  ): Promise<Change> {
    const query = `mutation ($orderId: ID!, $idempotencyKey: ID!) {
    sendPaymentLink(orderId: $orderId, idempotencyKey: $idempotencyKey) { success message order { ${FIELDS} } } }`;
    return (await shop.query<{ sendPaymentLink: Change }>(query, { orderId, idempotencyKey }, by.bearer))
      .sendPaymentLink;
  }

  /** The key in the payment link. */
  async function mailedKey(email: string): Promise<string> {
    const { text } = await box.waitFor(email, "payment needed");
    const [link] = text.match(/http\S+\/checkout\/payment\/\?order=\S+/) ?? [];
    expect(text).toContain("Our staff will never ask for it.");
    return new URLSearchParams(new URL(link!).hash.slice(1)).get("key")!;
  }

  const linksTo = (email: string) =>
    box.mailbox.list(email).filter(({ subject }) => subject.includes("payment needed")).length;

  return { quote, place, placeQuoted, read, sendLink, mailedKey, linksTo };
}
