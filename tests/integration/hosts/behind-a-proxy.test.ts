/**
 * Which client address counts, behind the operator's proxy and behind the site host (NETWORK-1 to NETWORK-3).
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Config } from "../../../server/config";
import { createSiteHost, type SiteHost } from "../../../src/host/site-server";
import { callRest } from "../../support/people/accounts";
import { anOrder, type ClientCheckout } from "../../support/orders/order-samples";
import { signedIn } from "../../support/people/accounts";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { SEARCH_FRAME } from "../../support/catalogue/site-frame";
import { queryHost } from "../../support/hosts/test-api";

const PROXY = "127.0.0.1";
const SHOPPER = "203.0.113.9";
const BUILD_KEY = "Yk3vN1m8qT0sZ5cXb7LwRj2HfGd4AeUp";
const ALLOWED = 3;

let shop: OrderShop;
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.stop());
afterEach(async () => {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
});

async function publicApi(change: Partial<Config> = {}): Promise<FastifyInstance> {
  const own = { isPublic: true, buildKey: BUILD_KEY, requestsPerMinute: ALLOWED, trustedProxies: [PROXY] };
  const host = await shop.api.anotherHost({ ...own, ...change });
  closers.push(() => host.close());
  return host;
}

/** Status of one request for each set of headers. */
async function statuses(
  host: FastifyInstance,
  remoteAddress: string,
  headers: readonly Readonly<Record<string, string>>[],
): Promise<number[]> {
  const statusCodes: number[] = [];
  for (const sent of headers) {
    const request = { method: "POST", url: "/graphql", payload: { query: "{ __typename }" } } as const;
    statusCodes.push((await host.inject({ ...request, remoteAddress, headers: sent })).statusCode);
  }
  return statusCodes;
}

const times = <Value>(count: number, make: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at));
const forwarded = (chain: string) => ({ "x-forwarded-for": chain });
const LIMITED = [200, 200, 200, 429];

describe("the general limit", () => {
  test("counts each shopper behind the proxy, whatever addresses the shopper prepends", async () => {
    const host = await publicApi();

    expect(
      await statuses(
        host,
        PROXY,
        times(4, (at) => forwarded(`198.51.100.${at}, ${SHOPPER}`)),
      ),
    ).toEqual(LIMITED);
    expect(await statuses(host, PROXY, [forwarded("203.0.113.10")])).toEqual([200]);
  });

  test.each([
    ["whoever is no proxy", {}, "198.51.100.77"],
    ["everybody without a proxy", { trustedProxies: [] }, "127.0.0.1"],
  ])("ignores the headers of %s", async (_who, change, from) => {
    const host = await publicApi(change);

    expect(
      await statuses(
        host,
        from,
        times(4, (at) => forwarded(`192.0.2.${at}`)),
      ),
    ).toEqual(LIMITED);
  });

  test("counts the connection when the proxy forwards an invalid address", async () => {
    const host = await publicApi();

    expect(
      await statuses(
        host,
        PROXY,
        times(4, (at) => forwarded(`nonsense-${at}`)),
      ),
    ).toEqual(LIMITED);
  });

  test("counts an IPv6 network as one shopper, and a mapped address as its IPv4 address", async () => {
    const host = await publicApi();

    expect(
      await statuses(
        host,
        PROXY,
        times(4, (at) => forwarded(`2001:db8:1:2:${at}::9`)),
      ),
    ).toEqual(LIMITED);
    expect(await statuses(host, PROXY, [forwarded("2001:db8:1:3::9")])).toEqual([200]);
    const mapped = ["192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1", "::FFFF:192.0.2.1"];
    expect(await statuses(host, PROXY, mapped.map(forwarded))).toEqual(LIMITED);
  });

  test("exempts the site build by its key, not by its address", async () => {
    const host = await publicApi();

    expect(
      await statuses(
        host,
        PROXY,
        times(5, () => ({ "x-build-key": BUILD_KEY })),
      ),
    ).toEqual(times(5, () => 200));
    expect(
      await statuses(
        host,
        PROXY,
        times(4, () => ({ "x-build-key": `${BUILD_KEY}?` })),
      ),
    ).toEqual(LIMITED);
  });
});

