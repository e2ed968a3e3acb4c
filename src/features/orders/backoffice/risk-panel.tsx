/** What the fraud check found, and why an order waits for review. */
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { formatDate } from "../../../lib/format-date";
import { Facts } from "./facts";

export function RiskPanel({ order }: { readonly order: StaffOrderFragment }) {
  const { fraudIsChecked, fraudScore, fraudIpDistanceFromAddress, fraudEmailFirstSeen, fraudReasons } = order;
  const distance = fraudIpDistanceFromAddress;
  return (
    <section className="order-panel" aria-labelledby="order-risk">
      <h3 id="order-risk">Fraud check</h3>
      {fraudReasons && fraudReasons.length > 0 && (
        <ul className="order-reasons" aria-label="Why it is reviewed">
          {fraudReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {fraudIsChecked ? (
        <Facts
          of={{
            "Risk (0 to 99)": fraudScore?.toString(),
            "Address to IP address": typeof distance === "number" ? `${Math.round(distance)} km` : null,
            "E-mail first seen":
              fraudEmailFirstSeen && (formatDate(fraudEmailFirstSeen) || fraudEmailFirstSeen),
          }}
        />
      ) : (
        <p className="muted">Not checked yet.</p>
      )}
    </section>
  );
}
