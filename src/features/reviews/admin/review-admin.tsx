/** Customer reviews for staff: pending ones first, decisions, and reader reports (REVIEW-5, REVIEW-8). */
import { lazy, Suspense, useState } from "react";
import Stack from "@mui/material/Stack";
import useMediaQuery from "@mui/material/useMediaQuery";
import { styled } from "@mui/material/styles";
import { countOf } from "#contract/fields/page";
import {
  DECLINE_REASON_WORDS,
  REVIEW_LISTS,
  type AdminReview,
  type ReviewList,
} from "#contract/reviews/schema";
import { BACKOFFICE_ROUTES, staffOrderPath } from "#contract/site/backoffice-paths";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { formatShopDateTime } from "../../../lib/format-date";
import { listId, readListAddress, STAFF_SIZES } from "../../../ui/list/list-address";
import type { Column } from "../../../ui/list/list-table";
import { customerOf, OneCustomer } from "../../../ui/list/one-customer";
import { StaffList } from "../../../ui/list/staff-list";
import { TypedText } from "../../../ui/parts/typed-text";
import { NARROW, PHONE } from "../../../ui/narrow";
import { Stars } from "../../../ui/rating-stars";
import type { BulkOutcome } from "./bulk-bar";
import { DecidedReport } from "./decided-report";
import { ReviewActs } from "./review-acts";
import { ReviewPictures } from "./review-pictures";

const path = BACKOFFICE_ROUTES.reviews;
const WAITING: ReviewList = "WAITING";
const PLURAL = "Reviews";

/** Needed only with a selection. */
const BulkBar = lazy(async () => ({ default: (await import("./bulk-bar")).BulkBar }));

const TAB_WORDS: Readonly<Record<ReviewList, string>> = {
  ALL: "All",
  WAITING: "Pending",
  REPORTED: "Reported",
  PUBLISHED: "Published",
  DECLINED: "Declined",
};
const EMPTY_WORDS: Readonly<Record<ReviewList, string>> = {
  ALL: "No reviews written yet",
  WAITING: "No pending reviews",
  REPORTED: "No reported reviews",
  PUBLISHED: "No published reviews",
  DECLINED: "No declined reviews",
};

export function ReviewAdmin({ location }: { readonly location: { readonly search: string } }) {
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const shows = REVIEW_LISTS.filter((queue) => queue !== WAITING);
  const address = readListAddress(location.search, { shows, sizes: STAFF_SIZES });
  const state = shows.find((queue) => queue === address.show) ?? WAITING;
  const { page: pageNumber, size: pageSize } = address;
  const customer = customerOf(address);
  const answer = useRestAnswer("listReviewQueue", {
    pageNumber,
    pageSize,
    state,
    ...(customer && { customer }),
  });
  const all = customer ? (["ALL"] as const) : [];
  const tabs = [...(["WAITING", "REPORTED", "PUBLISHED", "DECLINED"] as const), ...all].map((queue) => ({
    show: queue === WAITING ? "" : queue,
    label: TAB_WORDS[queue],
    count: countOf(answer.data, queue),
  }));
  const rows = answer.data?.rows ?? [];
  const endReport = () => {
    document.getElementById(listId(PLURAL))?.focus();
    setOutcome(null);
  };
  return (
    <Stack spacing={4}>
      <OneCustomer path={path} address={address} />
      <StaffList
        answer={answer}
        columns={columnsFor(answer.refresh)}
        keyOf={({ id }) => id}
        caption="Customer reviews"
        plural={PLURAL}
        empty={{ none: EMPTY_WORDS[state] }}
        paging={{ path, address }}
        tabs={{ name: "Reviews by state", tabs }}
        note={
          outcome && <DecidedReport key={outcome.key} outcome={outcome} reviews={rows} onClose={endReport} />
        }
        actions={{
          nameOf: ({ title }) => title,
          render: (chosen, clear) => (
            <Suspense>
              <BulkBar
                reviews={rows.filter(({ id }) => chosen.has(id))}
                onClear={clear}
                onDone={(done) => {
                  clear();
                  setOutcome(done);
                  answer.refresh();
                }}
              />
            </Suspense>
          ),
        }}
      />
    </Stack>
  );
}

function columnsFor(refresh: () => void): Column<AdminReview>[] {
  return [
    { label: "Review", cell: (review) => <Words review={review} onChange={refresh} />, isText: true },
    { label: "Bought", cell: (review) => <Bought {...review} />, isText: true },
    { label: "Status", cell: (review) => <ReviewState {...review} />, isText: true },
    { label: "Actions", cell: (review) => <ReviewActs review={review} onDone={refresh} />, isText: true },
  ];
}

interface WordsProps {
  readonly review: AdminReview;
  readonly onChange: () => void;
}

function Words({ review, onChange }: WordsProps) {
  const { stars, title, text, name, writtenAt, answer } = review;
  // A wide screen shows more of the text before the next row.
  const isBrief = useMediaQuery(NARROW, { noSsr: true });
  return (
    <>
      <p>
        <Stars rated={String(stars)} /> <b>{title}</b>
      </p>
      <TypedText text={text} isBrief={isBrief} />
      <Small>
        <ReviewPictures review={review} onChange={onChange} />
        <p className="muted">
          {name}, {formatShopDateTime(writtenAt)}
        </p>
      </Small>
      {answer && <TypedText lead="Our reply: " text={answer} isBrief={isBrief} />}
    </>
  );
}

function Bought({ productName, productUrl, orderId, orderNumber }: AdminReview) {
  return (
    <StateLines>
      <p>{productUrl ? <a href={productUrl}>{productName}</a> : productName}</p>
      <p>
        <a href={staffOrderPath(orderId)}>Order {orderNumber}</a>
      </p>
    </StateLines>
  );
}

function ReviewState({ status, declineReason, decidedAt, decidedBy, reports, helpful }: AdminReview) {
  return (
    <StateLines data-waits={status === WAITING}>
      <p data-status="">{TAB_WORDS[status]}</p>
      {declineReason && <p>{DECLINE_REASON_WORDS[declineReason]}</p>}
      {reports > 0 && <p>Reported by {reports}</p>}
      {helpful > 0 && <p>Helpful to {helpful}</p>}
      {decidedAt && (
        <p className="muted">
          {formatShopDateTime(decidedAt)}, {decidedBy ?? "a former user"}
        </p>
      )}
    </StateLines>
  );
}

/** Paragraphs; on a phone flowing inline where they fit, so that two reviews are on screen. */
const StateLines = styled("div")({
  "[data-status]": { whiteSpace: "nowrap" },
  [PHONE]: {
    fontSize: "var(--xs)",
    "& > p": { display: "inline", fontSize: "var(--xs)", lineHeight: 1.5 },
    "& > p + p > a": { whiteSpace: "nowrap" },
    "& > p + p::before": { content: '" · "' },
    // The buttons already imply the status.
    "&[data-waits=true] > [data-status]": { display: "none" },
    "&[data-waits=true] > [data-status] + p::before": { content: "none" },
  },
});

/** Below the text of a review; on a phone pictures and author share a line. */
const Small = styled("div")({
  [PHONE]: {
    "--control": "28px",
    "--button-padding": "0 10px",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0 var(--s3)",
    fontWeight: 400,
    "& p, & button": { fontSize: "var(--xs)" },
  },
});
