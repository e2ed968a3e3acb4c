import { useSyncExternalStore } from "react";
import { stateOfPostalCode } from "#contract/places/postal-codes";
import { watchPlace, storedPlace } from "./place";

export interface Place {
  readonly postalCode: string;
  /** Two-letter code. */
  readonly state: string;
}

/** The shopper's place; null until a postal code is known, and in static HTML. */
export function usePlace(): Place | null {
  const postalCode = useSyncExternalStore(watchPlace, storedPlace, () => null);
  const state = postalCode === null ? null : stateOfPostalCode(postalCode);
  return postalCode === null || state === null ? null : { postalCode, state };
}
