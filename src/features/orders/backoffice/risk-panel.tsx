/** Findings of the fraud check, and why an order needs review. */
import { styled } from "@mui/material/styles";
import Card from "@mui/material/Card";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { formatShopDate } from "../../../lib/format-date";
import { FactsOf } from "../../../ui/parts/entry/facts";

export function RiskPanel({ order }: { readonly order: StaffOrderFragment }) {
  const { fraudIsChecked, fraudScore, fraudIpDistanceFromAddress, fraudEmailFirstSeen, fraudReasons } = order;
  const distance = fraudIpDistanceFromAddress;
  const hasReasons = (fraudReasons?.length ?? 0) > 0;
  const facts = {
    "Risk (0 to 99)": fraudScore?.toString(),
    "Distance from IP address": typeof distance === "number" ? `${Math.round(distance)} km` : null,
    "Email first seen": fraudEmailFirstSeen && (formatShopDate(fraudEmailFirstSeen) || fraudEmailFirstSeen),
  };
  const hasFacts = Object.values(facts).some(Boolean);
  return (
    <Card component="section" aria-labelledby="order-risk">
      <h3 id="order-risk">Fraud check</h3>
      {hasReasons && (
        <Reasons aria-label="Reasons for review">
          {fraudReasons?.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Reasons>
      )}
      {fraudIsChecked && hasFacts && <FactsOf of={facts} />}
      {fraudIsChecked && !hasFacts && !hasReasons && <p className="muted">No issues found.</p>}
      {!fraudIsChecked && <p className="muted">Not checked yet.</p>}
    </Card>
  );
}

const Reasons = styled("ul")({
  display: "grid",
  gap: "var(--s1)",
  paddingLeft: "var(--s4)",
  color: "var(--warn)",
  fontWeight: 600,
  listStyle: "disc",
});
