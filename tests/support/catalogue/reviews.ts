/** Customers with a delivered order, and their reviews. */
import type { Config } from "../../../server/config";
import { callRest, signedIn, type CallInput, type TestUser } from "../people/accounts";
import { confirmedOrders, type OrderWithItems } from "../orders/confirmed-orders";
import { ADDRESS, anOrder, type OrderOfTest } from "../orders/order-samples";
import { openOrderShop, type OrderShop } from "../orders/orders";
import { seededId } from "./seed-catalogue";

export const PRODUCT = seededId(1);

export const WORDS = {
  stars: 4,
  title: "Quiet and quick",
  text: "It washes well and nobody hears it.\n\nI would buy it again.",
  name: "Ada L.",
};

/** @param staff record the deliveries */
export function reviewsOf(shop: OrderShop, staff: () => TestUser) {
  const staffActions = confirmedOrders(shop, staff);
  const order = async (email: string, bearer?: string, productId = PRODUCT) => {
    const input = anOrder({ items: [{ productId, quantity: 1 }], address: { ...ADDRESS, email } });
    const placed = await shop.paid(input, bearer);
    return { placed, confirmed: await staffActions.confirm(placed) };
  };
  const arrive = async (confirmed: OrderWithItems) => {
    const itemIds = confirmed.items.map(({ id }) => id);
    const parcel = { carrier: "ups", trackingNumber: "1Z9", itemIds };
    const shipped = await staffActions.ship(confirmed, parcel);
    return (await staffActions.changeItems(shipped.order!, { itemIds, status: "DELIVERED" })).order!;
  };
  const write = (place: object, words: object = {}, input: CallInput = {}) =>
    callRest(shop.app, "saveReview", {
      body: { productId: PRODUCT, ...place, ...WORDS, ...words },
      ...input,
    });
  const decide = (id: string, revision: number, body: object = {}) =>
    callRest(shop.app, "decideReview", {
      params: { id },
      body: { decision: "PUBLISHED", revision, ...body },
      bearer: staff().bearer,
    });
  const pending = async (state = "WAITING") => {
    const { body } = await callRest(shop.app, "listReviewQueue", {
      body: { state, pageSize: 100 },
      bearer: staff().bearer,
    });
    return body.data!;
  };
  return {
    order,
    write,
    decide,
    pending,
    /** Writes and publishes. @returns its id */
    async publish(place: object, words: object = {}): Promise<string> {
      expect((await write(place, words)).status).toBe(200);
      const [first] = (await pending()).rows;
      expect((await decide(first!.id, first!.revision)).status).toBe(200);
      return first!.id;
    },
    arrive,
    /** A guest's delivered order. */
    async received(email: string, bearer?: string, productId?: string) {
      const { placed, confirmed } = await order(email, bearer, productId);
      return { placed, arrived: await arrive(confirmed) };
    },
    sendBack: (arrived: OrderWithItems) =>
      staffActions.changeItems(arrived, {
        itemIds: arrived.items.map(({ id }) => id),
        status: "RETURNED",
        reason: "Too loud",
      }),
    async published(params: Readonly<Record<string, string>> = {}) {
      const { body } = await callRest(shop.app, "listReviews", { params: { productId: PRODUCT, ...params } });
      return body.data!;
    },
  };
}

/** A guest's proof of purchase. */
export const keyOf = ({ order, orderKey }: OrderOfTest) => ({ orderId: order!.id, orderKey });

export type ReviewCalls = ReturnType<typeof reviewsOf>;

/** A shop whose admin records deliveries; the caller stops it. */
export async function openReviewShop(config: Partial<Config> = {}) {
  const shop = await openOrderShop({ config });
  const admin = await signedIn(shop.api, "ADMIN");
  return { shop, admin, reviews: reviewsOf(shop, () => admin) };
}
