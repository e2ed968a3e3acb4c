/** The earlier price that price-drop emails name (WISH-7). */
import { sql } from "kysely";
import { productPath } from "#contract/site/paths";
import { aCustomer, type TestUser } from "../../support/people/accounts";
import { offerNewsOf } from "../../support/catalogue/offer-news";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

const [first, second] = [seededId(0), seededId(1)];
const { setPrice, notifyAll, newsTo } = offerNewsOf(() => api);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(3);
});
afterAll(() => api?.close());

/** Saves a product to the wish list of a user who opted in to emails. */
async function watch({ bearer }: TestUser, productId: string): Promise<void> {
  const { errors } = await api.query(
    `mutation { addToWishList(productIds: ["${productId}"]) { emailAlerts } setWishListAlerts(emailAlerts: true) { emailAlerts } }`,
    {},
    { authorization: bearer },
  );
  expect(errors).toEqual([]);
}

test("an email never reports a drop of a price that was raised and restored, nor an earlier price above the 30-day low", async () => {
  const ada = await aCustomer(api);
  await setPrice(first, 80_00);
  await notifyAll();
  await watch(ada, first);
  await setPrice(first, 100_00);
  await setPrice(first, 80_00);
  await notifyAll();
  await setPrice(first, 100_00);
  await setPrice(first, 85_00);
  await notifyAll();
  expect(await newsTo(ada)).toEqual([]);
  await setPrice(first, 75_00);
  await notifyAll();
  const mails = await newsTo(ada);
  expect(mails.map(({ text }) => /It was .*/.exec(text)?.[0])).toEqual(["It was $80.00."]);
  // Prices from more than 30 days ago do not count.
  const { db } = api.database;
  await sql`DELETE FROM product_prices WHERE product_id = ${first}`.execute(db);
  await sql`INSERT INTO product_prices (product_id, since, until, cents) VALUES
    (${first}, now() - interval '60 days', now() - interval '31 days', 1000),
    (${first}, now() - interval '31 days', NULL, 7500)`.execute(db);
  await setPrice(first, 70_00);
  await notifyAll();
  expect((await newsTo(ada)).at(-1)!.text).toContain("It was $75.00.");
});

test("an email names a product once, with its address", async () => {
  const ada = await aCustomer(api);
  await setPrice(second, 60_00);
  await notifyAll();
  await watch(ada, second);
  await setPrice(second, 55_00);
  await notifyAll();
  const [mail] = await newsTo(ada);
  const { rows } = await sql<{ name: string; slug: string }>`
    SELECT name, slug FROM products WHERE product_id = ${second}`.execute(api.database.db);
  const { name, slug } = rows[0]!;
  const url = productPath({ slug });
  const below = (body: string) => body.split("hold items for you.")[1]!;
  expect(below(mail!.text).split(name)).toHaveLength(2);
  expect(below(mail!.text)).toContain(`${url}\n`);
  // In HTML, quotes in the name are entities; the product's address is its only link.
  const words = name.split(" ")[0]!;
  expect(below(mail!.html).split(words)).toHaveLength(2);
  expect(below(mail!.html)).toMatch(new RegExp(`href="[^"]*${url}"[^>]*>${words}`));
});
