/** Signatures for a third-party chat, and the shop's own chat while one is used (CHAT-12). */
import { createHmac, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { bearerOf } from "#contract/accounts/session";
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { ConfigError, readConfig } from "../../../server/config";
import { aCustomer, aRegistration, callRest } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

const CHATWOOT = {
  CHAT_PROVIDER: "chatwoot",
  CHATWOOT_BASE_URL: "https://chat.vendor.example",
  CHATWOOT_WEBSITE_TOKEN: "site-token",
  CHATWOOT_IDENTITY_KEY: "key-of-chatwoot",
};
const TAWK = {
  CHAT_PROVIDER: "tawk",
  TAWK_PROPERTY_ID: "property",
  TAWK_WIDGET_ID: "widget",
  TAWK_API_KEY: "key-of-tawk",
};

let api: TestApi;
let chatwoot: FastifyInstance;
let tawk: FastifyInstance;
beforeAll(async () => {
  api = await startTestApi(0);
  const hostOf = async (env: Record<string, string>, options = {}) =>
    api.anotherHost({ chat: readConfig({ NODE_ENV: "test", ...env }).chat, ...options });
  chatwoot = await hostOf(CHATWOOT, { rateLimits: { "chatIdentity.account": { hits: 4, seconds: 60 } } });
  tawk = await hostOf(TAWK);
});
afterAll(async () => {
  await chatwoot?.close();
  await tawk?.close();
  await api?.close();
});

const hmac = (key: string, text: string) => createHmac("sha256", key).update(text).digest("hex");

describe("the shop", () => {
  test("signs the signed-in user's identity, for that account only", async () => {
    const ada = await aCustomer(api, { firstName: "Ada" });
    const grace = await aCustomer(api, { firstName: "Grace" });
    for (const [host, key] of [
      [chatwoot, "key-of-chatwoot"],
      [tawk, "key-of-tawk"],
    ] as const) {
      const { status, body } = await callRest(host, "getChatIdentity", { bearer: ada.bearer });
      expect(status).toBe(200);
      expect(body.data).toEqual({
        identifier: ada.username,
        email: ada.username,
        name: "Ada",
        hash: hmac(key, ada.username),
      });
      expect(JSON.stringify(body)).not.toContain(key);
    }
    // The session's account is signed, regardless of the account in the request.
    const answer = await chatwoot.inject({
      method: "GET",
      url: `${REST.getChatIdentity.path}?identifier=${grace.username}&email=${grace.username}&userId=${grace.userId}`,
      headers: { authorization: ada.bearer },
    });
    expect(answer.body).not.toContain(grace.username);
    expect(answer.body).not.toContain(hmac("key-of-chatwoot", grace.username));
  });

  test("signs nothing for guests or for unverified accounts", async () => {
    for (const headers of [{}, { authorization: "Bearer forged forged" }]) {
      const guest = await chatwoot.inject({ method: "GET", url: REST.getChatIdentity.path, headers });
      expect([guest.statusCode, guest.json<{ data: unknown }>().data]).toEqual([401, null]);
    }
    const email = "somebody.else@mail.example";
    const registered = await callRest(api.app, "register", { body: aRegistration(email) });
    const bearer = bearerOf(registered.body.data!.tokens);
    const refused = await callRest(chatwoot, "getChatIdentity", { bearer });
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { message: MESSAGES.chat.unproved, data: null },
    ]);
    expect(JSON.stringify(refused.body)).not.toContain(hmac("key-of-chatwoot", email));
  });

  test("signs up to a rate limit, and never with its own chat", async () => {
    const { bearer } = await aCustomer(api);
    const answers = [];
    for (let time = 0; time < 6; time++)
      answers.push(await callRest(chatwoot, "getChatIdentity", { bearer }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(answers[5]!.body.message).toBe(MESSAGES.chat.tooMany);
    const own = await callRest(api.app, "getChatIdentity", { bearer });
    expect([own.status, own.body.message]).toEqual([404, MESSAGES.chat.notHosted]);
  });
});

test("a chat that was switched off accepts no messages, and can still be read", async () => {
  const begin = (host: FastifyInstance) =>
    callRest(host, "startChat", { body: { startKey: randomUUID(), name: "Ada" } });
  const { token } = (await begin(api.app)).body.data!;
  const body = { token, text: "Hello", clientId: randomUUID() };
  await callRest(api.app, "writeChat", { body });
  const refused = await begin(chatwoot);
  expect([refused.status, refused.body.message]).toEqual([404, MESSAGES.chat.moved]);
  const written = await callRest(chatwoot, "writeChat", { body: { ...body, clientId: randomUUID() } });
  expect([written.status, written.body.message]).toEqual([404, MESSAGES.chat.moved]);
  const stored = await callRest(chatwoot, "getChat", { body: { token, after: 0 } });
  expect(stored.body.data!.messages.map(({ text }) => text)).toEqual(["Hello"]);
});

test("the host refuses to start with a half-configured hosted chat, or in public without HTTPS", () => {
  const start = (env: Record<string, string>) => () => readConfig({ NODE_ENV: "test", ...env });
  expect(start({ ...TAWK, TAWK_API_KEY: "" })).toThrow(ConfigError);
  expect(start({ ...TAWK, TAWK_API_KEY: "" })).toThrow(/TAWK_API_KEY/);
  expect(start({ CHAT_PROVIDER: "other" })).toThrow(/CHAT_PROVIDER/);
  const isPublic = { NODE_ENV: "production", API_URL: "https://api.shop.example" };
  expect(start({ ...isPublic, ...CHATWOOT, CHATWOOT_BASE_URL: "http://chat.vendor.example" })).toThrow(
    /CHATWOOT_BASE_URL must be an https URL/,
  );
});
