import { useSyncExternalStore } from "react";
import { stateOfPostalCode } from "#contract/places/postal-codes";
import { watchPlace, storedPlace } from "./place";

export interface Place {
  readonly postalCode: string;
  /** Two letters. */
  readonly state: string;
}

/** Where the shopper lives; null before a postal code is known, and in HTML that is rendered for everybody. */
export function usePlace(): Place | null {
  const postalCode = useSyncExternalStore(watchPlace, storedPlace, () => null);
  const state = postalCode === null ? null : stateOfPostalCode(postalCode);
  return postalCode === null || state === null ? null : { postalCode, state };
}
