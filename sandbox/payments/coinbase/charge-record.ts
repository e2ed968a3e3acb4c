/** A charge in the sandbox, and its JSON (Coinbase Commerce, version 2018-03-22). */
import { decimalMoney } from "#contract/money/money";
import { coinsFor, SANDBOX_COINS, type SandboxCoin } from "../coins/coin-prices";

interface TimelineEntry {
  readonly time: string;
  readonly status: string;
  readonly context?: string;
}

export interface ChargePayment {
  readonly id: string;
  readonly coin: string;
  readonly coins: string;
  /** Value of the coins. */
  readonly cents: number;
  readonly status: "PENDING" | "CONFIRMED" | "FAILED";
  readonly detectedAt: string;
}

export interface ChargeRecord {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly redirectUrl: string | null;
  readonly cancelUrl: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly timeline: readonly TimelineEntry[];
  readonly payments: readonly ChargePayment[];
}

/** Coins Coinbase offers for a charge. */
export const COINBASE_COINS: readonly SandboxCoin[] = SANDBOX_COINS.filter((coin) =>
  ["BTC", "ETH", "LTC", "BCH", "DOGE", "USDT"].includes(coin.code),
);

export const statusOf = (record: ChargeRecord): string =>
  record.timeline[record.timeline.length - 1]?.status ?? "NEW";

export const contextOf = (record: ChargeRecord): string =>
  record.timeline[record.timeline.length - 1]?.context ?? "";

/** Total value of received coins, in cents. */
export function receivedCents(record: ChargeRecord): number {
  return record.payments
    .filter((payment) => payment.status !== "FAILED")
    .reduce((sum, payment) => sum + payment.cents, 0);
}

/** Serializes a charge for the API and webhooks. */
export function printCharge(record: ChargeRecord, publicUrl: string): Record<string, unknown> {
  const prices = COINBASE_COINS.map((coin) => [
    coin.label.toLowerCase().replace(" ", ""),
    { amount: coinsFor(record.amountCents, coin), currency: coin.code },
  ]);
  return {
    id: record.id,
    code: record.code,
    resource: "charge",
    name: record.name,
    description: record.description,
    hosted_url: `${publicUrl}/pay/${record.code}`,
    created_at: record.createdAt,
    expires_at: record.expiresAt,
    metadata: record.metadata,
    pricing_type: "fixed_price",
    pricing: {
      local: { amount: decimalMoney(record.amountCents), currency: record.currency },
      ...Object.fromEntries(prices),
    },
    addresses: Object.fromEntries(
      COINBASE_COINS.map((coin) => [coin.label.toLowerCase().replace(" ", ""), addressOf(record, coin.code)]),
    ),
    timeline: record.timeline,
    payments: record.payments.map((payment) => ({
      network: COINBASE_COINS.find((coin) => coin.code === payment.coin)?.network,
      transaction_id: payment.id,
      status: payment.status,
      detected_at: payment.detectedAt,
      value: {
        local: { amount: decimalMoney(payment.cents), currency: record.currency },
        crypto: { amount: payment.coins, currency: payment.coin },
      },
    })),
    ...(record.redirectUrl && { redirect_url: record.redirectUrl }),
    ...(record.cancelUrl && { cancel_url: record.cancelUrl }),
  };
}

function addressOf(record: ChargeRecord, coin: string): string {
  return `sandbox-${coin.toLowerCase()}-${record.code.toLowerCase()}`;
}
