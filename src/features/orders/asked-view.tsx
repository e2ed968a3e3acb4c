/** What stands in the place of an answer until it is there, when it does not come, and when there is no such thing. */
import type { ReactNode } from "react";
import Button from "@mui/material/Button";
import { MESSAGES } from "#contract/messages";
import { EmptyState } from "../../ui/parts/empty-state";
import { Notice } from "../../ui/parts/notice";
import { WaitingBars } from "../../ui/parts/waiting-bars";
import { failureSentence } from "./send-change";

/** The parts of a query's result that decide; what `useQuery` answers has them. */
export interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error?: unknown;
  readonly loading: boolean;
  refetch(): Promise<unknown>;
}

interface AskedViewProps<Data> {
  readonly asked: Asked<Data>;
  /** What is asked for, e.g. "your orders". */
  readonly what: string;
  readonly children: (data: Data) => ReactNode;
}

export function AskedView<Data>({ asked, what, children }: AskedViewProps<Data>) {
  const { data, error, loading: isLoading } = asked;
  // A failure is shown by the next drawing, as the first one was.
  const retry = () => void asked.refetch().catch(() => undefined);
  if (data !== undefined) {
    return (
      <>
        {error !== undefined && !isLoading && (
          <Notice role="status">
            We could not look again, so this may be old.{" "}
            <Button variant="text" onClick={retry}>
              Try again
            </Button>
          </Notice>
        )}
        {children(data)}
      </>
    );
  }
  if (error === undefined || isLoading) return <WaitingBars what={what} count={3} />;
  return (
    <EmptyState role="alert">
      <h2>We could not read {what}</h2>
      <p>{failureSentence(error)}</p>
      <Button onClick={retry}>Try again</Button>
    </EmptyState>
  );
}

/** Not there, or not theirs: the two are not told apart. */
export function NoOrder({ children }: { readonly children: ReactNode }) {
  return (
    <EmptyState>
      <h2>{MESSAGES.generic.notFound}</h2>
      {children}
    </EmptyState>
  );
}
