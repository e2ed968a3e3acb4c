/** Detects currencies other than US dollars, so that such an amount is reported and never read as dollars. */

/** Forms of fields that name a record's currency. */
export const CURRENCY_FIELDS: readonly string[] = [
  ..."currency currencycode currencyiso currencyisocode isocurrency currencysymbol curr ccy".split(" "),
  ..."pricecurrency pricecurrencycode regularpricecurrency salepricecurrency".split(" "),
];

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/^(CA?|C\s)\$|^CDN\$/i, "CAD"],
  [/^AU?\$/i, "AUD"],
  [/^NZ\$/i, "NZD"],
  [/^HK\$/i, "HKD"],
  [/^MX\$/i, "MXN"],
  [/^R\$/i, "BRL"],
  [/^€|€$/, "EUR"],
  [/^£|£$/, "GBP"],
  [/^[¥￥]|[¥￥]$/, "JPY"],
  [/^₹|₹$/, "INR"],
  [/^₩|₩$/, "KRW"],
  [/^₺|₺$/, "TRY"],
  [/^₽|₽$/, "RUB"],
  [/zł$/i, "PLN"],
];

/** @returns the currency's code; null for dollars and for an amount without a currency */
export function foreignCurrencyOf(amount: unknown): string | null {
  if (typeof amount !== "string" || !/\d/.test(amount)) return null;
  const text = amount.trim();
  for (const part of [text.slice(0, 3), text.slice(-3)]) {
    const code = part.toUpperCase();
    if (CODES.has(code)) return code === "USD" ? null : code;
  }
  return SYMBOLS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Same, for a field that holds only a currency. */
export function foreignCurrencyNamed(name: string): string | null {
  const text = name.trim();
  if (text === "" || /^(usd?|us ?\$|\$|u\.?s\.? dollars?|dollars?)$/i.test(text)) return null;
  return foreignCurrencyOf(`${text} 1`) ?? text.slice(0, 20);
}
