/** Where a visit came from: the fixed set of parameters that is kept (ATTRIBUTION-1). */
import { LIMITS } from "./limits";

export type AttributionParameter = keyof typeof LIMITS.attributionDays;
export const ATTRIBUTION_PARAMETERS = Object.keys(LIMITS.attributionDays) as AttributionParameter[];
export type Attribution = Partial<Record<AttributionParameter, string>>;

/** Known parameters only, without control characters, cut to what is stored; empty ones are left out. */
export function cleanAttribution(values: Readonly<Partial<Record<string, string | null>>>): Attribution {
  return Object.fromEntries(
    ATTRIBUTION_PARAMETERS.flatMap((name) => {
      const clean = (values[name] ?? "")
        .replace(/\p{Cc}|\p{Cs}/gu, "")
        .trim()
        .slice(0, LIMITS.checkout.attributionLength);
      return clean === "" ? [] : [[name, clean]];
    }),
  );
}
