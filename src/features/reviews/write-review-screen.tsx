/** Form for writing, changing and withdrawing a review (REVIEW-1 to REVIEW-4). */
import { useEffect, useMemo, useRef, useState } from "react";
import { fail } from "#contract/rest/envelope";
import { LABELS, MESSAGES } from "#contract/messages";
import { DECLINE_REASON_WORDS, reviewForm, type OwnReview, type ReviewPlace } from "#contract/reviews/schema";
import { STARS } from "#contract/reviews/words";
import { ROUTES, loginPath } from "#contract/site/paths";
import { callApi } from "../../client/api/rest-client";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { consumeOrderLink } from "../../client/page/order-links";
import { useVisitor } from "../../client/session/use-visitor";
import { requestConfirmation } from "../../client/store/confirm";
import { Button } from "../../ui/actions/button";
import { AnswerView } from "../../ui/answer-view";
import { Form } from "../../ui/form/form";
import { RadioField } from "../../ui/form/radio-field";
import { TextField } from "../../ui/form/text-field";
import { EmptyState } from "../../ui/parts/empty-state";
import { Notice } from "../../ui/parts/notice";
import { PictureField } from "./picture-field";
import { usePictures } from "./use-pictures";

export function WriteReviewScreen() {
  const { user, isReady } = useVisitor();
  const place = useMemo(() => placeIn(location.search), []);
  if (!isReady) return null;
  if (!place) {
    return (
      <EmptyState>
        <h2>Which product?</h2>
        <p>Open an order and choose a product you've received.</p>
        <p>
          <a href={user ? ROUTES.orders : ROUTES.findOrder}>{user ? "See my orders" : LABELS.findOrder}</a>
        </p>
      </EmptyState>
    );
  }
  if (!user && !place.orderKey) {
    return (
      <EmptyState>
        <h2>Sign in to review this product</h2>
        <p>
          <a href={loginPath(location.pathname + location.search)}>{LABELS.signIn}</a>, or{" "}
          <a href={ROUTES.findOrder}>get a link to your order by email</a> and choose a product you've
          received.
        </p>
      </EmptyState>
    );
  }
  return <Place place={place} />;
}

function placeIn(search: string): ReviewPlace | null {
  const productId = new URLSearchParams(search).get("product");
  const order = consumeOrderLink(search, "order");
  if (order) history.replaceState(history.state, "", location.pathname + search);
  if (!productId) return null;
  return { productId, orderId: order?.id, orderKey: order?.key ?? undefined };
}

function Place({ place }: { readonly place: ReviewPlace }) {
  const answer = useRestAnswer("getOwnReview", place);
  return (
    <AnswerView answer={answer} what="your review">
      {(own) => <OwnWords own={own} place={place} onChange={answer.replace} />}
    </AnswerView>
  );
}

interface OwnWordsProps {
  readonly own: OwnReview;
  readonly place: ReviewPlace;
  readonly onChange: (own: OwnReview) => void;
}

function OwnWords({ own, place, onChange }: OwnWordsProps) {
  const [outcome, setOutcome] = useState("");
  const { product, review } = own;
  const pictures = usePictures(place, review?.pictures ?? []);
  if (outcome) return <Outcome words={outcome} url={product.url} />;
  return (
    <>
      <h2>{product.url ? <a href={product.url}>{product.name}</a> : product.name}</h2>
      {review && <ReviewState review={review} />}
      <Form
        initialValues={{
          stars: review ? String(review.stars) : "",
          title: review?.title ?? "",
          text: review?.text ?? "",
          name: review?.name ?? own.suggestedName,
        }}
        schema={reviewForm}
        submitLabel={review ? "Update review" : "Submit review"}
        onSubmit={async (words) => {
          const names = await pictures.settle();
          if (!names) return fail(MESSAGES.reviews.picturesFailed);
          const answer = await callApi("saveReview", { body: { ...place, ...words, pictures: names } });
          if (answer?.isSuccess && answer.data) {
            onChange(answer.data);
            setOutcome(answer.message);
          }
          return answer;
        }}
      >
        <RadioField
          name="stars"
          legend="How would you rate it?"
          choices={STARS.map((star) => ({ value: String(star), label: <Stars star={star} /> }))}
        />
        <TextField name="title" label="Title" autoComplete="off" />
        <TextField
          name="text"
          label="Your review"
          hint="What did you like or dislike? Plain text only, no web or email addresses."
          rows={6}
          autoComplete="off"
        />
        <PictureField pictures={pictures} />
        <TextField
          name="name"
          label="Display name"
          hint="Anyone can see it. A first name is enough."
          autoComplete="nickname"
        />
      </Form>
      {review && <Withdraw place={place} onDone={setOutcome} />}
    </>
  );
}

const STAR_WORDS = { 5: "excellent", 4: "good", 3: "fair", 2: "poor", 1: "bad" } as const;

function Stars({ star }: { readonly star: (typeof STARS)[number] }) {
  return (
    <>
      <span
        className="stars"
        aria-hidden="true"
        style={{ "--r": star, display: "block" } as React.CSSProperties}
      />
      {star === 1 ? "1 star" : `${star} stars`}, {STAR_WORDS[star]}
    </>
  );
}

function ReviewState({ review }: { readonly review: NonNullable<OwnReview["review"]> }) {
  const { status, declineReason } = review;
  if (status === "WAITING") return <Notice>We're checking your review. You can still change it.</Notice>;
  if (status === "DECLINED" && declineReason) {
    return (
      <Notice>
        We didn't publish your review: {DECLINE_REASON_WORDS[declineReason].replace(/^It/, "it")}. You can
        change it, and we'll check it again.
      </Notice>
    );
  }
  return (
    <Notice>Your review is published. If you change it, we'll check it before we publish it again.</Notice>
  );
}

interface WithdrawProps {
  readonly place: ReviewPlace;
  readonly onDone: (words: string) => void;
}

function Withdraw({ place, onDone }: WithdrawProps) {
  const [trouble, setTrouble] = useState("");
  const press = async () => {
    const isSure = await requestConfirmation({
      title: "Delete your review?",
      message: "This also deletes our response and its votes.",
      confirmLabel: "Delete review",
    });
    if (!isSure) return;
    const answer = await callApi("withdrawReview", { body: place }).catch(() => null);
    if (answer?.isSuccess) return onDone(answer.message);
    setTrouble(answer?.message ?? MESSAGES.generic.unreachable);
  };
  return (
    <>
      {trouble && <Notice role="alert">{trouble}</Notice>}
      <p>
        <Button variant="text" color="error" onClick={() => void press()}>
          Delete my review
        </Button>
      </p>
    </>
  );
}

function Outcome({ words, url }: { readonly words: string; readonly url: string | null }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <>
      <p role="status" ref={line} tabIndex={-1}>
        {words}
      </p>
      <p>
        <a href={url ?? ROUTES.home}>{url ? "Back to product" : LABELS.continueShopping}</a>
      </p>
    </>
  );
}
