/** An invoice in the sandbox, and its JSON as an operation of Plisio's API. */
import { decimalMoney } from "#contract/money/money";
import { coinsPerDollar, printUnits, SANDBOX_COINS, toUnits, type SandboxCoin } from "../coins/coin-prices";

export interface InvoiceRecord {
  readonly id: string;
  readonly orderNumber: string;
  readonly orderName: string;
  readonly amountCents: number;
  readonly coin: string;
  /** Amount due in coins. */
  readonly coins: string;
  /** Amount received in coins. */
  readonly arrived: string;
  readonly status: string;
  readonly confirmations: number;
  readonly email: string | null;
  readonly callbackUrl: string | null;
  readonly successUrl: string | null;
  readonly failUrl: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** Finds a coin by code or id. */
export function coinOf(code: string): SandboxCoin | undefined {
  return SANDBOX_COINS.find((coin) => coin.cid === code || coin.code === code);
}

export function coinOfRecord(record: InvoiceRecord): SandboxCoin {
  const coin = coinOf(record.coin);
  if (!coin) throw new Error(`No coin ${record.coin}`);
  return coin;
}

/** Missing amount in coins; zero if enough arrived. */
export function missingCoins(record: InvoiceRecord): string {
  const { precision } = coinOfRecord(record);
  const missing = toUnits(record.coins, precision) - toUnits(record.arrived, precision);
  return printUnits(missing > 0n ? missing : 0n, precision);
}

/** Value of received coins in cents; the full invoice amount if exactly enough arrived. */
export function arrivedCents(record: InvoiceRecord): number {
  const { precision } = coinOfRecord(record);
  const [arrived, due] = [toUnits(record.arrived, precision), toUnits(record.coins, precision)];
  return Number((BigInt(record.amountCents) * arrived) / due);
}

const seconds = (time: string): number => Math.floor(Date.parse(time) / 1_000);

/** Format of GET /operations: numbers as text, times in seconds. */
export function printOperation(record: InvoiceRecord, publicUrl: string): Record<string, unknown> {
  const coin = coinOfRecord(record);
  return {
    id: record.id,
    user_id: 1,
    shop_id: "sandbox",
    type: "invoice",
    status: record.status,
    pending_sum: missingCoins(record),
    psys_cid: coin.cid,
    currency: coin.code,
    source_currency: "USD",
    source_rate: coinsPerDollar(coin),
    fee: "0.00000000",
    wallet_hash: `sandbox-${coin.code.toLowerCase()}-${record.id}`,
    sendmany: null,
    params: {
      order_number: record.orderNumber,
      order_name: record.orderName,
      source_amount: decimalMoney(record.amountCents),
      source_currency: "USD",
      currency: coin.cid,
      amount: record.coins,
      email: record.email,
    },
    expire_at_utc: seconds(record.expiresAt),
    created_at_utc: seconds(record.createdAt),
    amount: record.coins,
    sum: record.coins,
    commission: "0.00000000",
    actual_sum: record.arrived,
    actual_commission: "0.00000000",
    tx: [],
    tx_url: null,
    confirmations: record.confirmations,
    invoice_url: `${publicUrl}/invoice/${record.id}`,
  };
}
