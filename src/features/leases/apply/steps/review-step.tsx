/** The review step: all input, the consent text, and the submit button. */
import { useEffect, useState, type ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import type { Envelope } from "#contract/rest/envelope";
import { LEASE_CONSENT, leaseConsent, type LeaseDraft, type LeaseStep } from "#contract/leases/application";
import {
  BANK_ACCOUNT_LABELS,
  PAY_FREQUENCY_LABELS,
  type BankAccountType,
  type PayFrequency,
} from "#contract/leases/statuses";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { formatDate } from "../../../../lib/format-date";
import { formatPhone } from "../../../../lib/phone";
import { Button } from "../../../../ui/actions/button";
import { CheckboxField } from "../../../../ui/form/checkbox-field";
import { Form } from "../../../../ui/form/form";
import { Facts } from "../../../../ui/parts/entry/facts";
import { REQUESTED_LESSORS } from "../../requested-lessors";
import { OtherWays } from "../../other-ways";
import { STEP_TITLES } from "../apply-steps";
import { BackButton } from "../step-form";

interface ReviewStepProps {
  readonly draft: LeaseDraft;
  readonly onChange: (step: LeaseStep) => void;
  readonly onBack: () => void;
  readonly send: () => Promise<Envelope<unknown>>;
}

export function ReviewStep({ draft, onChange, onBack, send }: ReviewStepProps) {
  const { identity, address, income, bank } = draft;
  const part = (step: LeaseStep, facts: ReactNode) => (
    <Part>
      <h3>{STEP_TITLES[step]}</h3>
      <Button variant="text" aria-label={`Change: ${STEP_TITLES[step]}`} onClick={() => onChange(step)}>
        Change
      </Button>
      <Facts>{facts}</Facts>
    </Part>
  );
  return (
    <>
      {part(
        "identity",
        <>
          <dt>Name</dt>
          <dd>
            {identity.firstName} {identity.lastName}
          </dd>
          <dt>Contact</dt>
          <dd>
            {identity.email}, {formatPhone(identity.mobilePhone ?? "")}
            {identity.otherPhone && `, ${formatPhone(identity.otherPhone)}`}
          </dd>
          <dt>Social Security number or ITIN, date of birth</dt>
          <dd>Ends in {identity.last4Ssn}; date saved</dd>
          <dt>In bankruptcy</dt>
          <dd>{identity.isBankrupt ? "Yes" : "No"}</dd>
        </>,
      )}
      {part(
        "address",
        <>
          <dt>Home</dt>
          <dd>
            {[address.address1, address.address2, address.city].filter(Boolean).join(", ")}, {address.state}{" "}
            {address.postalCode}
          </dd>
        </>,
      )}
      {part(
        "income",
        <>
          <dt>Paid by</dt>
          <dd>{income.employerName}</dd>
          <dt>Monthly, after taxes</dt>
          <dd>{formatMoney(income.netMonthlyIncome ?? 0)}</dd>
          <dt>Paid</dt>
          <dd>
            {PAY_FREQUENCY_LABELS[income.payFrequency as PayFrequency]}; last{" "}
            {formatDate(income.lastPayDate ?? "")}, next {formatDate(income.nextPayDate ?? "")}
          </dd>
        </>,
      )}
      {part(
        "bank",
        <>
          <dt>Account</dt>
          <dd>
            {bank.bankName}, {BANK_ACCOUNT_LABELS[bank.accountType as BankAccountType]}, ends in{" "}
            {bank.last4AccountNumber}; its routing number ends in {bank.last4RoutingNumber}
          </dd>
        </>,
      )}
      <Form
        initialValues={{ consent: false }}
        schema={leaseConsent}
        submitLabel="Submit application"
        onSubmit={send}
        failureHelp={<OtherWays />}
        actions={<BackButton onBack={onBack} />}
      >
        <Consent>
          <h3>What you agree to</h3>
          <p>{LEASE_CONSENT.text(REQUESTED_LESSORS.map(({ name }) => name))}</p>
          {REQUESTED_LESSORS.map(({ type, inquiry }) => (
            <p key={type}>{inquiry}</p>
          ))}
          <p>
            {MESSAGES.financing.leaseNotLoan} {MESSAGES.financing.ownership}
          </p>
        </Consent>
        <CheckboxField name="consent" label="I've read this and agree" />
        <SubmitProgress />
      </Form>
    </>
  );
}

const LONG_MS = 8_000;

/** Progress while the lessors are queried: each may take a while, and there may be several. */
function SubmitProgress() {
  const { isSubmitting } = useFormikContext();
  return <div role="status">{isSubmitting && <ProgressText />}</div>;
}

function ProgressText() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? (
    <p>
      Still waiting for an answer. Your application is sent only once, and nothing is lost if you close this
      page.
    </p>
  ) : (
    <p>Checking with our leasing partners – this takes a few seconds. Please keep this page open.</p>
  );
}

const Part = styled("section")({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  paddingBottom: "var(--s3)",
  borderBottom: "1px solid var(--line)",
  h3: { fontSize: "var(--md)" },
  "& > dl": { gridColumn: "1 / -1" },
});

const Consent = styled("div")({
  display: "grid",
  gap: "var(--s2)",
  padding: "var(--s4)",
  borderRadius: "var(--r-md)",
  background: "var(--brand-soft)",
  h3: { fontSize: "var(--md)" },
});
