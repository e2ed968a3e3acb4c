/** Staff notes about a customer, newest first, and a form for a new one. */
import { useState } from "react";
import { customerNoteInput } from "#contract/customers/page";
import { callWithUndo } from "../../../../client/api/call-with-undo";
import { callApi } from "../../../../client/api/rest-client";
import { useRestAnswer } from "../../../../client/api/use-rest-answer";
import { LeaveGuard } from "../../../../client/store/leave-guard";
import { notify } from "../../../../client/store/notify";
import { focusAfter } from "../../../../lib/focus-after";
import { formatShopDateTime } from "../../../../lib/format-date";
import { randomUuid } from "../../../../lib/random-key";
import { Button } from "../../../../ui/actions/button";
import { AnswerView } from "../../../../ui/answer-view";
import { Form } from "../../../../ui/form/form";
import { TextField } from "../../../../ui/form/text-field";
import { Rows } from "../../../../ui/parts/rows";
import { Fold, PartCard } from "./part-card";

const HEADING = "notes-heading";

interface CustomerNotesProps {
  readonly username: string;
  readonly mayWrite: boolean;
}

export function CustomerNotes({ username, mayWrite }: CustomerNotesProps) {
  const answer = useRestAnswer("listCustomerNotes", undefined, { username });
  // One id per note, so that a second click is idempotent; a new one also empties the form.
  const [id, setId] = useState(randomUuid);
  const remove = async (noteId: string) => {
    const params = { username, noteId };
    await callWithUndo({
      call: () => callApi("deleteCustomerNote", { params }),
      opposite: () => callApi("restoreCustomerNote", { params }),
      onAnswer: (data) => (data ? answer.replace(data) : answer.refresh()),
    });
    document.getElementById(HEADING)?.focus();
  };
  return (
    <PartCard component="section" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        Notes
      </h2>
      {mayWrite && (
        <Fold label="New note">
          <Form
            key={id}
            initialValues={{ text: "" }}
            schema={customerNoteInput.pick(["text"])}
            submitLabel="Add note"
            onSubmit={async ({ text }) => {
              const added = await callApi("addCustomerNote", { params: { username }, body: { id, text } });
              if (added?.isSuccess && added.data) {
                notify(added.message, "success");
                answer.replace(added.data);
                focusAfter(() => setId(randomUuid()), HEADING);
              }
              return added;
            }}
          >
            <LeaveGuard />
            <TextField
              name="text"
              label="Note"
              hint="For staff; included in the customer’s data download"
              autoComplete="off"
              rows={2}
            />
          </Form>
        </Fold>
      )}
      <AnswerView answer={answer} what="the notes">
        {({ notes }) =>
          notes.length === 0 ? (
            <p>No notes yet.</p>
          ) : (
            <Rows>
              {notes.map(({ id: key, text, author, writtenAt, mayDelete }) => (
                <li key={key}>
                  <div>
                    <p style={{ whiteSpace: "pre-line" }}>{text}</p>
                    <p className="muted">
                      <time dateTime={writtenAt}>{formatShopDateTime(writtenAt)}</time>, {author}
                    </p>
                  </div>
                  {mayDelete && (
                    <Button
                      variant="text"
                      aria-label={`Delete the note from ${formatShopDateTime(writtenAt)}`}
                      onClick={() => void remove(key)}
                    >
                      Delete
                    </Button>
                  )}
                </li>
              ))}
            </Rows>
          )
        }
      </AnswerView>
    </PartCard>
  );
}
