/** A card of a customer's page that says how many there are and is opened for the latest of them. */
import type { ReactNode } from "react";
import { AnswerView, type Answer } from "../../../../ui/answer-view";
import { Fold, PartCard } from "./part-card";

/** Of these lists the page shows so many; the desk of each has all. */
export const LATEST = { state: "ALL", pageNumber: 1, pageSize: 5 } as const;

interface FoldedCardProps<Data> {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly answer: Answer<Data>;
  /** What is loaded, such as "the reviews". */
  readonly what: string;
  /** Null: there is none. */
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
          const said = figures(data);
          if (said === null) return <p>{none}</p>;
          return <Fold label={said}>{children(data)}</Fold>;
        }}
      </AnswerView>
    </PartCard>
  );
}
