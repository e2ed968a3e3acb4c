/** Derives the area of a staff change from its call, for filtering the audit log (STAFF-13). */
import type { ActArea } from "#contract/audit/schema";

/** The first match wins: method and path of a REST call, or the name of an operation. */
const AREAS: readonly (readonly [RegExp, ActArea])[] = [
  [/\/export|\/rejects$/i, "EXPORTS"],
  [/ \/admin\/(customers|contacts|campaigns)\b/, "CUSTOMERS"],
  [/ \/admin\/(users|permissions)\b| \/account\/addUser$/, "STAFF"],
  [/ \/admin\/leases\b|Lessor/, "LEASES"],
  [/ \/admin\/(catalogue|search|promotions|stores)\b/, "CATALOGUE"],
  [/Markup|generateCatalogue/, "PRICES"],
];

/** All other staff changes concern orders and payments. */
export function areaOf(call: string): ActArea {
  return AREAS.find(([pattern]) => pattern.test(call))?.[1] ?? "ORDERS";
}
