/**
 * The cost of leasing an amount at each frequency, and the disclosures required before the choice (LEASE-1).
 */
import { styled } from "@mui/material/styles";
import { LABELS, MESSAGES } from "#contract/messages";
import type { LessorTerms } from "#contract/leases/financing";
import type { Cents } from "#contract/money/money";
import type { TaxSource } from "#contract/money/tax-words";
import { ROUTES } from "#contract/site/paths";
import { PlanTable } from "../../../catalogue/plans/plan-table";

interface LeaseTermsProps extends TaxSource {
  /** With shipping and tax. */
  readonly leased: Cents;
  /** Lessor that approved; undefined before. */
  readonly lessor?: LessorTerms | undefined;
}

export function LeaseTerms({ leased, lessor, isStateTax }: LeaseTermsProps) {
  return (
    <>
      <PlanTable leased={leased} lessor={lessor} isStateTax={isStateTax} />
      <Notes>
        <li>{MESSAGES.financing.leaseNotLoan}</li>
        <li>{MESSAGES.financing.ownership} Until then it belongs to the leasing company.</li>
        <li>
          You'll see the full agreement, including the payment due at signing, before you sign.{" "}
          <a href={ROUTES.howItWorks}>{LABELS.howItWorks}</a>
        </li>
      </Notes>
    </>
  );
}

const Notes = styled("ul")({
  display: "grid",
  gap: "var(--s1)",
  paddingLeft: "1.2em",
  listStyle: "disc",
  fontSize: "var(--sm)",
});
