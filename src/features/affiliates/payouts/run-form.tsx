/** Form for the payouts of the selected affiliates: date and transfer reference (AFFILIATE-11). */
import { useState } from "react";
import { PAYOUT_LABELS } from "#contract/affiliates/messages";
import { payoutRunForm, payoutRunInput, type DuePayout } from "#contract/affiliates/payout-runs";
import { shopDay } from "#contract/time/days";
import { callApi } from "../../../client/api/rest-client";
import { notify } from "../../../client/store/notify";
import { randomUuid } from "../../../lib/random-key";
import { Button } from "../../../ui/actions/button";
import { Form } from "../../../ui/form/form";
import { TextField } from "../../../ui/form/text-field";
import type { ChangeProps } from "../../../ui/parts/form-dialog";

interface RunFormProps extends ChangeProps {
  readonly due: readonly DuePayout[];
  /** "$1,234.00" */
  readonly total: string;
  readonly onRecorded: () => void;
}

export function RunForm({ due, total, onRecorded, onDone, onLeave }: RunFormProps) {
  // One per opening: payouts without a response are resent and recorded once.
  const [id] = useState(randomUuid);
  return (
    <Form
      initialValues={{ day: shopDay(new Date()), reference: "" }}
      schema={payoutRunForm}
      onSubmit={async (form) => {
        const payouts = due.map(({ code, owed }) => ({ code, cents: owed }));
        const body = payoutRunInput.cast({ ...form, payouts });
        const envelope = await callApi("recordPayoutRun", { params: { id }, body });
        if (envelope?.isSuccess) {
          notify(envelope.message, "success");
          onDone();
          onRecorded();
        }
        return envelope;
      }}
      submitLabel={PAYOUT_LABELS.record}
      actions={
        <Button variant="outlined" onClick={onLeave}>
          Cancel
        </Button>
      }
    >
      <p>
        Total: <b>{total}</b>
      </p>
      <TextField name="day" label={PAYOUT_LABELS.date} type="date" autoComplete="off" />
      <TextField
        name="reference"
        label="Reference"
        hint="For each transfer, such as Commissions of November"
        autoComplete="off"
      />
    </Form>
  );
}
