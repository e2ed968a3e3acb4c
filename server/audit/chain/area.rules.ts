/** What a change by staff was about, by the call that made it; the list is narrowed by it (STAFF-13). */
import type { ActArea } from "#contract/audit/schema";

/** The first that matches: method and path of a REST call, or the name of an operation. */
const AREAS: readonly (readonly [RegExp, ActArea])[] = [
  [/\/export|\/rejects$/i, "EXPORTS"],
  [/ \/admin\/(customers|contacts|campaigns)\b/, "CUSTOMERS"],
  [/ \/admin\/(users|permissions)\b| \/account\/addUser$/, "STAFF"],
  [/ \/admin\/leases\b|Lessor/, "LEASES"],
  [/ \/admin\/(catalogue|search|promotions|stores)\b/, "CATALOGUE"],
  [/Markup|generateCatalogue/, "PRICES"],
];

/** Everything else staff change are orders and their money. */
export function areaOf(call: string): ActArea {
  return AREAS.find(([pattern]) => pattern.test(call))?.[1] ?? "ORDERS";
}
