/** Why the order was not placed or paid; takes the focus. */
import { useEffect, useRef } from "react";
import { ProblemBox } from "../../../ui/parts/problem-box";
import { WayOut } from "../summary/quote-problems";
import type { CheckoutProblem } from "../summary/use-quote";

/** Why a click led to no order that is paid or awaits payment. */
export interface Trouble {
  /** Increases with every attempt. */
  readonly count: number;
  readonly title: string;
  readonly message: string;
  readonly problems: readonly Pick<CheckoutProblem, "code" | "property" | "message">[];
  /** Differences from the total the shopper saw. */
  readonly changes: readonly string[];
}

export function PaymentTrouble({ trouble }: { readonly trouble: Trouble }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: "center" });
  }, [trouble.count]);
  const { title, message, problems, changes } = trouble;
  return (
    <ProblemBox role="alert" tabIndex={-1} ref={box}>
      <h3>{title}</h3>
      {problems.length === 0 && <p>{message}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.code} ${problem.property} ${problem.message}`}>
              {problem.message} <WayOut code={problem.code} property={problem.property} />
            </li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <ul aria-label="What changed">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </ProblemBox>
  );
}
