/**
 * Delivery options for a postal code, and malformed requests for them (CATALOGUE-9, CATALOGUE-19,
 * CATALOGUE-20).
 */
import { deliveryRange, type DeliveryRange } from "#contract/checkout/delivery";
import { MESSAGES } from "#contract/messages";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seedDeliveries } from "../../support/orders/seed-deliveries";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { queryHost } from "../../support/hosts/test-api";

interface NearStores {
  readonly pickupLocations: readonly { readonly distanceMiles: number | null }[];
}
const toDays = ({ from, to }: DeliveryRange) => ({ deliveryFrom: from, deliveryTo: to });

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ holdWebhooks: true });
  await seedDeliveries(shop.api.database.db);
});
afterAll(() => shop.stop());

describe("availability by postal code", () => {
  const DETAILS = `query ($postalCode: String!, $productIds: [ID!]!) {
    getProductAvailabilityDetails(postalCode: $postalCode, productIds: $productIds) {
      productId orderCode displayMessage inStoreAvaibility maxQuantity avaiableShipping homeDeliveryCode
      availableHomeDelivery availablePickup pickupLocations { id name address } error } }`;
  const queryDetails = (postalCode: string, productIds: readonly string[]) =>
    queryHost(shop.app, DETAILS, { postalCode, productIds });
  const details = async (postalCode: string, positions: readonly number[]) => {
    const answer = await queryDetails(postalCode, positions.map(seededId));
    expect(answer.errors).toEqual([]);
    return (answer.data as { getProductAvailabilityDetails: Record<string, unknown>[] })
      .getProductAvailabilityDetails;
  };

  test("returns shipping, installation and nearby stores", async () => {
    const [detail] = await details("78704", [1]);
    expect(detail).toMatchObject({
      orderCode: "SELLABLE",
      displayMessage: MESSAGES.checkout.sellable,
      maxQuantity: 99,
      avaiableShipping: true,
      availableHomeDelivery: true,
      homeDeliveryCode: "AVAILABLE",
      availablePickup: true,
      inStoreAvaibility: true,
      error: null,
    });
    expect(detail?.["pickupLocations"]).toEqual([
      { id: "austin-downtown", name: "Austin Downtown", address: "610 Congress Avenue, Austin, TX 78701" },
    ]);
  });

  test("far from every store offers shipping only", async () => {
    const [detail] = await details("99501", [1]);
    expect(detail).toMatchObject({ avaiableShipping: true, availablePickup: false, pickupLocations: [] });
  });

  test("returns results in request order: no pickup, stores only, sold out, unknown", async () => {
    const results = await details("78704", [5, 4, 3, 2]);
    expect(results).toMatchObject([
      { productId: seededId(5), orderCode: "NOT_SELLABLE", error: MESSAGES.cart.unknownProduct },
      { orderCode: "NOT_SELLABLE", displayMessage: MESSAGES.checkout.soldOut, maxQuantity: 0, error: null },
      { displayMessage: MESSAGES.checkout.pickupOnly, avaiableShipping: false, availablePickup: true },
      { avaiableShipping: true, availablePickup: false, pickupLocations: [] },
    ]);
  });

  test("returns stores nearest first, and the delivery days", async () => {
    const { data } = await queryHost(
      shop.app,
      `{ getProductAvailabilityDetails(postalCode: "78704", productIds: ["${seededId(1)}"]) {
        deliveryFrom deliveryTo pickupLocations { distanceMiles } } }`,
    );
    const [detail] = (data as { getProductAvailabilityDetails: NearStores[] }).getProductAvailabilityDetails;
    const miles = detail!.pickupLocations.map(({ distanceMiles }) => distanceMiles);
    expect(miles).not.toContain(null);
    expect(miles).toEqual([...miles].sort((a, b) => a! - b!));
    expect(detail).toMatchObject(toDays(deliveryRange("TX", new Date())));
  });

  test.each(["09012", "96799"])("ships nothing to %s, and says so", async (postalCode) => {
    const [detail] = await details(postalCode, [1]);
    expect(detail).toMatchObject({ avaiableShipping: false, availableHomeDelivery: false });
    expect(detail?.["displayMessage"]).not.toBe(MESSAGES.checkout.sellable);
  });

  test.each([
    ["ids of no product", ["", "0", "-1", "9".repeat(300), "🦆", "\u0000", "' OR 1=1 --", "1e309"]],
    ["the same product often", Array(100).fill(seededId(1))],
    ["nothing", []],
  ])("supports %s", async (_name, productIds: string[]) => {
    const answer = await queryDetails("78704", productIds);
    expect(answer.errors).toEqual([]);
    const results = (answer.data as { getProductAvailabilityDetails: { productId: string }[] })
      .getProductAvailabilityDetails;
    expect(results.map(({ productId }) => productId)).toEqual(productIds);
  });

  test.each(["", "7870", "787011", "7870x", "７８７０１"])(
    "rejects the postal code %j",
    async (postalCode) => {
      const { errors } = await queryDetails(postalCode, [seededId(1)]);
      expect(errors).toMatchObject([
        { message: MESSAGES.validation.postalCode, extensions: { code: "BAD_USER_INPUT" } },
      ]);
    },
  );

  test("rejects more products than a call may have", async () => {
    const { errors } = await queryDetails("78704", Array(101).fill(seededId(1)));
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });
});
