/** Adds a note, phone call or email to the history, visible to staff only. */
import { useState } from "react";
import { styled } from "@mui/material/styles";
import { useMutation } from "@apollo/client/react";
import { NoteOrderDocument } from "#contract/graphql/documents/orders.generated";
import { noteInput } from "#contract/orders/changes";
import { EVENT_LABELS, NOTE_TYPES, type NoteType } from "#contract/orders/orders";
import { actionRef } from "../../../ui/actions/registry";
import { LeaveGuard } from "../../../client/store/leave-guard";
import { randomKey } from "../../../lib/random-key";
import { Form } from "../../../ui/form/form";
import { SelectField } from "../../../ui/form/select-field";
import { TextField } from "../../../ui/form/text-field";
import { focusAfter } from "../../../lib/focus-after";
import { sendChange } from "../send-change";
import { TIMELINE_HEADING } from "../view/order-timeline";

const OPTIONS = NOTE_TYPES.map((value) => ({ value, label: EVENT_LABELS[value] }));

export function NoteForm({ orderId }: { readonly orderId: string }) {
  const [add] = useMutation(NoteOrderDocument);
  // One key per note; a new one also empties the form.
  const [key, setKey] = useState(randomKey);
  const send = async ({ type, note }: { readonly type: NoteType; readonly note: string }) => {
    const { envelope } = await sendChange(
      () =>
        add({ variables: { orderId, type, note, idempotencyKey: key }, context: { idempotencyKey: key } }),
      (data) => data.addOrderNote,
    );
    if (envelope.isSuccess) focusAfter(() => setKey(randomKey()), TIMELINE_HEADING);
    return envelope;
  };
  return (
    <div ref={actionRef.note}>
      <Form
        key={key}
        initialValues={{ type: NOTE_TYPES[0] as string, note: "" }}
        schema={noteInput}
        onSubmit={send}
        submitLabel="Add to history"
        actions={<span className="muted">Only visible to staff</span>}
      >
        <LeaveGuard />
        <Fields>
          <SelectField name="type" label="Type" options={OPTIONS} />
          <TextField name="note" label="What happened" autoComplete="off" rows={2} />
        </Fields>
      </Form>
    </div>
  );
}

/** Small, so that the latest entries are on the first screen with the items. */
const Fields = styled("div")({
  display: "grid",
  alignItems: "start",
  gap: "var(--s3) var(--s4)",
  "@container (min-width: 26rem)": { gridTemplateColumns: "9rem minmax(0, 1fr)" },
});
