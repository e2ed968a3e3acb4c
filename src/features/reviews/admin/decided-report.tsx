/** The outcome of a decision about several reviews, with those that stay as they are. */
import type { AdminReview } from "#contract/reviews/schema";
import { BulkReport } from "../../../ui/list/bulk-report";
import type { BulkOutcome } from "./bulk-bar";

interface DecidedReportProps {
  readonly outcome: BulkOutcome;
  /** Reviews on the page, for the titles. */
  readonly reviews: readonly AdminReview[];
  readonly onClose: () => void;
}

export function DecidedReport({ outcome: { sentence, unchanged }, reviews, onClose }: DecidedReportProps) {
  const titles = new Map(reviews.map(({ id, title }) => [id, title]));
  return (
    <BulkReport
      sentence={sentence}
      unchangedTitle="Reviews not changed"
      unchanged={unchanged.map(({ id, message }) => ({
        id,
        name: titles.get(id) ?? "A deleted review",
        href: null,
        message,
      }))}
      unchangedCount={unchanged.length}
      onClose={onClose}
    />
  );
}
