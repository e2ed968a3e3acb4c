/**
 * Random histories of merged customer accounts: nothing is lost, and the preview matches the result
 * (STAFF-64).
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { ACCOUNT_COLUMNS } from "../../../server/customers/merge/account-columns.rules";
import { aCustomer, callRest, type TestUser } from "../../support/people/accounts";
import { countOf, openMergeAdmin, type MergeAdmin } from "../../support/orders/merges";
import { randomOf } from "../../support/chance";
import { randomBooks } from "../../support/orders/random-books";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

jest.setTimeout(240_000);
const SEED = Number(process.env["MERGE_SEED"] ?? 20_261_127);

let api: TestApi;
let merges: MergeAdmin;
beforeAll(async () => {
  api = await startTestApi(8);
  merges = await openMergeAdmin(api);
});
afterAll(() => api.close());

const sentences = MESSAGES.customers;
const db = () => api.database.db;

/** Row counts of every table a merge moves, including cart lines and wishes. */
async function countRows(): Promise<Record<string, number>> {
  const tables = new Set([
    ...Object.entries(ACCOUNT_COLUMNS).flatMap(([column, fate]) =>
      fate === "MOVES" ? [column.split(".")[0]!] : [],
    ),
    ...["cart_items", "wish_list_items", "payments", "money_entries", "order_items"],
  ]);
  // Staff with fresh codes are created in between.
  tables.delete("users");
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(
      db(),
    );
    counts[table] = rows[0]!.n;
  }
  return counts;
}

