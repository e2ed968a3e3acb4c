/** The coins a shopper may pay with (CRYPTO-1) and the smallest order each is offered for (CRYPTO-2). */
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
  /** The shop's own smallest order; a gateway's minimum wins where it is higher. */
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

/** Undefined for an unknown code; case matters. */
export function findCryptoChoice(code: string | null): CryptoChoice | undefined {
  return CRYPTO_CHOICES.find((choice) => choice.code === code);
}

/**
 * Whether an order may be paid with a coin.
 * @param totalCents what the order costs
 * @param gatewayMinimumCents the gateway's own minimum of that coin, in cents
 */
export function isCryptoAllowed(
  choice: CryptoChoice,
  totalCents: Cents,
  gatewayMinimumCents: Cents = 0,
): boolean {
  return totalCents >= Math.max(choice.minimumCents, gatewayMinimumCents);
}

/** Says why an order is too small; minimumCents is the one that counts. */
export function cryptoMinimumMessage(label: string, minimumCents: Cents): string {
  return MESSAGES.crypto.belowMinimum
    .replace("{coin}", label)
    .replace("{amount}", () => formatMoney(minimumCents));
}
