import { hostedChatPolicy, hostedChatText, inboxOf, listChatRefusals, readHostedChat } from "./hosted";

const CHATWOOT = {
  CHAT_PROVIDER: "chatwoot",
  CHATWOOT_BASE_URL: "https://chat.vendor.example/",
  CHATWOOT_WEBSITE_TOKEN: "token-1",
  CHATWOOT_IDENTITY_KEY: "a secret of theirs",
};
const TAWK = {
  CHAT_PROVIDER: "tawk",
  TAWK_PROPERTY_ID: "64f0c1",
  TAWK_WIDGET_ID: "1h9default",
  TAWK_API_KEY: "another secret",
};

test("the shop's own chat needs no settings", () => {
  for (const env of [{}, { CHAT_PROVIDER: "" }, { ...CHATWOOT, CHAT_PROVIDER: "own" }]) {
    expect([listChatRefusals(env), readHostedChat(env), hostedChatText(env)]).toEqual([[], null, ""]);
  }
});

test("a hosted chat is sent to browsers without its key", () => {
  expect(JSON.parse(hostedChatText(CHATWOOT))).toEqual({
    provider: "chatwoot",
    baseUrl: "https://chat.vendor.example",
    websiteToken: "token-1",
  });
  expect(JSON.parse(hostedChatText(TAWK))).toEqual({
    provider: "tawk",
    propertyId: "64f0c1",
    widgetId: "1h9default",
  });
});

test("each missing or wrong setting is named, and then there is no chat", () => {
  for (const [env, names] of [
    [{ CHAT_PROVIDER: "intercom" }, ["CHAT_PROVIDER"]],
    [{ CHAT_PROVIDER: "tawk" }, ["TAWK_PROPERTY_ID", "TAWK_WIDGET_ID", "TAWK_API_KEY"]],
    [{ ...CHATWOOT, CHATWOOT_IDENTITY_KEY: "" }, ["CHATWOOT_IDENTITY_KEY"]],
    [{ ...CHATWOOT, CHATWOOT_BASE_URL: "javascript:alert(1)" }, ["CHATWOOT_BASE_URL"]],
    [{ ...CHATWOOT, CHATWOOT_BASE_URL: "https://x.example/?a; script-src *" }, ["CHATWOOT_BASE_URL"]],
    [{ ...TAWK, TAWK_WIDGET_ID: "../evil" }, ["TAWK_WIDGET_ID"]],
  ] as const) {
    expect(listChatRefusals(env).map((sentence) => sentence.split(" ")[0])).toEqual(names);
    expect(readHostedChat(env)).toBeNull();
  }
});

test("pages allow the vendor's own addresses and no others", () => {
  const [chatwoot, tawk] = [readHostedChat(CHATWOOT)!, readHostedChat(TAWK)!];
  expect(new Set(Object.values(hostedChatPolicy(chatwoot)).flat())).toEqual(
    new Set(["https://chat.vendor.example", "wss://chat.vendor.example"]),
  );
  expect(new Set(Object.values(hostedChatPolicy(tawk)).flat())).toEqual(
    new Set(["https://*.tawk.to", "wss://*.tawk.to"]),
  );
  expect([inboxOf(chatwoot), inboxOf(tawk)]).toEqual([
    "https://chat.vendor.example/app",
    "https://dashboard.tawk.to/",
  ]);
});
