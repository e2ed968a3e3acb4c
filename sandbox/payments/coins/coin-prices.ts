/** Fixed coin prices of the sandboxes, close enough to real ones for plausible amounts. */

export interface SandboxCoin {
  readonly code: string;
  /** Plisio's id; Zcash's differs, as it does at Plisio. */
  readonly cid: string;
  readonly label: string;
  readonly network: string;
  /** Price of one coin in cents. */
  readonly priceCents: number;
  /** Decimals of an amount. */
  readonly precision: number;
  /** Minimum amount in coins that Plisio accepts. */
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

/** Coins for an amount, rounded up in the last decimal, so that paying them always covers it. */
export function coinsFor(cents: number, coin: SandboxCoin): string {
  const price = BigInt(coin.priceCents);
  return printUnits((BigInt(cents) * 10n ** BigInt(coin.precision) + price - 1n) / price, coin.precision);
}

/** Coins per dollar, truncated to eight decimals. */
export function coinsPerDollar(coin: SandboxCoin): string {
  return printUnits((100n * 10n ** 8n) / BigInt(coin.priceCents), 8);
}

/** "0.5" → 50000000n with precision 8. */
export function toUnits(coins: string, precision: number): bigint {
  const [whole = "0", part = ""] = coins.split(".");
  return BigInt(whole + part.padEnd(precision, "0").slice(0, precision));
}

/** 50000000n → "0.50000000" with precision 8. */
export function printUnits(units: bigint, precision: number): string {
  const digits = units.toString().padStart(precision + 1, "0");
  return `${digits.slice(0, -precision)}.${digits.slice(-precision)}`;
}
