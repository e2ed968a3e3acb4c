/** A shop with payment vendor and lessor sandboxes, and customers who lease their orders in it. */
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { readConfig, type Config } from "../../../server/config";
import { aCustomer, type TestUser } from "../people/accounts";
import { aLeaseForm, ENDS_IN, leaseCalls, type LeaseCalls } from "./lease-calls";
import { startLessorDoubles, type LessorDoubles } from "./lessor-doubles";
import { ADDRESS, anOrder, CHECKOUT_FIELDS, type ClientCheckout } from "../orders/order-samples";
import { openOrderShop, type OrderShop } from "../orders/orders";
import { seededId } from "../catalogue/seed-catalogue";

export interface ClientLeasedOrder {
  readonly id: string;
  readonly status: string;
  readonly total: number;
  readonly amountDue: number;
  readonly canCancel: boolean;
  readonly lenderSignatureUrl: string | null;
  readonly leaseId: string | null;
  readonly leaseDetails: {
    readonly leaseState: string;
    readonly leasedAmount: number;
    readonly lessorName: string;
    readonly contractSigned: boolean;
    readonly signUntil: string | null;
  } | null;
  readonly history: readonly {
    readonly type: string;
    readonly summary: string;
    readonly after: string | null;
  }[];
}

export interface ClientLeaseCheckout {
  readonly success: boolean;
  readonly code: string | null;
  readonly message: string;
  readonly status: string | null;
  readonly redirectUrl: string | null;
  readonly errors: readonly { readonly code: string; readonly message: string }[];
  readonly orderKey: string | null;
  readonly order: ClientLeasedOrder | null;
  readonly application: {
    readonly id: string;
    readonly status: string;
    readonly approvedAmount: number | null;
    readonly usedAmount: number;
    readonly remainingAmount: number;
  } | null;
}

const LEASED_ORDER = `id status total amountDue canCancel lenderSignatureUrl leaseId
  leaseDetails { leaseState leasedAmount lessorName contractSigned signUntil } history { type summary after }`;
const RESULT = `success code message status redirectUrl errors { code message } orderKey order { ${LEASED_ORDER} }
  application { id status approvedAmount usedAmount remainingAmount }`;

export interface LeaseOrderShop
  extends Omit<OrderShop, "refresh" | "until">, Pick<LeaseCalls, "save" | "consent"> {
  readonly lessors: LessorDoubles;
  /** An approval to shop with of a new customer: half of $3,000 when partial, otherwise all of it. */
  approve(how?: "full" | "partial"): Promise<{ readonly ada: TestUser; readonly leaseId: string }>;
  /** Applies for a lease of an order; a guest without a bearer. */
  applyFor(
    checkout: object,
    last4: string,
    bearer?: string,
  ): Promise<
    ClientLeaseCheckout & { readonly draftKey: string; readonly again: () => Promise<ClientLeaseCheckout> }
  >;
  onCredit(checkout: object, bearer: string): Promise<ClientLeaseCheckout>;
  readOrder(orderId: string, key: string | null, bearer?: string): Promise<ClientLeasedOrder>;
  untilOrder(
    of: { readonly order: { readonly id: string } | null; readonly orderKey: string | null },
    isGood: (order: ClientLeasedOrder) => boolean,
  ): Promise<ClientLeasedOrder>;
  payRest(of: {
    readonly order: { readonly id: string } | null;
    readonly orderKey: string | null;
  }): Promise<ClientCheckout>;
  sign(signatureUrl: string | null): Promise<void>;
  /** Used and remaining of an application, from its row and its leases. */
  balance(leaseId: string): Promise<{ approved: number; used: number; free: number }>;
  /** Makes background work due now. */
  hurry(): Promise<void>;
}

/** Queries one host in GraphQL. @throws when the response has errors, or there is none */
export type SendQuery = OrderShop["query"];

/** Calls of a customer with an approval, at one host. */
export function leaseOrderCalls(send: SendQuery) {
  return {
    async onCredit(checkout: object, bearer: string): Promise<ClientLeaseCheckout> {
      const query = `mutation ($input: CheckoutInput!) {
        result: processCheckoutWithPreApprovedCredit(input: $input) { ${RESULT} } }`;
      return (await send<{ result: ClientLeaseCheckout }>(query, { input: checkout }, bearer)).result;
    },
    async cancel(orderId: string, bearer: string): Promise<void> {
      await send(`mutation ($id: ID!) { cancelOrder(orderId: $id) { success } }`, { id: orderId }, bearer);
    },
  };
}

/** Seconds: in a long run no session expires. */
const A_DAY = 86_400;

