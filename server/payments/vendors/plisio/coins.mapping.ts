/** Coins of the shop that Plisio currently accepts, with their Plisio ids and minimums. */
import * as yup from "yup";
import { CRYPTO_CHOICES, type CryptoChoice } from "#contract/payments/crypto";
import { minimumToCents } from "../crypto-cents.rules";
import { findShape } from "../../../gateways/fields";
import { GatewayUnavailable } from "../gateway.port";

const currencyShape = yup.object({
  cid: yup.string().required(),
  currency: yup.string().nullable(),
  price_usd: yup.string().nullable(),
  /** Minimum amount in coins. */
  min_sum_in: yup.string().nullable(),
  /** Plisio sends 0, 1 or true. */
  hidden: yup.mixed().nullable(),
  maintenance: yup.mixed().nullable(),
});

type Currency = yup.InferType<typeof currencyShape>;

export interface PlisioCoin {
  readonly choice: CryptoChoice;
  /** Plisio's id of the coin. */
  readonly cid: string;
  /** The higher of the shop's and Plisio's minimum. */
  readonly minimumCents: number;
}

/** Zcash has another id in parts of Plisio's documentation. */
const OTHER_IDS: Readonly<Record<string, string>> = { ZEC: "TZEC" };

/**
 * The coins on offer, in the shop's order.
 * @param body the data of GET /currencies/USD
 * @throws GatewayUnavailable when it is not a list
 */
export function readCoins(body: unknown): PlisioCoin[] {
  if (!Array.isArray(body)) throw new GatewayUnavailable("Plisio sent an invalid list of coins");
  const currencies = body
    .map((entry) => findShape(currencyShape, entry))
    .filter((currency) => currency !== null)
    .filter((currency) => !isOn(currency.hidden) && !isOn(currency.maintenance));
  return CRYPTO_CHOICES.flatMap((choice) => {
    const currency = currencyOf(choice, currencies);
    if (!currency) return [];
    const minimumCents = minimumToCents(currency.min_sum_in ?? "0", currency.price_usd ?? "0") ?? 0;
    return [{ choice, cid: currency.cid, minimumCents: Math.max(choice.minimumCents, minimumCents) }];
  });
}

function currencyOf({ code }: CryptoChoice, currencies: readonly Currency[]): Currency | undefined {
  return (
    currencies.find((currency) => currency.cid === code) ??
    currencies.find((currency) => currency.cid === OTHER_IDS[code]) ??
    currencies.find((currency) => currency.currency === code)
  );
}

function isOn(flag: unknown): boolean {
  return flag !== undefined && flag !== null && !["", "0", "false"].includes(String(flag));
}
