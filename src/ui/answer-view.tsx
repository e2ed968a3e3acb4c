/** Renders a query in each of its states: loading, failed, forbidden, or loaded. */
import type { ReactNode } from "react";
import { LABELS, MESSAGES } from "#contract/messages";
import { Button } from "./actions/button";
import { EmptyState } from "./parts/empty-state";
import { Notice } from "./parts/notice";
import { WaitingBars } from "./parts/waiting-bars";

interface Trouble {
  readonly sentence: string;
  readonly isForbidden: boolean;
  /** True if the entry does not exist: no retry is offered. */
  readonly isMissing?: boolean;
}

export interface Answer<Data> {
  /** Undefined until loaded; then the last data read. */
  readonly data: Data | undefined;
  /** Why loading or refreshing failed; null without a failure. */
  readonly trouble: Trouble | null;
  readonly isLoading: boolean;
  /** Sends the query again. */
  retry(): void;
}

/** The same answer with other data, such as the page of a list. */
export function mapAnswer<Data, Mapped>(answer: Answer<Data>, map: (data: Data) => Mapped): Answer<Mapped> {
  return { ...answer, data: answer.data === undefined ? undefined : map(answer.data) };
}

interface AnswerViewProps<Data> {
  readonly answer: Answer<Data>;
  /** The requested data, such as "your orders". */
  readonly what: string;
  /** For a single entry: the sentence when it does not exist. */
  readonly missing?: string;
  readonly children: (data: Data) => ReactNode;
}

export function AnswerView<Data>({ answer, what, missing, children }: AnswerViewProps<Data>) {
  const { data, trouble, isLoading, retry } = answer;
  if (data !== undefined) {
    return (
      <>
        {trouble && !isLoading && (
          <Notice role="status">
            We couldn't refresh this, so it may be out of date.{" "}
            <Button variant="text" onClick={retry}>
              {LABELS.tryAgain}
            </Button>
          </Notice>
        )}
        {children(data)}
      </>
    );
  }
  if (!trouble || isLoading) return <WaitingBars what={what} />;
  if (trouble.isForbidden) {
    return (
      <EmptyState role="alert">
        <h2>{MESSAGES.access.forbidden}</h2>
      </EmptyState>
    );
  }
  if (trouble.isMissing) return <NotFound>{missing && <p>{missing}</p>}</NotFound>;
  return (
    <EmptyState role="alert">
      <h2>We couldn't load {what}</h2>
      <p>{trouble.sentence}</p>
      <Button onClick={retry}>{LABELS.tryAgain}</Button>
    </EmptyState>
  );
}

/** The same message for missing and for other people's items, so that an item's existence does not leak. */
export function NotFound({ children }: { readonly children: ReactNode }) {
  return (
    <EmptyState>
      <h2>{MESSAGES.generic.notFound}</h2>
      {children}
    </EmptyState>
  );
}

/** For items visible to their owner only, such as an order of the account. */
export function NotYours() {
  return (
    <NotFound>
      <p>It may belong to another account.</p>
    </NotFound>
  );
}
