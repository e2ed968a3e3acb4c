/** The first payment choice: pay the order now, or lease it. */
import type { PaymentMethod } from "#contract/payments/methods";
import { LABELS } from "#contract/messages";
import { Choice } from "../../../ui/form/radio-field";
import { changeDraft } from "../input/checkout-draft";
import { Choices } from "../payment/choice-frame";
import { choiceOf } from "../payment/ways-to-pay";
import type { Quote } from "../summary/use-quote";

interface PayOrLeaseProps {
  /** In display order; Lease Credit is one of them. */
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethod;
  readonly quote: Quote;
  readonly isBusy: boolean;
}

export function PayOrLease({ methods, method, quote, isBusy }: PayOrLeaseProps) {
  const vendors = methods.filter((option) => option !== "LEASE");
  const [first] = vendors;
  const now = first && (
    <Choice
      key="now"
      id="pay-now"
      name="pay-or-lease"
      isChosen={method !== "LEASE"}
      onChoose={() => changeDraft({ method: first })}
      label={LABELS.payNow}
      hint={vendors.map((vendor) => choiceOf(vendor, quote).label).join(", ")}
    />
  );
  const lease = (
    <Choice
      key="lease"
      id="method-LEASE"
      name="pay-or-lease"
      isChosen={method === "LEASE"}
      onChoose={() => changeDraft({ method: "LEASE" })}
      {...choiceOf("LEASE", quote)}
    />
  );
  return (
    <Choices disabled={isBusy}>
      <legend className="vh">Pay now or lease</legend>
      {methods[0] === "LEASE" ? [lease, now] : [now, lease]}
    </Choices>
  );
}
