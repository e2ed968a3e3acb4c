/** How the shop works out sales tax: by a provider of local rates where one is set up, and by the table of states (MONEY-4). */
import type { Host } from "../../feature";
import { KnownRates } from "./known-rates.model";
import { taxAt } from "./local-rate.rules";
import type { TaxCalculator } from "./sales-tax.port";
import { createStateTaxTable, stateTaxOf } from "./state-table.rules";
import { createTaxRates, type TaxRateSettings } from "./tax-rates.gateway";

/** Rates are asked for by the first five digits of a postal code. */
const ZIP_LENGTH = 5;

/** @param settings null: the table alone */
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
