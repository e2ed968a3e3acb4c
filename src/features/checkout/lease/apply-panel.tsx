/** The application for a lease inside the checkout: with it the order is placed (LEASE-40). */
import { useContext, useMemo, useState } from "react";
import { styled } from "@mui/material/styles";
import type { CheckoutInput, LeaseAnswerFragment } from "#contract/graphql/generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";
import { Notice } from "../../../ui/parts/notice";
import { useDraft } from "../input/checkout-draft";
import type { Quote } from "../summary/use-quote";
import { ApplicationForm } from "./application-form";
import { LeaseTerms } from "./lease-terms";

interface ApplyPanelProps {
  readonly quote: Quote;
  /** The order it is to pay, named by its key; an order that is placed by its id. */
  readonly checkout: () => CheckoutInput;
  readonly onSent: (answer: LeaseAnswerFragment) => void;
  readonly onRefused: () => void;
}

export function ApplyPanel({ quote, checkout, onSent, onRefused }: ApplyPanelProps) {
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
  return (
    <>
      <LeaseTerms leased={quote.total} />
      {isUnderWay ? (
        <Notice role="alert">
          {MESSAGES.leases.underWay} <a href={ROUTES.lease}>{LABELS.seeApplication}</a>
        </Notice>
      ) : (
        <>
          <p>
            Apply here for what your order needs. Your order is placed with your application, its goods are
            kept, and you sign only when you are approved.
          </p>
          {Form && (
            <Apart>
              <Form
                checkout={checkout}
                known={known}
                onSent={onSent}
                onRefused={onRefused}
                onUnderWay={() => setUnderWay(true)}
              />
            </Apart>
          )}
        </>
      )}
    </>
  );
}

/** What is filled in begins below what is to be known of it. */
const Apart = styled("div")({ paddingTop: "var(--s4)", borderTop: "1px solid var(--line)" });