test("attempts counted in the database are the shopper's too", async () => {
  const host = await publicApi({
    requestsPerMinute: 0,
    rateLimits: { "login.address": { hits: 2, seconds: 60 } },
  });
  const login = async (headers: Record<string, string>) =>
    (await callRest(host, "login", { body: { username: "a@mail.example", password: "Guess-1" }, headers }))
      .status;

  expect(await login(forwarded("198.51.100.1, 2001:db8:9:9::1"))).toBe(400);
  expect(await login(forwarded("198.51.100.2, 2001:db8:9:9::2"))).toBe(400);
  expect(await login(forwarded("198.51.100.3, 2001:db8:9:9::3"))).toBe(429);
  // A proxy that sends no address makes all its shoppers one client.
  expect([await login({}), await login({}), await login({})]).toEqual([400, 400, 429]);
});

test.each([
  ["an IPv4 address", "203.0.113.77", "203.0.113.77"],
  ["an IPv4 address in the clothes of IPv6", "::ffff:203.0.113.78", "203.0.113.78"],
  ["no IPv6 address", "2001:db8::7", ""],
])("an order stores %s", async (_what, address, stored) => {
  const host = await publicApi({
    requestsPerMinute: 0,
    payments: shop.api.configFor().payments,
    fraud: null,
  });
  const query = `mutation ($input: CheckoutInput!) { checkout: checkoutWithPlisio(input: $input, currency: "BTC") {
    errors { code } order { id } } }`;
  const { data, errors } = await queryHost(
    host,
    query,
    { input: anOrder() },
    forwarded(`198.51.100.1, ${address}`),
  );
  expect(errors).toEqual([]);
  const { order } = (data as { checkout: ClientCheckout }).checkout;
  const staff = await signedIn(shop.api, "ADMIN");
  const answer = await shop.query<{ getOrder: { ipAddress: string } }>(
    `{ getOrder(orderId: "${order?.id}") { ipAddress } }`,
    {},
    staff.bearer,
  );

  expect(answer.getOrder.ipAddress).toBe(stored);
});

describe("searches through the site host", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "site-"));
    await mkdir(path.join(folder, "search"));
    await writeFile(path.join(folder, "search/index.html"), SEARCH_FRAME);
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function siteOf(api: FastifyInstance, change: Partial<Parameters<typeof createSiteHost>[0]> = {}) {
    const apiUrl = await api.listen({ host: "127.0.0.1", port: 0 });
    const site: SiteHost = createSiteHost({
      siteFolder: folder,
      mediaFolder: folder,
      apiUrl,
      buildKey: BUILD_KEY,
      trustedProxies: [PROXY],
      isPublic: true,
      ...change,
    });
    await new Promise<void>((resolve) => site.server.listen(0, "127.0.0.1", resolve));
    closers.push(() => new Promise((resolve) => site.server.close(resolve).closeAllConnections()));
    const { port } = site.server.address() as AddressInfo;
    // A search with results: one without results sends a second request, for popular products.
    const { rows } = await sql<{ name: string }>`SELECT name FROM products LIMIT 1`.execute(
      shop.api.database.db,
    );
    const address = `http://127.0.0.1:${port}/search/?q=${encodeURIComponent(rows[0]!.name)}`;
    return (headers: Record<string, string>) => fetch(address, { headers });
  }

  test("count for the shopper who searches, and return Retry-After", async () => {
    const search = await siteOf(await publicApi());
    const answers = [];
    for (let at = 0; at < 4; at += 1) answers.push(await search(forwarded(`198.51.100.${at}, ${SHOPPER}`)));

    expect(answers.map(({ status }) => status)).toEqual(LIMITED);
    expect(Number(answers[3]!.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await search(forwarded("203.0.113.10"))).status).toBe(200);
  });

  test("ignore an address a stranger sends, in front of the site and to the API", async () => {
    const api = await publicApi();
    const search = await siteOf(api, { trustedProxies: [] });
    const searches = [];
    for (let at = 0; at < 4; at += 1) searches.push((await search(forwarded(`198.51.100.${at}`))).status);

    expect(searches).toEqual(LIMITED);
    const shopper = (at: number) => ({ "x-shopper-address": `192.0.2.${at}`, "x-build-key": "a guess" });
    expect(await statuses(api, "198.51.100.5", times(4, shopper))).toEqual(LIMITED);
  });
});
