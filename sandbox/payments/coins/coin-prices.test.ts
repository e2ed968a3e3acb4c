import { coinsFor, coinsPerDollar, printUnits, SANDBOX_COINS, toUnits } from "./coin-prices";

const coin = (code: string) => SANDBOX_COINS.find((candidate) => candidate.code === code)!;

test("an amount in coins is rounded up in its last digit", () => {
  expect(coinsFor(100, coin("USDT"))).toBe("1.000000");
  expect(coinsFor(4_999, coin("BTC"))).toBe("0.00051537");
  expect(coinsFor(1, coin("DOGE"))).toBe("0.05882353");
});

test("a rate has eight digits", () => {
  expect(coinsPerDollar(coin("BTC"))).toBe("0.00001030");
  expect(coinsPerDollar(coin("USDT"))).toBe("1.00000000");
});

test("units and their formatted value are inverses", () => {
  expect(toUnits("0.5", 8)).toBe(50_000_000n);
  expect(printUnits(50_000_000n, 8)).toBe("0.50000000");
  expect(printUnits(toUnits("12.345678", 6), 6)).toBe("12.345678");
});
