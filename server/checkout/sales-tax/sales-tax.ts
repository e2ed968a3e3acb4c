/**
 * Computes sales tax from a provider of local rates if configured, otherwise from the state table (MONEY-4).
 */
import type { Host } from "../../feature";
import { KnownRates } from "./known-rates.model";
import { taxAt } from "./local-rate.rules";
import type { TaxCalculator } from "./sales-tax.port";
import { createStateTaxTable, stateTaxOf } from "./state-table.rules";
import { createTaxRates, type TaxRateSettings } from "./tax-rates.gateway";

/** Rates are looked up by the first five digits of a postal code. */
const ZIP_LENGTH = 5;

/** @param settings null = state table only */
export function createTaxes({ log }: Pick<Host, "log">, settings: TaxRateSettings | null): TaxCalculator {
  if (!settings) return createStateTaxTable();
  const known = new KnownRates({
    rates: createTaxRates(settings),
    onUnavailable: (why) => log.warn({ why }, "no sales tax rate available, using the state table"),
  });
  return {
    async taxOf({ postalCode, ...question }) {
      const place = { state: question.state, postalCode: postalCode.slice(0, ZIP_LENGTH) };
      const rate = await known.find(place);
      return rate ? taxAt(rate, question) : stateTaxOf({ ...question, postalCode });
    },
  };
}
