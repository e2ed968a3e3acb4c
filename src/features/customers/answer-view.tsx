/** What stands in the place of an answer until it is there, and when it does not come. */
import type { ReactNode } from "react";
import Button from "@mui/material/Button";
import { EmptyState } from "../../ui/parts/empty-state";
import { WaitingBars } from "../../ui/parts/waiting-bars";
import type { LiveAnswer } from "./use-answer";

interface AnswerViewProps<Data> {
  readonly live: LiveAnswer<Data>;
  /** What is waited for, e.g. "your addresses". */
  readonly what: string;
  readonly children: (data: Data) => ReactNode;
}

export function AnswerView<Data>({ live, what, children }: AnswerViewProps<Data>) {
  const { answer, retry } = live;
  if (answer.kind === "ready") return <>{children(answer.data)}</>;
  if (answer.kind === "loading") return <WaitingBars what={what} />;
  return (
    <EmptyState role="alert">
      <h2>We could not read {what}</h2>
      <p>{answer.message} Nothing is lost.</p>
      <Button onClick={retry}>Try again</Button>
    </EmptyState>
  );
}
