/** Answers a contact request by email from the list, which marks the request as answered (STAFF-39). */
import type { AdminContact } from "#contract/marketing/admin";
import { replyInput } from "#contract/marketing/admin";
import { callApi } from "../../client/api/rest-client";
import { notify } from "../../client/store/notify";
import { listId } from "../../ui/list/list-address";
import { DialogForm } from "../../ui/form/dialog-form";
import { TextField } from "../../ui/form/text-field";
import { FormDialogButton, type ChangeProps } from "../../ui/parts/form-dialog";

interface ReplyButtonProps {
  readonly request: AdminContact;
  /** Called once the reply was accepted. */
  readonly onSent: () => void;
}

export function ReplyButton({ request, onSent }: ReplyButtonProps) {
  const { id, name, email } = request;
  return (
    <FormDialogButton
      id={`reply-${id}`}
      label="Reply"
      about={name}
      title={`Reply to ${name}, ${email}`}
      doneId={listId("Requests")}
    >
      {(change) => <ReplyForm request={request} onSent={onSent} {...change} />}
    </FormDialogButton>
  );
}

function ReplyForm({ request, onSent, onLeave, onDone }: ReplyButtonProps & ChangeProps) {
  const send = async (body: { readonly text: string }) => {
    const envelope = await callApi("replyToContact", { params: { id: request.id }, body });
    if (envelope?.isSuccess) {
      notify(envelope.message, "success");
      onDone();
      onSent();
    }
    return envelope;
  };
  return (
    <>
      <blockquote>{request.message}</blockquote>
      <DialogForm
        initialValues={{ text: "" }}
        schema={replyInput}
        onSubmit={send}
        submitLabel="Send reply"
        leaveLabel="Cancel"
        onLeave={onLeave}
      >
        <TextField
          name="text"
          label="Your reply"
          hint="We add a greeting and the original message"
          autoComplete="off"
          rows={8}
        />
      </DialogForm>
    </>
  );
}
