import Fastify from "fastify";
import { registerClient } from "./client";

const PROXY = "127.0.0.1";
const BUILD_KEY = "Yk3vN1m8qT0sZ5cXb7LwRj2HfGd4AeUp";

afterEach(() => jest.useRealTimers());

/** Creates a host behind the proxy, with its answers and its log lines. */
function aHost(isPublic = true) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ trustProxy: [PROXY], logger: { level: "warn", stream } });
  registerClient(app, { isPublic, buildKey: BUILD_KEY });
  for (const path of ["/", "/ready"]) app.get(path, () => "here");
  const send = (headers: Record<string, string> = {}, url = "/", remoteAddress = PROXY) =>
    app.inject({ url, headers, remoteAddress });
  return { send, lines };
}

describe("a request without a shopper's address", () => {
  test("is in the log of a public shop, once an hour", async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { send, lines } = aHost();
    for (let i = 0; i < 3; i++) await send();

    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("sends no X-Forwarded-For, is not in TRUST_PROXY");
    jest.setSystemTime(Date.now() + 3_601_000);
    await send();
    expect(lines).toHaveLength(2);
  });

  test.each([
    ["past the proxy", {}, "198.51.100.7"],
    ["from an unlisted proxy", { "x-forwarded-for": "203.0.113.9" }, "198.51.100.7"],
    ["from a proxy that forwards garbage", { "x-forwarded-for": "unknown" }, PROXY],
    [
      "from the site host behind an unlisted proxy",
      { "x-shopper-address": PROXY, "x-build-key": BUILD_KEY },
      PROXY,
    ],
  ])("is reported %s", async (_how, headers, from) => {
    const { send, lines } = aHost();
    await send(headers, "/", from);

    expect(lines).toHaveLength(1);
  });

  test.each([
    ["a shopper", { "x-forwarded-for": "203.0.113.9" }, "/"],
    ["a shopper who searches", { "x-shopper-address": "203.0.113.9", "x-build-key": BUILD_KEY }, "/"],
    ["the site build", { "x-build-key": BUILD_KEY }, "/"],
    ["a look at readiness", {}, "/ready"],
  ])("is not reported for %s", async (_who, headers, url) => {
    const { send, lines } = aHost();
    await send(headers, url);

    expect(lines).toEqual([]);
  });

  test("is normal in a local shop", async () => {
    const { send, lines } = aHost(false);
    await send();

    expect(lines).toEqual([]);
  });
});
