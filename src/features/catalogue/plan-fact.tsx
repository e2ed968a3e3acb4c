/** One fact of a payment plan, in a list of them. */
import type { ReactNode } from "react";

interface PlanFactProps {
  readonly name: ReactNode;
  readonly className?: "lead" | "total";
  readonly children: ReactNode;
}

export function PlanFact({ name, className, children }: PlanFactProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
