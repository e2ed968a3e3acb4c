/** The application for a lease that pays an order, on a page of its own: with it the order is placed (LEASE-40). */
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
  /** Null for what is not ordered yet. */
  readonly order: OrderLink | null;
  readonly quote: Quote;
  /** Why the order was not placed. */
  readonly trouble: ReactNode;
  /** The order it is to pay, named by its key; an order that is placed by its id. */
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
    // Goods that go elsewhere say nothing of where one lives.
    return form.isBillingShippingSame ? { ...person, address1, address2, city, state, postalCode } : person;
  }, [form]);
  const payment = order ? payAgainPath({ id: order.id, key: null }) : ROUTES.checkoutPayment;
  const { isOffered, remainingAmount } = quote.lease;
  const isToApplyFor = isOffered && remainingAmount === null;
  useEffect(() => {
    if (!isToApplyFor) void navigate(payment, { replace: true });
  }, [isToApplyFor, payment]);
  const isFirst = order === null;
  useEffect(() => {
    // Who came here by its address finds the lease chosen on the way back; who was declined pays otherwise.
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
