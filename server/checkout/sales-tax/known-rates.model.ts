/**
 * In-process cache of tax rates: at most one request per place and day, shared by concurrent quotes. A failed
 * lookup is cached for a minute, so that quotes do not wait each time and the order has the tax of its quote.
 */
import type { LocalRate } from "./local-rate.rules";
import { RateUnavailable, type LocalRates } from "./local-rates.port";
import type { TaxedPlace } from "./sales-tax.port";

export interface KnownRatesParts {
  readonly rates: LocalRates;
  /** Called once per failed lookup. */
  readonly onUnavailable: (why: string) => void;
  /** Milliseconds. */
  readonly now?: () => number;
  /** Maximum number of cached places; the oldest is evicted first. */
  readonly maxPlaces?: number;
}

interface Remembered {
  /** Null when the lookup failed. */
  readonly rate: Promise<LocalRate | null>;
  /** Exclusive end; infinite while the request is pending. */
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
    const entry: Remembered = {
      until: Infinity,
      rate: this.fetchRate(place).then(
        (rate) => {
          entry.until = now() + (rate ? KNOWN_MS : UNKNOWN_MS);
          return rate;
        },
        (fault: unknown) => {
          entry.until = 0;
          throw fault;
        },
      ),
    };
    this.places.set(key, entry);
    return entry.rate;
  }

  private async fetchRate(place: TaxedPlace): Promise<LocalRate | null> {
    try {
      return await this.parts.rates.findRate(place);
    } catch (error) {
      if (!(error instanceof RateUnavailable)) throw error;
      this.parts.onUnavailable(error.message);
      return null;
    }
  }
}
