/**
 * Form for a completed payout: amount, date and transfer reference. The amount defaults to the outstanding
 * commission.
 */
import { useState } from "react";
import type { Affiliate } from "#contract/affiliates/admin";
import { PAYOUT_LABELS } from "#contract/affiliates/messages";
import { callOfPayout, payoutForm, payoutInput } from "#contract/affiliates/payouts";
import { shopDay } from "#contract/time/days";
import { formatMoney } from "#contract/money/money";
import { callApi } from "../../../client/api/rest-client";
import { randomUuid } from "../../../lib/random-key";
import { Button } from "../../../ui/actions/button";
import { Form } from "../../../ui/form/form";
import { TextField } from "../../../ui/form/text-field";
import type { ChangeProps } from "../../../ui/parts/form-dialog";

interface PayoutFormProps extends ChangeProps {
  readonly affiliate: Affiliate;
  readonly onRecorded: (affiliate: Affiliate) => void;
}

export function PayoutForm({ affiliate, onRecorded, onDone, onLeave }: PayoutFormProps) {
  const { code, balance } = affiliate;
  // One per opening: a payout without a response is resent and recorded once.
  const [key] = useState(randomUuid);
  return (
    <Form
      initialValues={{ cents: (balance.owed / 100).toFixed(2), day: shopDay(new Date()), reference: "" }}
      schema={payoutForm}
      onSubmit={async (form) => {
        const body = payoutInput.cast(callOfPayout(form, key));
        const envelope = await callApi("addAffiliatePayout", { params: { code }, body });
        if (envelope?.isSuccess && envelope.data) {
          onDone();
          onRecorded(envelope.data.affiliate);
        }
        return envelope;
      }}
      submitLabel="Record payout"
      actions={
        <Button variant="outlined" onClick={onLeave}>
          Cancel
        </Button>
      }
    >
      <TextField
        name="cents"
        label="Amount paid"
        hint={`${formatMoney(balance.owed)} owed`}
        autoComplete="off"
        inputMode="decimal"
        prefix="$"
      />
      <TextField name="day" label={PAYOUT_LABELS.date} type="date" autoComplete="off" />
      <TextField name="reference" label="Reference" hint="As shown on the transfer" autoComplete="off" />
    </Form>
  );
}
