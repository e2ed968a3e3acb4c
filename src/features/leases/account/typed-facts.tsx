/**
 * The input of an application as far as it may be shown: of secret numbers the last four digits (LEASE-13).
 */
import Card from "@mui/material/Card";
import type { WholeLeaseFragment } from "#contract/graphql/generated";
import {
  BANK_ACCOUNT_LABELS,
  PAY_FREQUENCY_LABELS,
  type BankAccountType,
  type PayFrequency,
} from "#contract/leases/statuses";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { formatDate } from "../../../lib/format-date";
import { formatPhone } from "../../../lib/phone";
import { FactsOf } from "../../../ui/parts/entry/facts";

interface TypedFactsProps {
  readonly lease: WholeLeaseFragment;
  readonly title?: string;
}

export function TypedFacts({ lease, title = "Your details" }: TypedFactsProps) {
  const { address1, address2, city, state, postalCode, employerName, netMonthlyIncome, payFrequency } = lease;
  const isForgotten = !address1;
  return (
    <Card component="section" aria-labelledby="lease-typed">
      <h3 id="lease-typed">{title}</h3>
      <FactsOf
        of={{
          Name: `${lease.firstName} ${lease.lastName}`.trim(),
          [LABELS.emailAddress]: lease.email,
          Phone: formatPhone(lease.mobilePhone),
          "Other phone": lease.otherPhone && formatPhone(lease.otherPhone),
          Address:
            address1 && [address1, address2, `${city}, ${state} ${postalCode}`].filter(Boolean).join(", "),
          State: isForgotten ? state : null,
          "Social Security number": endingIn(lease.last4Ssn),
          Employer: employerName,
          "Net monthly income": typeof netMonthlyIncome === "number" ? formatMoney(netMonthlyIncome) : null,
          Paid: payFrequency && PAY_FREQUENCY_LABELS[payFrequency as PayFrequency],
          "Last paid": lease.lastPayDate && formatDate(lease.lastPayDate),
          "Next paid": lease.nextPayDate && formatDate(lease.nextPayDate),
          Bank: lease.bankName,
          "Bank account": accountOf(lease),
        }}
      />
      {isForgotten && <p className="muted">{MESSAGES.leases.forgotten}</p>}
    </Card>
  );
}

/** Null once deleted with the account. */
function endingIn(digits: string): string | null {
  return digits === "" ? null : `ending in ${digits}`;
}

function accountOf({ bankAccountType, last4AccountNumber }: WholeLeaseFragment): string | null {
  const end = endingIn(last4AccountNumber);
  return end && `${BANK_ACCOUNT_LABELS[bankAccountType as BankAccountType]}, ${end}`;
}
