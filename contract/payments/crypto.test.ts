import { CRYPTO_CHOICES, cryptoMinimumMessage, findCryptoChoice, isCryptoAllowed } from "./crypto";

test("nine coins are offered, and ETH and USDT only for orders of 150 USD and more", () => {
  const minimums = Object.fromEntries(CRYPTO_CHOICES.map((choice) => [choice.code, choice.minimumCents]));

  expect(minimums).toEqual({
    BTC: 300,
    DOGE: 300,
    ETH: 15_000,
    LTC: 300,
    DASH: 300,
    ZEC: 300,
    USDT: 15_000,
    BCH: 300,
    XMR: 300,
  });
});

test.each([
  ["BTC", 299, 0, false],
  ["BTC", 300, 0, true],
  ["ETH", 14_999, 0, false],
  ["ETH", 15_000, 0, true],
  ["BTC", 300, 301, false],
  ["ETH", 15_000, 301, true],
])(
  "an order in %s for %i cents with a gateway minimum of %i is allowed: %s",
  (code, total, minimum, allowed) => {
    const choice = findCryptoChoice(code);

    expect(choice && isCryptoAllowed(choice, total, minimum)).toBe(allowed);
  },
);

test("a coin that is not offered is not found", () => {
  expect(findCryptoChoice("btc")).toBeUndefined();
  expect(findCryptoChoice("SHIB")).toBeUndefined();
  expect(findCryptoChoice(null)).toBeUndefined();
});

test("a shopper sees the coin and the minimum order", () => {
  expect(cryptoMinimumMessage("Tether", 15_000)).toBe(
    "The minimum order for Tether is $150.00. Please choose another payment method.",
  );
});
