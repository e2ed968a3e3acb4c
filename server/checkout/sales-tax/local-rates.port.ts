/** A provider of local sales tax rates. */
import type { LocalRate } from "./local-rate.rules";
import type { TaxedPlace } from "./sales-tax.port";

export interface LocalRates {
  /**
   * @throws RateUnavailable when the provider times out, refuses, or returns anything but a rate of this
   * place
   */
  findRate(place: TaxedPlace): Promise<LocalRate>;
}

/** The message contains neither token nor address. */
export class RateUnavailable extends Error {
  override readonly name = "RateUnavailable";
}
