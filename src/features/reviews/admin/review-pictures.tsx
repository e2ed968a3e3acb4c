/** All pictures of a review for staff, at full size and in every status; each can be removed (REVIEW-13). */
import { useState } from "react";
import { styled } from "@mui/material/styles";
import type { AdminPicture } from "#contract/reviews/pictures";
import type { AdminReview } from "#contract/reviews/schema";
import { callAndNotify } from "../../../client/api/call-and-notify";
import { callApi } from "../../../client/api/rest-client";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { requestConfirmation } from "../../../client/store/confirm";
import { Button } from "../../../ui/actions/button";
import { AnswerView } from "../../../ui/answer-view";
import { FormDialogButton } from "../../../ui/parts/form-dialog";
import { EmptyState } from "../../../ui/parts/empty-state";

interface ReviewPicturesProps {
  readonly review: AdminReview;
  /** Called after a removal. */
  readonly onChange: () => void;
}

const LABEL_WORDS: Readonly<Record<number, string>> = { 0: "No photos left", 1: "View photo" };

export function ReviewPictures({ review, onChange }: ReviewPicturesProps) {
  const { id, title, pictures } = review;
  const button = `pictures-${id}`;
  // The open dialog stays when its last picture is removed.
  const [hadAny] = useState(pictures.length > 0);
  if (!hadAny && pictures.length === 0) return null;
  return (
    <FormDialogButton
      id={button}
      label={LABEL_WORDS[pictures.length] ?? `View ${pictures.length} photos`}
      title={`Photos of “${title}”`}
      doneId={button}
    >
      {({ onLeave }) => (
        <>
          <PictureList review={review} onChange={onChange} />
          <p>
            <Button onClick={onLeave}>Close</Button>
          </p>
        </>
      )}
    </FormDialogButton>
  );
}

function PictureList({ review: { id, title }, onChange }: ReviewPicturesProps) {
  const answer = useRestAnswer("listReviewPictures", undefined, { id });
  const removed = () => {
    answer.refresh();
    onChange();
  };
  return (
    <AnswerView answer={answer} what="the photos">
      {({ pictures }) =>
        pictures.length === 0 ? (
          <EmptyState>
            <p>No photos left.</p>
          </EmptyState>
        ) : (
          pictures.map((picture, at) => (
            <PictureItem
              key={picture.id}
              of={id}
              picture={picture}
              words={`${title}, ${at + 1}`}
              onRemoved={removed}
            />
          ))
        )
      }
    </AnswerView>
  );
}

interface PictureItemProps {
  /** Id of the review. */
  readonly of: string;
  readonly picture: AdminPicture;
  readonly words: string;
  readonly onRemoved: () => void;
}

function PictureItem({ of, picture: { id, width, height, large }, words, onRemoved }: PictureItemProps) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    const isSure = await requestConfirmation({
      title: "Remove this photo?",
      message: "It's deleted permanently. The review stays.",
      confirmLabel: "Remove photo",
    });
    if (!isSure) return;
    setBusy(true);
    const params = { id: of, picture: id };
    const answer = await callAndNotify(() => callApi("removeReviewPicture", { params }));
    setBusy(false);
    // Not found: another person was faster.
    if (answer !== undefined) onRemoved();
  };
  return (
    <p>
      <FullPicture src={large} width={width} height={height} alt={words} />
      <Button variant="outlined" disabled={isBusy} onClick={() => void press()}>
        Remove<span className="vh"> {words}</span>
      </Button>
    </p>
  );
}

const FullPicture = styled("img")({
  display: "block",
  maxWidth: "100%",
  height: "auto",
  marginBottom: "var(--s2)",
});
