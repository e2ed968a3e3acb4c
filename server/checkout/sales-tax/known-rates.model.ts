/**
 * Remembers rates in this process, so that a provider is asked once a day for a place, and once by however many quotes at
 * the same time. A place without an answer is asked for again after a minute: its quotes do not wait each time, and the
 * order has the tax its quote had.
 */
import type { LocalRate } from "./local-rate.rules";
import { RateUnavailable, type LocalRates } from "./local-rates.port";
import type { TaxedPlace } from "./sales-tax.port";

export interface KnownRatesParts {
  readonly rates: LocalRates;
  /** Called once for each question without an answer. */
  readonly onUnavailable: (why: string) => void;
  /** In milliseconds. */
  readonly now?: () => number;
  /** Places remembered at once; the one asked for first is forgotten first. */
  readonly maxPlaces?: number;
}

interface Remembered {
  /** null when the provider gave no rate */
  readonly rate: Promise<LocalRate | null>;
  /** Exclusive end; infinite while the question is open. */
  until: number;
}

const KNOWN_MS = 86_400_000;
const UNKNOWN_MS = 60_000;
const MAX_PLACES = 10_000;

export class KnownRates {
  private readonly places = new Map<string, Remembered>();

  constructor(private readonly parts: KnownRatesParts) {}

  /** @returns null when the provider has no answer */
  find(place: TaxedPlace): Promise<LocalRate | null> {
    const { now = Date.now, maxPlaces = MAX_PLACES } = this.parts;
    const key = `${place.state} ${place.postalCode}`;
    const known = this.places.get(key);
    if (known && known.until > now()) return known.rate;
    this.places.delete(key);
    const [oldest] = this.places.keys();
    if (oldest !== undefined && this.places.size >= maxPlaces) this.places.delete(oldest);
    const asked: Remembered = {
      until: Infinity,
      rate: this.ask(place).then(
        (rate) => {
          asked.until = now() + (rate ? KNOWN_MS : UNKNOWN_MS);
          return rate;
        },
        (fault: unknown) => {
          asked.until = 0;
          throw fault;
        },
      ),
    };
    this.places.set(key, asked);
    return asked.rate;
  }

  private async ask(place: TaxedPlace): Promise<LocalRate | null> {
    try {
      return await this.parts.rates.findRate(place);
    } catch (error) {
      if (!(error instanceof RateUnavailable)) throw error;
      this.parts.onUnavailable(error.message);
      return null;
    }
  }
}
