/**
 * Where a visit came from (specification §5, §9): a fixed set of parameters of the first address, kept as cookies of
 * the site for their days (decisions §5), and sent with an order.
 */
import { LIMITS } from "#contract/limits";

const { attributionDays, checkout } = LIMITS;
type Parameter = keyof typeof attributionDays;
const PARAMETERS = Object.keys(attributionDays) as Parameter[];
/** Short names that partners' links use. */
const ALIASES: Readonly<Partial<Record<string, Parameter>>> = { act: "aid", s: "sid", h: "clickHash" };
const SECONDS_A_DAY = 86_400;

export type Attribution = Partial<Record<Parameter, string>>;

/** The known parameters of a query string, cleaned and cut to what is stored; unknown ones are left out. */
export function parseAttribution(search: string): Attribution {
  const found: Attribution = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const parameter = ALIASES[name] ?? PARAMETERS.find((known) => known === name);
    const clean = cleanValue(value);
    if (parameter && clean !== "" && !(parameter in found && name in ALIASES)) found[parameter] = clean;
  }
  return found;
}

function cleanValue(value: string): string {
  return value
    .replace(/\p{Cc}|\p{Cs}/gu, "")
    .trim()
    .slice(0, checkout.attributionLength);
}

/** Keeps what an address tells; what it does not tell stays as it was. */
export function keepAttribution(search: string): void {
  for (const [name, value] of Object.entries(parseAttribution(search)) as [Parameter, string][]) {
    const seconds = attributionDays[name] * SECONDS_A_DAY;
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`;
  }
}

/** What is kept of this visit and those before. */
export function readAttribution(cookies = document.cookie): Attribution {
  const kept = cookies.split("; ").map((cookie) => cookie.split("=") as [string, string?]);
  return Object.fromEntries(
    kept.flatMap(([name, value = ""]) => {
      const clean = PARAMETERS.includes(name as Parameter) ? cleanValue(decode(value)) : "";
      return clean === "" ? [] : [[name, clean]];
    }),
  );
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
