/** How the API host handles requests that no client of the shop sends, and the headers intermediaries see. */
import { createHmac, randomUUID } from "node:crypto";
import { connect, type AddressInfo } from "node:net";
import {
  getNamedType,
  GraphQLEnumType,
  GraphQLInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from "graphql";
import type { GraphQLInputType, GraphQLObjectType } from "graphql";
import { bearerOf } from "#contract/accounts/session";
import { COINBASE } from "#contract/payments/vendors/coinbase";
import { createTokenMint } from "../../../server/auth/sessions/tokens.service";
import { executableSchema } from "../../../server/http/graphql/graphql-schema";
import { aCustomer, callRest, signedIn } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(2);
});
afterAll(() => api.close());

const DAY_MS = 24 * 3_600_000;
const post = (payload: unknown, headers: Record<string, string> = {}) =>
  api.app.inject({ method: "POST", url: "/graphql", headers, payload: payload as object });

describe("a GET of GraphQL", () => {
  const send = (parameters: string) => api.app.inject({ url: `/graphql?query={__typename}&${parameters}` });

  test.each(["variables=", "extensions=", "variables=null", "variables={}", "operationName="])(
    "may leave a parameter empty: %s",
    async (parameters) => {
      const answer = await send(parameters);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ data: { __typename: "Query" } });
    },
  );

  test.each([
    "variables=5",
    "variables=[1]",
    'variables="x"',
    "variables={",
    "variables=%00",
    'variables={"__proto__":{"x":1}}',
    "variables={}&variables={}",
    "extensions=[]",
    "extensions=%7B%22a%22",
    "operationName=a&operationName=b",
    `operationName=${"a".repeat(8_000)}`,
  ])("is rejected with a code when a parameter is invalid: %.60s", async (parameters) => {
    const answer = await send(parameters);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].extensions.code).toBe("BAD_USER_INPUT");
  });
});

test.each([60_000, 900_000])("an operation name of %d characters is rejected with a code", async (length) => {
  const answer = await post({ query: "query a { __typename }", operationName: "a".repeat(length) });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].extensions.code).toBe("BAD_USER_INPUT");
});

describe("a character the database cannot store", () => {
  const schema = executableSchema([]);
  const roots = [schema.getQueryType(), schema.getMutationType()] as GraphQLObjectType[];
  const fields = roots.flatMap((root) =>
    Object.values(root.getFields()).map(
      (field) => [`${root.name.toLowerCase()} ${field.name}`, root, field] as const,
    ),
  );

  /** A value of the type with a zero byte in every text; null where a type is recursive. */
  function valueOf(type: GraphQLInputType, depth = 0): unknown {
    if (isNonNullType(type)) return valueOf(type.ofType, depth);
    if (isListType(type)) return [valueOf(type.ofType as GraphQLInputType, depth)];
    const named = getNamedType(type);
    if (named instanceof GraphQLEnumType) return named.getValues()[0]?.name;
    if (named instanceof GraphQLInputObjectType) {
      if (depth > 4) return null;
      return Object.fromEntries(
        Object.values(named.getFields()).map(({ name, type: part }) => [name, valueOf(part, depth + 1)]),
      );
    }
    if (!isScalarType(named)) return null;
    return { Int: 1, Float: 1, Boolean: true, Cents: 1 }[named.name] ?? `zero\u0000${named.name}`;
  }

  test.each(fields)("causes no server error in a %s", async (_name, root, field) => {
    const staff = await signedIn(api, "SUPERADMIN");
    const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
    const passed = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
    const variables = Object.fromEntries(field.args.map(({ name, type }) => [name, valueOf(type)]));
    const query = `${root.name.toLowerCase()} ${declared && `(${declared})`} {
      ${field.name} ${passed && `(${passed})`} ${isScalarType(getNamedType(field.type)) ? "" : "{ __typename }"} }`;

    const answer = await post({ query, variables }, { authorization: staff.bearer });

    expect(answer.statusCode).toBeLessThan(500);
    const codes = ((answer.json().errors ?? []) as { extensions: { code: string } }[]).map(
      (error) => error.extensions.code,
    );
    expect(codes).not.toContain("INTERNAL");
  });

  test.each([
    ["the event's id", { id: "evt\u0000" }],
    ["the charge", { data: { code: "\u0000" } }],
    ["the order", { data: { code: "ABCD1234", metadata: { order_id: "\u0000" } } }],
    ["the kind", { type: "charge:\u0000" }],
  ])("in %s of a signed webhook is rejected", async (_where, change) => {
    const event = { id: randomUUID(), type: "charge:confirmed", data: { code: "ABCD1234" }, ...change };
    const body = JSON.stringify({ event });
    const sign = (secret: string) => createHmac("sha256", secret).update(body).digest("hex");
    const answer = await api.app.inject({
      method: "POST",
      url: "/webhooks/coinbase",
      headers: {
        "content-type": "application/json",
        "x-cc-webhook-signature": sign(COINBASE.doubleKeys.webhookSecret),
      },
      payload: body,
    });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ isSuccess: false });
  });
});

