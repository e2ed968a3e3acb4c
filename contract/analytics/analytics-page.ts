/** Writes docs/analytics.md from the tables of dimensions and events; `npm run codegen` does it. */
import { DIMENSIONS, isTemporary, TEMPORARY_MS, type Dimension } from "./dimensions";
import { ANALYTICS_EVENT_KINDS, eventRow } from "./events";
import { ga4Name } from "./ga4";

const OUTSIDE = "Google Analytics";

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

export function writeAnalyticsPage(): string {
  const dimensions = Object.entries<Dimension>(DIMENSIONS).map(([index, one]) => [
    index,
    one.name,
    isTemporary(one) ? `${one.scope}, temporary` : one.scope,
    one.form,
    one.source,
    one.about,
    one.isInGa4 ? ga4Name(one.name) : "",
  ]);
  const events = ANALYTICS_EVENT_KINDS.map((kind) => {
    const { label, needs, may, ga4 } = eventRow(kind);
    return [kind, label, needs.join(", "), may.join(", "), ga4];
  });
  return `<!-- Written by npm run codegen; do not edit. -->

# Analytics: events and dimensions

Written from \`contract/analytics/\`. Why it is so is in [decisions/analytics.md](decisions/analytics.md).

## Events

An event carries the dimensions of page, visit and visitor that are known, and of the temporary ones those of its row.

${table(["event", "what it is", "needs", "may say", OUTSIDE], events)}

## Dimensions

Temporary ones are cleared ${TEMPORARY_MS} ms after they were set. The last column is the parameter that is sent to Google
Analytics; without one a dimension stays with the shop: a standard property holds 50 of events and 25 of users.

${table(["number", "name", "scope", "form", "source", "what it says", OUTSIDE], dimensions)}
`;
}
