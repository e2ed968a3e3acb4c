/** Corrections that raise the total: requested by staff, and paid by customers through the emailed link. */
import type { TestUser } from "../people/accounts";
import type { TestMailbox } from "../people/mailbox";
import { ADDRESS, aGuest, anOrder, type ClientCheckout, type ClientOrder } from "./order-samples";
import type { OrderShop } from "./orders";
import { seededId } from "../catalogue/seed-catalogue";

export interface CorrectedOrder extends Omit<ClientOrder, "items" | "paymentDetails"> {
  readonly amountDue: number;
  readonly tax: number;
  readonly correction: {
    readonly due: number;
    readonly totalBefore: number;
    readonly total: number;
    readonly payBy: string;
    readonly requestedBy: string;
    readonly changes: readonly string[];
  } | null;
  readonly items: readonly {
    readonly id: string;
    readonly productId: string;
    readonly status: string;
    readonly quantity: number;
  }[];
  readonly paymentDetails: readonly {
    readonly state: string;
    readonly amount: number;
    readonly paidAmount: number;
    readonly refundedAmount: number;
  }[];
  readonly manualRefunds: readonly { readonly amount: number }[] | null;
}
export interface Answer {
  readonly success: boolean;
  readonly message: string;
  readonly order: CorrectedOrder | null;
}
export type Placed = ClientCheckout & { readonly order: ClientOrder; readonly email: string };

const FIELDS = `id uniqueId status revision total tax amountDue allowedNextStatuses
  correction { due totalBefore total payBy requestedBy changes } items { id productId status quantity }
  paymentDetails { state amount paidAmount refundedAmount } manualRefunds { amount }
  history { type summary actor before after }`;

/** @param admin makes every request unless another user is named */
export function correctionCalls(shop: OrderShop, box: TestMailbox, admin: TestUser) {
  /** A paid and captured order of two units. */
  async function settled(email = aGuest()): Promise<Placed> {
    const items = [{ productId: seededId(1), quantity: 2 }];
    const placed = await shop.paid(anOrder({ items, address: { ...ADDRESS, email } }));
    await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
    await shop.post(`/braintree/tester/${placed.transactionId}/settle`);
    return { ...placed, email };
  }

  async function read({ order }: Placed, by = admin): Promise<CorrectedOrder> {
    const query = `query ($id: ID!) { getOrder(orderId: $id) { ${FIELDS} } }`;
    return (await shop.query<{ getOrder: CorrectedOrder }>(query, { id: order.id }, by.bearer)).getOrder;
  }

  async function until(placed: Placed, isGood: (order: CorrectedOrder) => boolean): Promise<CorrectedOrder> {
    await shop.untilRow(async () => isGood(await read(placed)));
    return read(placed);
  }

  /** @param due the difference staff saw; null = none */
  async function edit(
    placed: Placed,
    change: object,
    due: number | null,
    by = admin,
    revision?: number,
  ): Promise<Answer> {
    const query = `mutation ($id: ID!, $revision: Int!, $edit: OrderEditInput!, $due: Cents) {
      editOrder(orderId: $id, revision: $revision, edit: $edit, due: $due) { success message order { ${FIELDS} } } }`;
    const readRevision = revision ?? (await read(placed)).revision;
    const variables = { id: placed.order.id, revision: readRevision, edit: change, due };
    return (await shop.query<{ editOrder: Answer }>(query, variables, by.bearer)).editOrder;
  }

  async function preview({ order }: Placed, change: object) {
    const query = `query ($id: ID!, $edit: OrderEditInput!) { previewOrderEdit(orderId: $id, edit: $edit) {
      isPossible message totalBefore total due effects } }`;
    const { previewOrderEdit } = await shop.query<{
      previewOrderEdit: {
        readonly isPossible: boolean;
        readonly message: string;
        readonly totalBefore: number;
        readonly total: number;
        readonly due: number;
        readonly effects: readonly string[];
      };
    }>(query, { id: order.id, edit: change }, admin.bearer);
    return previewOrderEdit;
  }

  /** Previews the difference, and requests its payment. @returns the key of the emailed link */
  async function requestPayment(
    placed: Placed,
    change: object,
  ): Promise<{ readonly orderKey: string; readonly due: number }> {
    const { due } = await preview(placed, change);
    const { success, message } = await edit(placed, change, due);
    expect({ success, message }).toMatchObject({ success: true });
    return { orderKey: await mailedKey(placed), due };
  }

  async function mailedKey({ email }: Placed): Promise<string> {
    const { text } = await box.waitFor(email, "payment needed for your change");
    const [link] = text.match(/http\S+\/checkout\/payment\/\?order=\S+/) ?? [];
    return new URLSearchParams(new URL(link!).hash.slice(1)).get("key")!;
  }

  async function withdraw(placed: Placed, by = admin, revision?: number): Promise<Answer> {
    const query = `mutation ($id: ID!, $revision: Int!) { withdrawOrderCorrection(orderId: $id, revision: $revision) {
      success message order { ${FIELDS} } } }`;
    const variables = { id: placed.order.id, revision: revision ?? (await read(placed)).revision };
    return (await shop.query<{ withdrawOrderCorrection: Answer }>(query, variables, by.bearer))
      .withdrawOrderCorrection;
  }

  const payBy = ({ order }: Placed, orderKey: string) => anOrder({ orderId: order.id, orderKey });

  return { settled, read, until, edit, preview, requestPayment, mailedKey, withdraw, payBy };
}