describe("responses", () => {
  test.each([
    ["an unknown address", { url: "/no-such-thing" }, 404],
    ["an unreadable address", { url: "/%zz" }, 400],
    ["an unknown session", { url: "/user/profile/get" }, 401],
    ["a refused body", { method: "POST", url: "/account/login", payload: {} }, 400],
    ["a body that is no JSON", { method: "POST", url: "/account/login", payload: "x" }, 415],
    [
      "plain text",
      {
        method: "POST",
        url: "/account/login",
        payload: "x",
        headers: { "content-type": "text/plain;charset=UTF-8" },
      },
      415,
    ],
    ["a query that is none", { method: "POST", url: "/graphql", payload: { query: "{" } }, 400],
    ["an unsigned webhook", { method: "POST", url: "/webhooks/coinbase", payload: {} }, 400],
  ] as const)("to %s are not cached, and have the request id", async (_what, request, status) => {
    const answer = await api.app.inject({
      ...request,
      headers: {
        ...("headers" in request && request.headers),
        "x-request-id": "0af7651916cd43dd8448",
      },
    });

    expect(answer.statusCode).toBe(status);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["x-request-id"]).toBe("0af7651916cd43dd8448");
  });

  test("to bytes that are not HTTP are not cached either", async () => {
    const host = await api.anotherHost();
    await host.listen({ host: "127.0.0.1", port: 0 });
    const { port } = host.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write("NONSENSE\r\n\r\n"));
      let text = "";
      socket.on("data", (chunk) => (text += chunk.toString())).on("close", () => resolve(text));
    });
    await host.close();

    expect(answer).toMatch(/^HTTP\/1\.1 400 .*cache-control: no-store\r\nx-request-id: [0-9a-f-]{36}\r\n/s);
  });

  test("over the rate limit are not cached", async () => {
    const host = await api.anotherHost({ requestsPerMinute: 1 });
    const send = () => host.inject({ url: "/graphql?query={__typename}", remoteAddress: "203.0.113.9" });
    await send();
    const refused = await send();
    await host.close();

    expect(refused.statusCode).toBe(429);
    expect(refused.headers["cache-control"]).toBe("no-store");
  });

  test.each(["short", "x".repeat(200), 'inject"ed\\', "two words here", ""])(
    "replace an invalid request id: %.20s",
    async (requestId) => {
      const [first, second] = await Promise.all(
        [1, 2].map(() => api.app.inject({ url: "/health", headers: { "x-request-id": requestId } })),
      );
      expect(first!.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
      expect(first!.headers["x-request-id"]).not.toBe(second!.headers["x-request-id"]);
    },
  );

  test("expose the request id to the site", async () => {
    const answer = await api.app.inject({ url: "/health", headers: { origin: "http://localhost:8000" } });
    expect(answer.headers["access-control-expose-headers"]).toContain("x-request-id");
  });
});

describe("a local shop", () => {
  const health = (host: string) => api.app.inject({ url: "/health", headers: { host } });

  test.each(["localhost:4000", "127.0.0.1:4000", "[::1]:4000", "shop.localhost"])(
    "answers requests to %s",
    async (host) => {
      expect((await health(host)).statusCode).toBe(200);
    },
  );

  test.each([
    "evil.example",
    "abcd.tunnel.example:4000",
    "localhost.evil.example",
    "192.168.1.5:4000",
    "not a name",
  ])("does not answer a page or a tunnel that calls it %s", async (host) => {
    const answer = await health(host);
    expect(answer.statusCode).toBe(421);
    expect(answer.json()).toMatchObject({ isSuccess: false, data: null });
  });

  test("opened to the network answers to every host name", async () => {
    const host = await api.anotherHost({ isForOneMachine: false });
    const answer = await host.inject({ url: "/health", headers: { host: "api.shop.example" } });
    await host.close();
    expect(answer.statusCode).toBe(200);
  });
});

test.each(["/docs", "/docs/", "/docs/json", "/docs/static/index.html"])(
  "in production there is no %s",
  async (url) => {
    const host = await api.anotherHost({ environment: "production" });
    const answer = await host.inject({ url });
    await host.close();

    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toMatch(/swagger|openapi/i);
  },
);

test("a token from a host whose clock is a day ahead is rejected; a minute of skew is allowed", async () => {
  const user = await aCustomer(api);
  const { accessToken } = user.session!.tokens;
  const { sid } = JSON.parse(Buffer.from(accessToken.split(".")[1]!, "base64url").toString()) as {
    sid: string;
  };
  const { tokenKeys, accessTokenSeconds } = api.configFor();
  const subject = {
    userId: user.userId,
    sessionId: sid,
    role: "CUSTOMER",
    username: user.username,
    firstName: "Ada",
    lastName: "Shopper",
  } as const;
  const statusOf = async (aheadMs: number) => {
    const mint = createTokenMint({ tokenKeys, accessTokenSeconds, now: () => Date.now() + aheadMs });
    const bearer = bearerOf({ ...user.session!.tokens, ...mint.accessAndId(subject) });
    return (await callRest(api.app, "getProfile", { bearer })).status;
  };

  expect(await statusOf(0)).toBe(200);
  expect(await statusOf(30_000)).toBe(200);
  expect(await statusOf(120_000)).toBe(401);
  expect(await statusOf(DAY_MS)).toBe(401);
});
