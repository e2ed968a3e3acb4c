/**
 * Stock labels on pages: a page is published when its label changes, whatever changed the stock (PRICING-10).
 */
import { sql } from "kysely";
import { importRecords } from "../../../server/catalogue/import/import-catalogue";
import { aGuest, orderBy } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { queryHost } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop?.stop());

const db = () => shop.api.database.db;
const revisionNow = async () => {
  const { rows } = await sql<{ revision: string }>`SELECT revision FROM catalogue_state`.execute(db());
  return rows[0]!.revision;
};
/** Products the publisher gets as changed. */
const changedSince = async (since: string) => {
  const query = `{ exportChanges(since: "${since}", after: "") { revision products { productId } } }`;
  const { data } = await queryHost(shop.app, query);
  const { exportChanges } = data as {
    exportChanges: { revision: string; products: { productId: string }[] };
  };
  return exportChanges.products.map(({ productId }) => productId);
};
const published = (since: string, productId: string) =>
  waitFor(async () => ((await changedSince(since)).includes(productId) ? true : null));
const setStock = (productId: string, quantity: number) =>
  sql`UPDATE product_stock SET available_quantity = ${quantity} WHERE product_id = ${productId}`.execute(
    db(),
  );

/** Waits until no dirty marker is left. */
const settled = () =>
  waitFor(async () => {
    const { rows } = await sql`SELECT FROM stock_label_changes`.execute(db());
    return rows.length === 0 ? true : null;
  });

test("a page is published when the last unit is sold, and not for earlier sales", async () => {
  const productId = seededId(1);
  await setStock(productId, 2);
  await settled();
  const before = await revisionNow();
  await shop.checkout("card", orderBy(aGuest()));
  await shop.checkout("card", orderBy(aGuest()));
  await published(before, productId);
  // One publication of one product: the first sale triggered none.
  expect(Number(await revisionNow())).toBe(Number(before) + 1);
  expect(await changedSince(before)).toEqual([productId]);
});

test("a page is published once when an import restocks, and not when it adds stock", async () => {
  const importWith = (availableQuantity: number) => {
    const categoryPath = [{ id: "abcat0905000", name: "Dishwashers" }];
    const record = { sku: "STOCK-1", name: "A dishwasher", regularPrice: 400, categoryPath };
    return importRecords({ db: db(), records: [{ ...record, availableQuantity }], supplierId: "acme" });
  };
  await importWith(0);
  const { rows } = await sql<{ id: string }>`
    SELECT product_id AS id FROM products WHERE sku = 'STOCK-1'`.execute(db());
  const { id } = rows[0]!;
  const before = await revisionNow();
  await importWith(5);
  await published(before, id);
  const after = await revisionNow();
  expect(await importWith(9)).toMatchObject({ restocked: 1, updated: 0 });
  // Another label that changes proves that labels were checked.
  await setStock(seededId(3), 0);
  await published(after, seededId(3));
  await settled();
  expect(await changedSince(after)).toEqual([seededId(3)]);
});
