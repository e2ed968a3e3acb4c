/** Responses to shoppers and load balancers during a database or disk outage, without data loss. */
import { writeFile, mkdtemp, rm } from "node:fs/promises";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import type { UptimeSettings } from "../../../server/http/server";
import { openDatabase, type Db } from "../../../server/db/client";
import type { Patience } from "../../../server/db/connection/patience";
import { startDatabaseLine, type DatabaseLine } from "../../support/hosts/database-line";
import { anOrder, CHECKOUT_FIELDS } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { queryHost } from "../../support/hosts/test-api";
import { waitUntil } from "../../support/hosts/wait-for";

const IMPATIENT: Patience = { connectMs: 1_000, statementMs: 1_000 };

let shop: OrderShop;
let line: DatabaseLine;
let folder: string;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  shop = await openOrderShop();
  line = await startDatabaseLine(shop.api.database.url);
  folder = await mkdtemp(path.join(tmpdir(), "outage-"));
});
afterEach(async () => {
  line.setSilent(false);
  for (let close = closers.pop(); close; close = closers.pop()) await close();
});
afterAll(async () => {
  await line.stop();
  await shop.stop();
  await rm(folder, { recursive: true });
});

const USUAL: UptimeSettings = { receiveMs: 15_000, requestMs: 30_000, drainMs: 0, leastFreeBytes: 0 };

/** A shop host behind the test connection. */
async function host(
  {
    patience = IMPATIENT,
    dataDir = folder,
    ...uptime
  }: Partial<UptimeSettings> & {
    patience?: Patience;
    dataDir?: string;
  } = {},
  onConnectionError: (error: Error) => void = () => undefined,
): Promise<{ app: FastifyInstance; db: Db }> {
  const db = openDatabase(line.url, { patience, onConnectionError });
  const app = await shop.anotherHost({ dataDir, uptime: { ...USUAL, ...uptime } }, { db });
  closers.push(
    () => db.destroy(),
    () => app.close(),
  );
  await waitUntil(async () => !(await ready(app)).message?.includes("the catalogue"));
  return { app, db };
}

const ORDER = `mutation ($input: CheckoutInput!, $nonce: String!) {
  checkout: checkoutWithBraintree(input: $input, nonce: $nonce) { ${CHECKOUT_FIELDS} } }`;
const order = (app: FastifyInstance, input: object) =>
  app.inject({
    method: "POST",
    url: "/graphql",
    payload: { query: ORDER, variables: { input, nonce: "fake-valid-visa-nonce" } },
  });
const ready = async (app: FastifyInstance) => {
  const answer = await app.inject("/ready");
  const { message } = answer.json<Envelope>();
  return { status: answer.statusCode, message, retryAfter: answer.headers["retry-after"] };
};
const countOf = async (table: "orders" | "payments") =>
  (await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(shop.api.database.db))
    .rows[0]!.n;
async function untilReady(app: FastifyInstance): Promise<void> {
  await shop.untilRow(async () => (await ready(app)).status === 200);
}

describe("while the database does not respond", () => {
  test("an order gets Retry-After, and is placed once when the database is back", async () => {
    const { app } = await host();
    const input = anOrder({ items: [{ productId: seededId(2), quantity: 1 }] });
    const before = await countOf("orders");
    line.setSilent(true);

    const answer = await order(app, input);

    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.json()).toMatchObject({
      errors: [{ message: MESSAGES.generic.unavailable, extensions: { code: "UNAVAILABLE" } }],
    });
    line.setSilent(false);
    await untilReady(app);
    const placed = (await order(app, input)).json<{ data: { checkout: { success: boolean } } }>();
    expect(placed.data.checkout.success).toBe(true);
    expect(await countOf("orders")).toBe(before + 1);
  });

  test("a REST call returns 503 in the envelope, and /ready gives the reason within its second", async () => {
    const { app } = await host();
    line.setSilent(true);

    const login = await app.inject({
      method: "POST",
      url: "/account/login",
      payload: { username: "nobody@mail.example", password: "Some-password-1" },
    });

    expect(login.statusCode).toBe(503);
    expect(login.headers["retry-after"]).toBe("5");
    expect(login.json<Envelope>()).toMatchObject({ isSuccess: false, message: MESSAGES.generic.unavailable });
    // Whether its statement has failed by then depends on which background job holds a connection.
    expect(await ready(app)).toEqual({
      status: 503,
      message: expect.stringMatching(/^Not ready: the database does not respond(?: within a second)?\.$/),
      retryAfter: "5",
    });
    line.setSilent(false);
    await untilReady(app);
  });

  test("a request with unbounded statements is answered at the request timeout", async () => {
    const { app } = await host({ patience: { connectMs: 0, statementMs: 0 }, requestMs: 300 });
    line.setSilent(true);

    const answer = await order(app, anOrder());
    const login = await app.inject({
      method: "POST",
      url: "/account/login",
      payload: { username: "nobody@mail.example", password: "Some-password-1" },
    });

    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: "UNAVAILABLE" } }] });
    expect(login.statusCode).toBe(503);
    expect(login.headers["retry-after"]).toBe("5");
    expect(login.json<Envelope>().message).toBe(MESSAGES.generic.unavailable);
    line.setSilent(false);
  });
});

