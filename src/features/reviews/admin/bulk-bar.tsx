/** Publishes or declines the selected reviews (REVIEW-5). */
import { useState } from "react";
import { countWords } from "#contract/fields/count-words";
import { LABELS } from "#contract/messages";
import type { BodyOf } from "#contract/rest/endpoints";
import { declineReviewForm, type AdminReview, type DecidedReviews } from "#contract/reviews/schema";
import { callAndNotify } from "../../../client/api/call-and-notify";
import { callApi } from "../../../client/api/rest-client";
import { focusAfter } from "../../../lib/focus-after";
import { randomKey } from "../../../lib/random-key";
import { Button } from "../../../ui/actions/button";
import { DialogForm } from "../../../ui/form/dialog-form";
import { SelectionBar } from "../../../ui/list/selection-bar";
import { FormDialog } from "../../../ui/parts/form-dialog";
import { DeclineChoice } from "./decline-choice";

export interface BulkOutcome {
  /** Unique, so that each outcome takes the focus. */
  readonly key: string;
  /** "3 of 4 reviews published". */
  readonly sentence: string;
  readonly unchanged: DecidedReviews["unchanged"];
}

interface BulkBarProps {
  readonly reviews: readonly AdminReview[];
  readonly onClear: () => void;
  readonly onDone: (outcome: BulkOutcome) => void;
}

type Decision = Omit<NonNullable<BodyOf<"decideReviews">>, "reviews">;

const DECLINE_BUTTON = "decline-selected";

export function BulkBar({ reviews, onClear, onDone }: BulkBarProps) {
  const [isDeclining, setDeclining] = useState(false);
  const words = countWords(reviews.length, "review");
  const decide = async (decision: Decision) => {
    const read = reviews.map(({ id, revision }) => ({ id, revision }));
    const answer = await callApi("decideReviews", { body: { ...decision, reviews: read } });
    if (answer?.isSuccess && answer.data) {
      const { changed, unchanged } = answer.data;
      const done = decision.decision === "PUBLISHED" ? "published" : "declined";
      onDone({ key: randomKey(), sentence: `${changed} of ${words} ${done}`, unchanged });
    }
    return answer;
  };
  const publish = () => callAndNotify(() => decide({ decision: "PUBLISHED" }));
  const onLeave = () => focusAfter(() => setDeclining(false), DECLINE_BUTTON);
  return (
    <SelectionBar name="Selected reviews" summary={`${reviews.length} selected`} onClear={onClear}>
      <Button variant="outlined" onClick={() => void publish()}>
        Publish
      </Button>
      <Button id={DECLINE_BUTTON} variant="outlined" onClick={() => setDeclining(true)}>
        Decline
      </Button>
      {isDeclining && (
        <FormDialog title={`Decline ${words}?`} onClose={onLeave}>
          <DialogForm
            initialValues={{ reason: "" }}
            schema={declineReviewForm}
            submitLabel={`Decline ${words}`}
            leaveLabel={LABELS.keepAsIs}
            onLeave={onLeave}
            onSubmit={({ reason }) => decide({ decision: "DECLINED", reason })}
          >
            <DeclineChoice />
          </DialogForm>
        </FormDialog>
      )}
    </SelectionBar>
  );
}
