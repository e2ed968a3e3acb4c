/** All reports as cards, above the figures of the last days (REPORT-15). */
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { REPORT_KEYS, reportName } from "#contract/reports/reports";
import { REPORT_SHAPES } from "#contract/reports/shapes";
import { BACKOFFICE_ROUTES, reportPath } from "#contract/site/backoffice-paths";
import { useVisitor } from "../../../client/session/use-visitor";
import { actionRef } from "../../../ui/actions/registry";
import { BusinessToday } from "./business-today";

const CARDS = [
  ...REPORT_KEYS.map((key) => ({
    path: reportPath(key),
    name: reportName(key),
    about: REPORT_SHAPES[key].about,
    permission: `reports.${key}` as const,
  })),
  {
    path: BACKOFFICE_ROUTES.performance,
    name: "Performance",
    about: "How fast pages load for visitors, and where they wait.",
    permission: "reports.sales",
  },
] as const;

export function ReportsPage() {
  const { user } = useVisitor();
  const cards = CARDS.filter(({ permission }) => user?.permissions.includes(permission));
  return (
    <Stack spacing={5}>
      <Cards aria-label="All reports" ref={actionRef.links}>
        {cards.map(({ path, name, about }) => (
          <li key={path}>
            <a href={path}>{name}</a>
            <p className="small">{about}</p>
          </li>
        ))}
      </Cards>
      <BusinessToday />
    </Stack>
  );
}

const Cards = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 240px), 1fr))",
  gap: "var(--s3)",
  li: {
    position: "relative",
    padding: "var(--s3) var(--s4)",
    border: "1px solid var(--line)",
    borderRadius: "var(--r-md)",
    background: "var(--surface)",
  },
  "li:hover": { borderColor: "var(--brand)" },
  a: { fontWeight: 600 },
  // The whole card is the link.
  "a::after": { content: '""', position: "absolute", inset: 0 },
  p: { margin: "var(--s1) 0 0" },
});
