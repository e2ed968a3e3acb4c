/** The lease application that pays an order, on a separate page: submitting places the order (LEASE-40). */
import { useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import Card from "@mui/material/Card";
import { navigate } from "gatsby";
import type { CheckoutInput, LeaseAnswerFragment } from "#contract/graphql/generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { payAgainPath, type OrderLink } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import { Notice } from "../../../ui/parts/notice";
import { changeDraft, useDraft } from "../input/checkout-draft";
import { choiceOf } from "../payment/ways-to-pay";
import type { Quote } from "../summary/use-quote";
import { ApplicationForm } from "./application-form";

interface ApplyForOrderProps {
  /** Null before the order is placed. */
  readonly order: OrderLink | null;
  readonly quote: Quote;
  /** Why the order was not placed. */
  readonly trouble: ReactNode;
  /** Input of the order to pay: identified by its key when new, by its id when placed. */
  readonly checkout: () => CheckoutInput;
  readonly onSent: (answer: LeaseAnswerFragment) => void;
  readonly onRefused: () => void;
}

export function ApplyForOrder(props: ApplyForOrderProps) {
  const { order, quote, trouble, checkout, onSent, onRefused } = props;
  const { form } = useDraft();
  const Form = useContext(ApplicationForm);
  const [isUnderWay, setUnderWay] = useState(false);
  const known = useMemo(() => {
    if (!form) return {};
    const { firstName, lastName, email, address1, address2, city, state, postalCode } = form;
    const person = { firstName, lastName, email, mobilePhone: form.phone };
    // A different delivery address says nothing about the applicant's home.
    return form.isBillingShippingSame ? { ...person, address1, address2, city, state, postalCode } : person;
  }, [form]);
  const payment = order ? payAgainPath({ id: order.id, key: null }) : ROUTES.checkoutPayment;
  const { isAvailable, remainingAmount } = quote.lease;
  const isToApplyFor = isAvailable && remainingAmount === null;
  useEffect(() => {
    if (!isToApplyFor) void navigate(payment, { replace: true });
  }, [isToApplyFor, payment]);
  const isFirst = order === null;
  useEffect(() => {
    // A visitor who opened this address directly has LEASE selected on return; a declined applicant pays
    // another way.
    if (isFirst) changeDraft({ method: "LEASE" });
  }, [isFirst]);
  return (
    <Card component="section" aria-label={LABELS.applyForLease}>
      <p>
        <a href={payment}>Back to payment options</a>
      </p>
      {trouble}
      <p>{choiceOf("LEASE", quote).hint}</p>
      {isUnderWay ? (
        <Notice role="alert">
          {MESSAGES.leases.underWay} <a href={ROUTES.lease}>{LABELS.seeApplication}</a>
        </Notice>
      ) : (
        Form && (
          <Form
            checkout={checkout}
            known={known}
            onSent={onSent}
            onRefused={onRefused}
            onUnderWay={() => setUnderWay(true)}
          />
        )
      )}
    </Card>
  );
}