/** Columns that still reference an account whose rows should have moved. */
async function listLeft(userId: string): Promise<string[]> {
  const remaining: string[] = [];
  for (const [column, fate] of Object.entries(ACCOUNT_COLUMNS)) {
    if (fate !== "MOVES" || column.startsWith("lease_drafts")) continue;
    const [table = "", name = ""] = column.split(".");
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table)}
      WHERE ${sql.ref(name)}::text = ${userId} LIMIT 1`.execute(db());
    if (rows.length > 0) remaining.push(column);
  }
  return remaining;
}

async function lifetimes(people: readonly TestUser[]) {
  const all = await Promise.all(people.map(({ username }) => merges.overviewOf(username)));
  const sum = (of: (lifetime: NonNullable<(typeof all)[number]["lifetime"]>) => number) =>
    all.reduce((total, { lifetime }) => total + of(lifetime!), 0);
  return {
    net: sum(({ netCents }) => netCents),
    paid: sum(({ paidCents }) => paidCents),
    refunded: sum(({ refundedCents }) => refundedCents),
    open: sum(({ openCount }) => openCount),
  };
}

describe("over a random history", () => {
  const random = randomOf(SEED);
  const below = (end: number) => Math.floor(random() * end);
  const streets = ["1 Main St", "2 Oak Ave", "3 Elm Rd"];

  async function live(user: TestUser, people: readonly TestUser[]): Promise<void> {
    const at = { bearer: merges.admin.bearer, params: { username: user.username } };
    for (let i = below(3); i > 0; i -= 1) {
      const address = { firstName: "Ada", lastName: "Shopper", address1: streets[below(3)], city: "Austin" };
      const body = {
        ...address,
        state: "TX",
        postalCode: "78701",
        phone: "5125550142",
        isDefault: random() < 0.5,
      };
      await callRest(api.app, "addCustomerAddress", { ...at, body });
    }
    const tags = ["vip", "wholesale", "late payer"].filter(() => random() < 0.5);
    await callRest(api.app, "changeCustomerTags", { ...at, body: { add: tags } });
    for (let i = below(3); i > 0; i -= 1) {
      await callRest(api.app, "addCustomerNote", { ...at, body: { id: randomUUID(), text: `Note ${i}` } });
    }
    const headers = { authorization: user.bearer };
    const wished = [0, 1, 2, 3].filter(() => random() < 0.5).map(seededId);
    await api.query(
      `mutation ($ids: [ID!]!) { addToWishList(productIds: $ids) { emailAlerts } }`,
      { ids: wished },
      headers,
    );
    for (const text of ["Cheap", "Loud"].filter(() => random() < 0.6)) {
      const input = { search: { text }, address: `/search/?q=${text}${below(2)}`, name: text };
      await api.query(
        `mutation ($input: SavedSearchInput!) { saveSearch(input: $input) { name } }`,
        { input },
        headers,
      );
    }
    const inCart = [0, 1, 2, 3, 4, 5, 6, 7].filter(() => random() < 0.5).map(seededId);
    await sql`INSERT INTO carts (user_id) VALUES (${user.userId})`.execute(db());
    await sql`INSERT INTO cart_items (cart_id, product_id, quantity)
      SELECT carts.id, product_id, ${1 + below(5)} FROM carts, products
      WHERE user_id = ${user.userId} AND product_id = ANY(${inCart})`.execute(db());
    await sql`INSERT INTO chat_conversations (start_hash, user_id, sealed_person)
      SELECT decode(md5(random()::text), 'hex'), ${user.userId}, '\\x00' FROM generate_series(1, ${below(3)})`.execute(
      db(),
    );
    await sql`INSERT INTO reviews (product_id, order_id, user_id, email_index, sealed_words, stars)
      SELECT DISTINCT ON (item.product_id) item.product_id, orders.id, user_id, decode(md5(user_id::text), 'hex'), '\\x00', 4
      FROM orders JOIN order_items AS item ON item.order_id = orders.id
      WHERE user_id = ${user.userId} LIMIT 2`.execute(db());
    const writer = people[below(people.length)]!;
    await sql`INSERT INTO review_votes (review_id, kind, user_id)
      SELECT id, 'HELPFUL', ${user.userId} FROM reviews
      WHERE user_id = ${writer.userId} AND user_id <> ${user.userId}`.execute(db());
    await sql`UPDATE orders SET submitted_by = user_id::text, created_by = user_id::text
      WHERE user_id = ${user.userId}`.execute(db());
    await sql`INSERT INTO order_events (order_id, type, actor, summary)
      SELECT id, 'SUBMITTED', user_id::text, 'Placed' FROM orders WHERE user_id = ${user.userId}`.execute(
      db(),
    );
  }

  test("nothing is lost, payments are unchanged, and the preview matches the result", async () => {
    const people: TestUser[] = [];
    for (let i = 0; i < 14; i += 1) people.push(await aCustomer(api, { firstName: "Random" }));
    const last = new Date(Date.now() - 60_000);
    const books = randomBooks(db(), random, {
      userIds: people.map(({ userId }) => userId),
      productIds: [0, 1, 2, 3].map(seededId),
      first: new Date(last.getTime() - 100 * 86_400_000),
      last,
    });
    await books.addOrders(60);
    await books.addApprovals(10);
    for (const user of people) await live(user, people);
    const before = await lifetimes(people);
    expect(before.paid).toBeGreaterThan(0);
    expect(before.refunded).toBeGreaterThan(0);

    for (let round = 0; round < 12; round += 1) {
      const [from] = people.splice(below(people.length), 1) as [TestUser];
      const into = people[below(people.length)]!;
      const rows = await countRows();
      const preview = (await merges.preview(from.username, into.username)).body.data!;
      expect(await countRows()).toEqual(rows);
      const { status, body } = await merges.merge(from.username, into.username);
      expect([status, body.message]).toEqual([200, sentences.merged]);

      const now = await countRows();
      const expectDropped = (table: string, what: string) => {
        expect([table, rows[table]! - now[table]!]).toEqual([table, countOf(preview, "clashes", what)]);
        delete rows[table];
        delete now[table];
      };
      expectDropped("addresses", "addresses");
      expectDropped("cart_items", "cart");
      expectDropped("wish_list_items", "wishes");
      expectDropped("customer_tags", "tags");
      expectDropped("review_votes", "votes");
      // Two carts and two wish lists become one, and common saved searches are merged.
      expect(rows["carts"]! - now["carts"]!).toBe(1);
      const watches = rows["watches"]! - now["watches"]! - countOf(preview, "clashes", "searches");
      expect([0, 1]).toContain(watches);
      for (const table of ["carts", "watches"]) {
        delete rows[table];
        delete now[table];
      }
      expect(now).toEqual(rows);
      expect(await listLeft(from.userId)).toEqual([]);
      expect(await lifetimes(people)).toEqual(before);
      expect((await merges.getCustomer(from.username)).body.data!.customer).toMatchObject({
        username: into.username,
        movedFrom: { username: from.username, by: expect.any(String) },
      });
    }
    // Two accounts remain, whose pages list all accounts merged into them.
    const merged = await Promise.all(
      people.map(async ({ username }) => (await merges.overviewOf(username)).merged),
    );
    expect(merged.flat()).toHaveLength(12);
  });
});