test("a statement over its timeout is cancelled in the database too, and its connection survives", async () => {
  const { app, db } = await host();
  const input = anOrder({ items: [{ productId: seededId(3), quantity: 1 }] });
  const stock = sql`SELECT 1 FROM product_stock WHERE product_id = ${seededId(3)} FOR UPDATE`;
  await shop.api.database.db.transaction().execute(async (trx) => {
    await stock.execute(trx);
    expect((await order(app, input)).statusCode).toBe(503);
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(trx);
    expect(rows).toEqual([{ n: 0 }]);
  });
  await sql`SELECT 1`.execute(db);
  expect((await order(app, input)).json()).toMatchObject({ data: { checkout: { success: true } } });
});

test("a broken connection is logged for the operator, and the next query gets another one", async () => {
  const messages: string[] = [];
  const { db } = await host({}, (error) => messages.push(error.message));
  await sql`SELECT 1`.execute(db);

  line.cut();

  await shop.untilRow(async () => messages.length > 0);
  expect(messages).toContain("Connection terminated unexpectedly");
  expect((await sql<{ one: number }>`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

describe("/ready", () => {
  test("detects a read-only database, and so do orders", async () => {
    const { db, url } = shop.api.database;
    const name = sql.id(new URL(url).pathname.slice(1));
    await sql`ALTER DATABASE ${name} SET default_transaction_read_only = on`.execute(db);
    // A connection opened now is read-only unless its transaction says otherwise.
    const writing = db.transaction().setAccessMode("read write");
    closers.push(() =>
      writing.execute((trx) => sql`ALTER DATABASE ${name} RESET default_transaction_read_only`.execute(trx)),
    );
    const { app } = await host();

    expect(await ready(app)).toMatchObject({
      status: 503,
      message: "Not ready: the database is not writable.",
    });
    expect((await order(app, anOrder())).statusCode).toBe(503);
  });

  test("detects a disk that is nearly full", async () => {
    const { app } = await host({ leastFreeBytes: Number.MAX_SAFE_INTEGER });
    expect(await ready(app)).toMatchObject({
      status: 503,
      message: "Not ready: the data folder is full or not writable.",
    });
  });

  test("detects a data folder that is not writable", async () => {
    const dataDir = path.join(folder, "no-folder");
    await writeFile(dataDir, "");
    expect(await ready((await host({ dataDir })).app)).toMatchObject({ status: 503 });
  });

  test("is OK for a writable database and disk", async () => {
    expect(await ready((await host()).app)).toMatchObject({ status: 200 });
  });
});

test("a client that sends a request byte by byte is disconnected", async () => {
  const { app } = await host({ receiveMs: 300 });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  for (const sent of ["POST /account/login HTTP/1.1\r\nhost: localhost\r\nx-slow: ", POST_HEAD]) {
    const answer = await drip(port, sent);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('"isSuccess":false');
  }
  expect((await queryHost(app, "{ __typename }")).status).toBe(200);
});

const POST_HEAD =
  "POST /account/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n";

/**
 * Sends a beginning, then a byte now and then.
 * @returns everything received until the host closed the connection
 */
function drip(port: number, beginning: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let dripping: NodeJS.Timeout | undefined;
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(beginning);
      // Starts only now: a byte written before the connection is open would precede the beginning.
      dripping = setInterval(() => socket.write("x"), 20);
    });
    let answer = "";
    socket.on("data", (bytes) => (answer += bytes.toString()));
    // A byte may still be in flight when the host disconnects.
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE" && error.code !== "ECONNRESET") reject(error);
    });
    socket.on("close", () => {
      clearInterval(dripping);
      resolve(answer);
    });
  });
}
