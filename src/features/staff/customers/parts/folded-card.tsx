/** A card of a customer's page: shows a count, and opens to the latest entries. */
import type { ReactNode } from "react";
import { AnswerView, type Answer } from "../../../../ui/answer-view";
import { Fold, PartCard } from "./part-card";

/** Number of entries on the page; each area's own screen has all. */
export const LATEST = { state: "ALL", pageNumber: 1, pageSize: 5 } as const;

interface FoldedCardProps<Data> {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly answer: Answer<Data>;
  /** The loaded data, such as "the reviews". */
  readonly what: string;
  /** Null without entries. */
  readonly figures: (data: Data) => string | null;
  readonly none: string;
  readonly children: (data: Data) => ReactNode;
}

export function FoldedCard<Data>(props: FoldedCardProps<Data>) {
  const { id, title, answer, what, figures, none, children } = props;
  const heading = `${id}-heading`;
  return (
    <PartCard component="section" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <AnswerView answer={answer} what={what}>
        {(data) => {
          const summary = figures(data);
          if (summary === null) return <p>{none}</p>;
          return <Fold label={summary}>{children(data)}</Fold>;
        }}
      </AnswerView>
    </PartCard>
  );
}
