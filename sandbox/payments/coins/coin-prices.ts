/** Coin prices of the sandboxes: fixed, and close enough to real ones that amounts look right. */

export interface SandboxCoin {
  readonly code: string;
  /** Plisio's id; Zcash's differs, as it does at Plisio. */
  readonly cid: string;
  readonly label: string;
  readonly network: string;
  /** Cents for one coin. */
  readonly priceCents: number;
  /** Digits after the point of an amount. */
  readonly precision: number;
  /** Smallest sum in coins that Plisio takes. */
  readonly smallest: string;
}

type Row = [
  code: string,
  label: string,
  network: string,
  priceCents: number,
  precision: number,
  smallest: string,
];

const ROWS: readonly Row[] = [
  ["BTC", "Bitcoin", "bitcoin", 9_700_000, 8, "0.00001"],
  ["DOGE", "Dogecoin", "dogecoin", 17, 8, "5"],
  ["ETH", "Ethereum", "ethereum", 350_000, 8, "0.001"],
  ["LTC", "Litecoin", "litecoin", 9_100, 8, "0.01"],
  ["DASH", "Dash", "dash", 2_900, 8, "0.01"],
  ["ZEC", "Zcash", "zcash", 4_300, 8, "0.01"],
  ["USDT", "Tether", "ethereum", 100, 6, "20"],
  ["BCH", "Bitcoin Cash", "bitcoincash", 41_000, 8, "0.001"],
  ["XMR", "Monero", "monero", 16_700, 8, "0.05"],
];

export const SANDBOX_COINS: readonly SandboxCoin[] = ROWS.map(
  ([code, label, network, priceCents, precision, smallest]) => ({
    code,
    cid: code === "ZEC" ? "TZEC" : code,
    label,
    network,
    priceCents,
    precision,
    smallest,
  }),
);

/** The coins an amount costs, rounded up in the last digit, so that paying them is always enough. */
export function coinsFor(cents: number, coin: SandboxCoin): string {
  const price = BigInt(coin.priceCents);
  return printUnits((BigInt(cents) * 10n ** BigInt(coin.precision) + price - 1n) / price, coin.precision);
}

/** Coins for one dollar, cut to eight digits. */
export function coinsPerDollar(coin: SandboxCoin): string {
  return printUnits((100n * 10n ** 8n) / BigInt(coin.priceCents), 8);
}

/** "0.5" → 50000000n at a precision of 8. */
export function toUnits(coins: string, precision: number): bigint {
  const [whole = "0", part = ""] = coins.split(".");
  return BigInt(whole + part.padEnd(precision, "0").slice(0, precision));
}

/** 50000000n → "0.50000000" at a precision of 8. */
export function printUnits(units: bigint, precision: number): string {
  const digits = units.toString().padStart(precision + 1, "0");
  return `${digits.slice(0, -precision)}.${digits.slice(-precision)}`;
}
