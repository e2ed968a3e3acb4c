/**
 * A host that dies between calling a supplier and recording the response neither duplicates nor loses an
 * order (ORDER-30).
 */
import { sql } from "kysely";
import { findFreePort } from "../../../server/db/embedded/free-port";
import { signedIn } from "../../support/people/accounts";
import { anOrder, ORDER_FIELDS, type ClientOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { startRestartingHost, type RestartingHost } from "../../support/hosts/restarting-host";
import { startSupplierDouble, type SupplierDouble } from "../../support/orders/supplier-double";
import { startVendorLine, type VendorLine } from "../../support/hosts/vendor-line";
import { waitFor } from "../../support/hosts/wait-for";

jest.setTimeout(300_000);
/** Each host dies with an order submitted but not recorded. */
const DEATHS = 3;
const SUBMITTED = "POST /suppliers/bestbuy/commerce/order/submit";

let shop: OrderShop;
let supplier: SupplierDouble;
let line: VendorLine;
let host: RestartingHost;
beforeAll(async () => {
  supplier = await startSupplierDouble();
  line = await startVendorLine();
  shop = await openOrderShop({ config: { suppliers: supplier.settings() } });
});
afterAll(async () => {
  await host?.stop();
  await shop?.stop();
  await line?.stop();
  await supplier?.stop();
});

test("orders submitted by killed hosts are placed once and confirmed", async () => {
  const { db } = shop.api.database;
  const admin = await signedIn(shop.api, "ADMIN");
  const placed = [await shop.paid(anOrder()), await shop.paid(anOrder())];
  for (const paid of placed) await shop.until(paid, ({ status }) => status === "PENDING_FULFILMENT");
  // From here on only the host that dies runs.
  await shop.app.close();
  const { url, keys } = supplier.settings().access.BESTBUY!;
  line.leadTo(new URL(url).origin);
  let deaths = 0;
  line.rewriteResponses((answer) => {
    const isSubmitted = line.count(SUBMITTED) > deaths;
    if (isSubmitted && deaths < DEATHS && host.kill()) deaths += 1;
    return answer;
  });
  host = startRestartingHost({
    API_PORT: String(await findFreePort()),
    DATABASE_URL: shop.api.database.url,
    SANDBOX_PORT: "9",
    SANDBOX_PAYMENTS_PORT: String(shop.line.port),
    SANDBOX_SMTP_PORT: "9",
    BESTBUY_COMMERCE_URL: `http://127.0.0.1:${line.port}${new URL(url).pathname}`,
    BESTBUY_COMMERCE_KEY: keys["apiKey"]!,
    BESTBUY_COMMERCE_USERNAME: keys["username"]!,
    BESTBUY_COMMERCE_PASSWORD: keys["password"]!,
    SUPPLIER_SUBMIT_MINUTES: "0",
    REQUESTS_PER_MINUTE: "0",
    LOG_LEVEL: "silent",
  });
  const look = async (id: string): Promise<ClientOrder> => {
    const answer = await fetch(`${host.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: admin.bearer },
      body: JSON.stringify({ query: `{ getOrder(orderId: "${id}") { ${ORDER_FIELDS} } }` }),
    });
    return ((await answer.json()) as { data: { getOrder: ClientOrder } }).data.getOrder;
  };
  await waitFor(async () => {
    // Claims of a dead host expire after a minute.
    await sql`UPDATE supplier_orders SET next_try_at = now() WHERE state = 'TO_SUBMIT'`.execute(db);
    const { rows } = await sql<{ open: number }>`SELECT count(*)::int AS open FROM orders AS o
      WHERE NOT EXISTS (SELECT 1 FROM supplier_orders WHERE order_id = o.id AND state = 'SUBMITTED')`.execute(
      db,
    );
    return rows[0]!.open === 0 || null;
  }, 240_000);
  await host.untilOpen();

  expect(deaths).toBe(DEATHS);
  for (const { order } of placed) {
    expect(await supplier.ordersOf(order.uniqueId)).toHaveLength(1);
    const submitted = await look(order.id);
    expect(submitted).toMatchObject({ status: "CONFIRMED_BY_SUPPLIER" });
    expect(submitted.history.filter(({ summary }) => summary.includes("accepted the order"))).toHaveLength(1);
  }
  const { rows } = await sql<{ made: number }>`SELECT count(*)::int AS made FROM supplier_orders`.execute(db);
  expect(rows).toEqual([{ made: placed.length }]);
});
