/** Writes docs/analytics.md from the dimension and event tables; run by `npm run codegen`. */
import { DIMENSIONS, isTemporary, TEMPORARY_MS, type Dimension } from "./dimensions";
import { ANALYTICS_EVENT_KINDS, eventRow } from "./events";
import { ga4Name } from "./ga4";

const OUTSIDE = "Google Analytics";

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

export function writeAnalyticsPage(): string {
  const dimensions = Object.entries<Dimension>(DIMENSIONS).map(([index, dimension]) => [
    index,
    dimension.name,
    isTemporary(dimension) ? `${dimension.scope}, temporary` : dimension.scope,
    dimension.form,
    dimension.source,
    dimension.about,
    dimension.isInGa4 ? ga4Name(dimension.name) : "",
  ]);
  const events = ANALYTICS_EVENT_KINDS.map((kind) => {
    const { label, needs, may, ga4 } = eventRow(kind);
    return [kind, label, needs.join(", "), may.join(", "), ga4];
  });
  return `<!-- Written by npm run codegen; do not edit. -->

# Analytics: events and dimensions

Generated from \`contract/analytics/\`. The reasons are in [decisions/analytics.md](decisions/analytics.md).

## Events

An event has the known dimensions of page, visit and visitor, and the temporary ones of its row.

${table(["event", "description", "required", "optional", OUTSIDE], events)}

## Dimensions

Temporary dimensions are cleared ${TEMPORARY_MS} ms after they are set. The last column is the Google Analytics parameter;
without one a dimension stays with the shop, because a standard property holds 50 event and 25 user dimensions.

${table(["number", "name", "scope", "form", "source", "description", OUTSIDE], dimensions)}
`;
}
