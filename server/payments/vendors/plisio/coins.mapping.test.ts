import { GatewayUnavailable } from "../gateway.port";
import { readCoins } from "./coins.mapping";

const coin = (cid: string, change: object = {}) => ({
  cid,
  currency: cid,
  price_usd: "100",
  min_sum_in: "0.01",
  hidden: 0,
  maintenance: false,
  ...change,
});
const read = (...entries: unknown[]) =>
  readCoins(entries).map(({ choice, cid, minimumCents }) => [choice.code, cid, minimumCents]);

test("only the shop's coins are offered, in the shop's order", () => {
  expect(read(coin("XMR"), coin("SHIB"), coin("BTC"))).toEqual([
    ["BTC", "BTC", 300],
    ["XMR", "XMR", 300],
  ]);
});

test("Plisio's minimum applies where it is higher, rounded up", () => {
  expect(read(coin("BTC", { min_sum_in: "0.0301234" }), coin("ETH", { min_sum_in: "2" }))).toEqual([
    ["BTC", "BTC", 302],
    ["ETH", "ETH", 200_00],
  ]);
});

test.each([{ hidden: 1 }, { hidden: "1" }, { maintenance: true }])(
  "a coin with %j is not offered",
  (flag) => {
    expect(read(coin("BTC", flag))).toEqual([]);
  },
);

test("Zcash is found under either of its ids, and Tether under its own", () => {
  expect(read(coin("TZEC", { currency: "ZEC" }))).toEqual([["ZEC", "TZEC", 300]]);
  expect(read(coin("ZEC"), coin("TZEC"))).toEqual([["ZEC", "ZEC", 300]]);
  expect(read(coin("USDT_TRX", { currency: "USDT" }), coin("USDT"))).toEqual([["USDT", "USDT", 150_00]]);
});

test("a response without a coin list is rejected, and an entry that is not a coin is skipped", () => {
  expect(() => readCoins({})).toThrow(GatewayUnavailable);
  expect(read(null, "BTC", {}, coin("LTC"))).toEqual([["LTC", "LTC", 300]]);
});
