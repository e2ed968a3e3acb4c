/** Staff actions on a review: publish, decline with a reason, answer (REVIEW-5, REVIEW-8). */
import { useState } from "react";
import { styled } from "@mui/material/styles";
import { LABELS } from "#contract/messages";
import type { BodyOf } from "#contract/rest/endpoints";
import { answerReviewForm, declineReviewForm, type AdminReview } from "#contract/reviews/schema";
import { callWithUndo } from "../../../client/api/call-with-undo";
import { callApi } from "../../../client/api/rest-client";
import { notify } from "../../../client/store/notify";
import { Button } from "../../../ui/actions/button";
import { DialogForm } from "../../../ui/form/dialog-form";
import { TextField } from "../../../ui/form/text-field";
import { listId } from "../../../ui/list/list-address";
import { FormDialogButton } from "../../../ui/parts/form-dialog";
import { PHONE } from "../../../ui/narrow";
import { DeclineChoice } from "./decline-choice";

interface ReviewActsProps {
  readonly review: AdminReview;
  /** Called after a change, and after a conflict with another person's change. */
  readonly onDone: () => void;
}

export function ReviewActs({ review, onDone }: ReviewActsProps) {
  const { id, title, status, reports } = review;
  const doneId = listId("Reviews");
  return (
    <Acts>
      {(status !== "PUBLISHED" || reports > 0) && <Publish review={review} onDone={onDone} />}
      {status !== "DECLINED" && (
        <FormDialogButton id={`decline-${id}`} label="Decline" title={`Decline “${title}”?`} doneId={doneId}>
          {(change) => (
            <DialogForm
              initialValues={{ reason: "" }}
              schema={declineReviewForm}
              submitLabel="Decline review"
              leaveLabel={LABELS.keepAsIs}
              onLeave={change.onLeave}
              onSubmit={async ({ reason }) => {
                const body = { decision: "DECLINED", reason, revision: review.revision } as const;
                const answer = await callApi("decideReview", { params: { id }, body });
                if (!answer?.isSuccess) return answer;
                change.onDone();
                await decide(id, body, onDone, async () => answer);
                return answer;
              }}
            >
              <DeclineChoice />
            </DialogForm>
          )}
        </FormDialogButton>
      )}
      <FormDialogButton
        id={`answer-${id}`}
        label={review.answer ? "Edit reply" : "Reply"}
        title={`Reply to “${title}”`}
        doneId={doneId}
      >
        {(change) => (
          <DialogForm
            initialValues={{ answer: review.answer ?? "" }}
            schema={answerReviewForm}
            submitLabel="Save reply"
            leaveLabel={LABELS.keepAsIs}
            onLeave={change.onLeave}
            onSubmit={async (body) => {
              const answer = await callApi("answerReview", {
                params: { id },
                body: { answer: body.answer },
              });
              return ended(answer, () => {
                change.onDone();
                onDone();
              });
            }}
          >
            <TextField
              name="answer"
              label="Public, shown below the review"
              hint="Leave empty to remove the reply."
              rows={5}
              autoComplete="off"
              isOptional
            />
          </DialogForm>
        )}
      </FormDialogButton>
    </Acts>
  );
}

function Publish({ review, onDone }: ReviewActsProps) {
  const [isBusy, setBusy] = useState(false);
  const { id, revision, status, title } = review;
  const press = async () => {
    setBusy(true);
    const body = { decision: "PUBLISHED", reason: undefined, revision } as const;
    // Reloads changes by another person.
    await decide(id, body, onDone);
    setBusy(false);
    // The row has unmounted with its button.
    document.getElementById(listId("Reviews"))?.focus();
  };
  const label = status === "PUBLISHED" ? "Keep published" : "Publish";
  return (
    <Button
      variant="contained"
      disabled={isBusy}
      aria-label={`${label}: ${title}`}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}

type Decision = NonNullable<BodyOf<"decideReview">>;

/** Applied at once with an undo offer: no email announces it. @param call omitted: sends the decision now */
function decide(
  id: string,
  body: Decision,
  onAnswer: () => void,
  call = () => callApi("decideReview", { params: { id }, body }),
): Promise<boolean> {
  return callWithUndo({
    call,
    opposite: () => callApi("takeBackReviewDecision", { params: { id }, body }),
    onAnswer,
  });
}

/** Shows the result. @returns the response, for the form */
function ended<Answer extends { readonly isSuccess: boolean; readonly message: string } | null>(
  answer: Answer,
  after: () => void,
): Answer {
  if (answer?.isSuccess) {
    notify(answer.message, "success");
    after();
  }
  return answer;
}

const Acts = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: "var(--s2)",
  // On a phone the buttons share a line, each as wide as its label plus a share of the rest.
  [PHONE]: {
    "--button-padding": "2px 6px",
    marginTop: "var(--s1)",
    "& button": { fontSize: "var(--sm)" },
    "& > *": { flex: "1 1 auto" },
    "& > p > button": { width: "100%" },
  },
  // One line, because staff decide a hundred times a day.
  "@media (min-width: 1160px)": { flexWrap: "nowrap" },
});
