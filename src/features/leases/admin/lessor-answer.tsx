/** For an unclear lessor response: query the lessor again, or record its decision by hand (STAFF-32). */
import { useState } from "react";
import Stack from "@mui/material/Stack";
import { useMutation } from "@apollo/client/react";
import {
  RecordLessorAnswerDocument,
  RefreshLeaseForStaffDocument,
} from "#contract/graphql/documents/lease-admin.generated";
import type { DeskLeaseFragment } from "#contract/graphql/generated";
import { approvedAmount, lessorAnswerInput, type LessorAnswerInput } from "#contract/leases/admin";
import { LESSOR_ANSWER_LABELS, LESSOR_ANSWERS } from "#contract/leases/statuses";
import { sendMutation } from "../../../client/api/send-mutation";
import { Button } from "../../../ui/actions/button";
import { DialogForm } from "../../../ui/form/dialog-form";
import { RadioField } from "../../../ui/form/radio-field";
import { TextField } from "../../../ui/form/text-field";
import { FormDialogButton, type ChangeProps } from "../../../ui/parts/form-dialog";
import { NextBox } from "../../../ui/parts/next-box";
import { Notice } from "../../../ui/parts/notice";
import { centsTyped } from "../typed-money";
import { LEASE_HEADING } from "./lease-heading";

const RECORD_DECISION = "Record decision";

interface LessorAnswerProps {
  readonly lease: DeskLeaseFragment;
  readonly onChanged: () => void;
}

export function LessorAnswer({ lease, onChanged }: LessorAnswerProps) {
  const { application, allowedAnswers, nextCheckAt } = lease;
  const [refresh, { loading: isQuerying }] = useMutation(RefreshLeaseForStaffDocument);
  const [failure, setFailure] = useState<string | null>(null);
  if (!nextCheckAt) return null;
  const queryLessor = async () => {
    const { isSuccess, message } = await sendMutation(
      async () => (await refresh({ variables: { leaseId: application.id } })).data?.refreshLeaseForStaff,
    );
    setFailure(isSuccess ? null : message);
    onChanged();
  };
  return (
    <>
      {failure && <Notice role="alert">{failure}</Notice>}
      <NextBox>
        <p>
          {allowedAnswers.length > 0
            ? "We couldn't read the lessor's answer. Query it again, or check its portal and record the decision."
            : "We query the lessor automatically from time to time; you can also query it now."}
        </p>
        <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: "wrap" }}>
          <Button
            variant="outlined"
            aria-disabled={isQuerying}
            onClick={() => !isQuerying && void queryLessor()}
          >
            {isQuerying ? "Querying…" : "Query lessor"}
          </Button>
          {allowedAnswers.length > 0 && (
            <FormDialogButton
              id="note-answer"
              label={RECORD_DECISION}
              title="What did the lessor decide?"
              doneId={LEASE_HEADING}
            >
              {(change) => <AnswerForm lease={lease} onChanged={onChanged} {...change} />}
            </FormDialogButton>
          )}
        </Stack>
      </NextBox>
    </>
  );
}

/** The amount is entered in dollars. */
const schema = lessorAnswerInput.shape({
  approvedAmount: approvedAmount.transform((_, typed: unknown) =>
    typeof typed === "string" && typed.trim() !== "" ? centsTyped(typed) : null,
  ),
});

function AnswerForm({ lease, onChanged, onLeave, onDone }: LessorAnswerProps & ChangeProps) {
  const [record] = useMutation(RecordLessorAnswerDocument);
  const { application, currentStatus: expectedStatus, allowedAnswers } = lease;
  const choices = LESSOR_ANSWERS.filter((answer) => allowedAnswers.includes(answer));
  const send = async (input: LessorAnswerInput) => {
    const envelope = await sendMutation(
      async () =>
        (await record({ variables: { leaseId: application.id, expectedStatus, input } })).data
          ?.recordLessorAnswer,
    );
    if (envelope.isSuccess) {
      onDone();
      onChanged();
    }
    return envelope;
  };
  return (
    <DialogForm
      initialValues={{ answer: "", approvedAmount: "", reason: "" }}
      schema={schema}
      onSubmit={send}
      submitLabel={RECORD_DECISION}
      leaveLabel="Cancel"
      onLeave={onLeave}
    >
      <RadioField
        name="answer"
        legend="The lessor's decision"
        choices={choices.map((value) => ({ value, label: LESSOR_ANSWER_LABELS[value] }))}
      />
      <TextField
        name="approvedAmount"
        label="Approved amount"
        hint="In dollars, if approved; otherwise leave empty"
        autoComplete="off"
        inputMode="decimal"
      />
      <TextField
        name="reason"
        label="How do you know?"
        hint="Only staff see it"
        autoComplete="off"
        rows={2}
      />
    </DialogForm>
  );
}