/** Every product costs $800 with free shipping, and is plentiful. @param change of its configuration */
export async function openLeaseOrderShop(change: Partial<Config> = {}): Promise<LeaseOrderShop> {
  const lessors = await startLessorDoubles("");
  const { leases } = readConfig({ NODE_ENV: "test", SANDBOX_PORT: String(lessors.port) });
  const shop = await openOrderShop({ config: { leases, ...change } });
  const { port } = shop.app.server.address() as AddressInfo;
  lessors.sendTo(`http://127.0.0.1:${port}/webhooks/lessors`);
  const api: OrderShop["api"] = {
    ...shop.api,
    configFor: (change) => shop.api.configFor({ accessTokenSeconds: A_DAY, ...change }),
  };
  const { db } = api.database;
  await sql`UPDATE products SET regular_price_cents = 80000, sale_price_cents = NULL, on_sale = false,
    free_shipping = true, shipping_cost_cents = 0, quantity_limit = NULL`.execute(db);
  await sql`UPDATE catalogue_state SET revision = revision + 1`.execute(db);
  const calls = leaseCalls(shop.app);
  const { query: request, save, consent } = calls;
  const readOrder: LeaseOrderShop["readOrder"] = async (id, key, bearer = "") => {
    const query = bearer
      ? `query ($id: ID!) { order: getOrder(orderId: $id) { ${LEASED_ORDER} } }`
      : `query ($id: ID!, $key: String!) { order: getOrderByKey(orderId: $id, orderKey: $key) { ${LEASED_ORDER} } }`;
    return (await request<{ order: ClientLeasedOrder }>(query, { id, key }, bearer)).order;
  };
  const send = async (input: object, draftKey: string, bearer: string): Promise<ClientLeaseCheckout> => {
    const query = bearer
      ? `mutation ($input: LeaseApplicationInput!) { result: processLoanApplication(input: $input) { ${RESULT} } }`
      : `mutation ($input: LeaseApplicationInput!, $draftKey: ID!) {
          result: processGuestLoanApplication(input: $input, draftKey: $draftKey) { ${RESULT} } }`;
    return (await request<{ result: ClientLeaseCheckout }>(query, { input, draftKey }, bearer)).result;
  };
  return {
    ...shop,
    api,
    lessors,
    save,
    consent,
    readOrder,
    async approve(how = "full") {
      const ada = await aCustomer(api);
      const form = aLeaseForm(how === "full" ? ENDS_IN.silent : ENDS_IN.partial);
      const { application } = await calls.apply(form, ada.bearer);
      await sql`UPDATE lease_applications SET next_check_at = now() WHERE id = ${application!.id}`.execute(
        db,
      );
      await calls.until(application!.id, "APPROVED", ada);
      return { ada, leaseId: application!.id };
    },
    async applyFor(checkout, last4, bearer = "") {
      const draftKey = await save(aLeaseForm(last4), bearer);
      const input = consent({ checkout });
      const again = () => send(input, draftKey, bearer);
      return { ...(await again()), draftKey, again };
    },
    onCredit: leaseOrderCalls(request).onCredit,
    async untilOrder({ order, orderKey }, isGood) {
      let last = await readOrder(order!.id, orderKey);
      await shop.untilRow(async () => isGood((last = await readOrder(order!.id, orderKey))));
      return last;
    },
    async payRest({ order, orderKey }) {
      const input = anOrder({ address: ADDRESS, orderId: order!.id, orderKey });
      const query = `mutation ($input: CheckoutInput!) {
        result: checkoutWithBraintree(input: $input, nonce: "fake-valid-nonce") { ${CHECKOUT_FIELDS} } }`;
      return (await request<{ result: ClientCheckout }>(query, { input })).result;
    },
    async sign(signatureUrl) {
      const body = new URLSearchParams({ frequency: "WEEKLY" });
      await fetch(signatureUrl ?? "", { method: "POST", body, redirect: "manual" });
    },
    async balance(leaseId) {
      const { rows } = await sql<{ approved: number; used: number; free: number }>`
        SELECT approved_cents AS approved,
          (SELECT COALESCE(sum(cents), 0)::int FROM leases WHERE application_id = a.id
            AND state IN ('HELD', 'SIGNING', 'SIGNED', 'DELIVERED', 'FUNDED')) AS used,
          approved_cents - (SELECT COALESCE(sum(cents), 0)::int FROM leases WHERE application_id = a.id
            AND state IN ('HELD', 'SIGNING', 'SIGNED', 'DELIVERED', 'FUNDED')) AS free
        FROM lease_applications AS a WHERE id = ${leaseId}`.execute(db);
      return rows[0]!;
    },
    async hurry() {
      await sql`UPDATE leases SET next_check_at = now() WHERE next_check_at IS NOT NULL`.execute(db);
    },
    async stop() {
      await shop.stop();
      await lessors.stop();
    },
  };
}

/** Line of units at $800 each, before tax. */
export const pieces = (quantity: number, change: object = {}) =>
  anOrder({ items: [{ productId: seededId(1), quantity }], ...change });
