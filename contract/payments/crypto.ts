/** Supported crypto coins (CRYPTO-1) and the minimum order for each (CRYPTO-2). */
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { formatMoney, type Cents } from "../money/money";

/** Label of each coin, in display order. */
const LABELS = {
  BTC: "Bitcoin",
  DOGE: "Dogecoin",
  ETH: "Ethereum",
  LTC: "Litecoin",
  DASH: "Dash",
  ZEC: "Zcash",
  USDT: "Tether",
  BCH: "Bitcoin Cash",
  XMR: "Monero",
} as const;
type CryptoCode = keyof typeof LABELS;

export interface CryptoChoice {
  readonly code: CryptoCode;
  readonly label: string;
  /** The shop's minimum order; a higher gateway minimum wins. */
  readonly minimumCents: Cents;
}

const { smallestOrderCents, smallestCostlyOrderCents } = LIMITS.crypto;

/** Coins whose transfer fee makes small orders pointless. */
const COSTLY: readonly CryptoCode[] = ["ETH", "USDT"];

export const CRYPTO_CHOICES: readonly CryptoChoice[] = (Object.keys(LABELS) as CryptoCode[]).map((code) => ({
  code,
  label: LABELS[code],
  minimumCents: COSTLY.includes(code) ? smallestCostlyOrderCents : smallestOrderCents,
}));

/** Undefined for an unknown code; case-sensitive. */
export function findCryptoChoice(code: string | null): CryptoChoice | undefined {
  return CRYPTO_CHOICES.find((choice) => choice.code === code);
}

/**
 * True if an order may be paid with a coin.
 * @param totalCents order total
 * @param gatewayMinimumCents the gateway's minimum for the coin, in cents
 */
export function isCryptoAllowed(
  choice: CryptoChoice,
  totalCents: Cents,
  gatewayMinimumCents: Cents = 0,
): boolean {
  return totalCents >= Math.max(choice.minimumCents, gatewayMinimumCents);
}

/** Message for an order below the minimum; minimumCents is the effective minimum. */
export function cryptoMinimumMessage(label: string, minimumCents: Cents): string {
  return MESSAGES.crypto.belowMinimum
    .replace("{coin}", label)
    .replace("{amount}", () => formatMoney(minimumCents));
}
