/** Canned replies: add, change, delete (CHAT-8). */
import { cannedAnswerForm, type CannedAnswer } from "#contract/chat/schema";
import { LABELS } from "#contract/messages";
import type { DataOf } from "#contract/rest/endpoints";
import { callWithUndo } from "../../../client/api/call-with-undo";
import { callApi } from "../../../client/api/rest-client";
import { Button } from "../../../ui/actions/button";
import { actionRef } from "../../../ui/actions/registry";
import { DialogForm } from "../../../ui/form/dialog-form";
import { TextField } from "../../../ui/form/text-field";
import { FormDialogButton } from "../../../ui/parts/form-dialog";

interface CannedRepliesProps {
  readonly answers: readonly CannedAnswer[];
  readonly onChanged: (data: DataOf<"saveCannedAnswer">) => void;
}

const LIST_ID = "canned-replies";

export function CannedReplies({ answers, onChanged }: CannedRepliesProps) {
  const drop = async ({ id, name, text }: CannedAnswer) => {
    await callWithUndo({
      call: () => callApi("deleteCannedAnswer", { params: { id } }),
      opposite: () => callApi("saveCannedAnswer", { body: { name, text } }),
      message: `“${name}” deleted.`,
      onAnswer: (data) => data && onChanged(data),
    });
    document.getElementById(LIST_ID)?.focus();
  };
  return (
    <details>
      <summary id={LIST_ID} ref={actionRef.button}>
        Canned replies ({answers.length})
      </summary>
      <ul>
        {answers.map((answer) => (
          <li key={answer.id}>
            {answer.name} <Change answer={answer} onChanged={onChanged} />{" "}
            <Button variant="text" aria-label={`Delete “${answer.name}”`} onClick={() => void drop(answer)}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <Change answer={null} onChanged={onChanged} />
    </details>
  );
}

interface ChangeProps extends Pick<CannedRepliesProps, "onChanged"> {
  /** Null for a new reply. */
  readonly answer: CannedAnswer | null;
}

function Change({ answer, onChanged }: ChangeProps) {
  const label = answer ? "Edit" : "New canned reply";
  return (
    <FormDialogButton
      id={`prepare-${answer?.id ?? "new"}`}
      label={label}
      title={answer ? `Edit “${answer.name}”` : label}
      doneId={LIST_ID}
    >
      {(change) => (
        <DialogForm
          initialValues={{ name: answer?.name ?? "", text: answer?.text ?? "" }}
          schema={cannedAnswerForm}
          submitLabel="Save canned reply"
          leaveLabel={LABELS.keepAsIs}
          onLeave={change.onLeave}
          onSubmit={async (values) => {
            const saved = await callApi("saveCannedAnswer", { body: { ...values, id: answer?.id } });
            if (saved?.isSuccess && saved.data) {
              onChanged(saved.data);
              change.onDone();
            }
            return saved;
          }}
        >
          <TextField name="name" label="Name" autoComplete="off" />
          <TextField name="text" label="Text" autoComplete="off" rows={4} />
        </DialogForm>
      )}
    </FormDialogButton>
  );
}
