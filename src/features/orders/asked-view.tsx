/** What stands in the place of an answer until it is there, when it does not come, and when there is no such thing. */
import type { ReactNode } from "react";
import { MESSAGES } from "#contract/messages";
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
          <p className="order-notice" role="status">
            We could not look again, so this may be old.{" "}
            <button type="button" className="order-link" onClick={retry}>
              Try again
            </button>
          </p>
        )}
        {children(data)}
      </>
    );
  }
  if (error === undefined || isLoading) return <Waiting what={what} />;
  return (
    <div className="order-empty" role="alert">
      <h2>We could not read {what}</h2>
      <p>{failureSentence(error)}</p>
      <button type="button" className="btn" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

function Waiting({ what }: { readonly what: string }) {
  return (
    <div className="order-waiting" role="status" aria-busy="true">
      <span className="vh">Reading {what}…</span>
      <div />
      <div />
      <div />
    </div>
  );
}

/** Not there, or not theirs: the two are not told apart. */
export function NoOrder({ children }: { readonly children: ReactNode }) {
  return (
    <div className="order-empty">
      <h2>{MESSAGES.generic.notFound}</h2>
      {children}
    </div>
  );
}
