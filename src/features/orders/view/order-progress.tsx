/** Progress of an order in five steps: drawn signs, with hidden text for each state. */
import { styled } from "@mui/material/styles";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { Icon } from "../../../ui/icon";
import { progressOf, type StepState } from "../progress";

const STATE_TEXTS: Readonly<Record<StepState, string>> = {
  done: "done",
  current: "next",
  "to come": "upcoming",
};

export function OrderProgress({ order }: { readonly order: WholeOrderFragment }) {
  const steps = progressOf(order);
  if (!steps) return null;
  return (
    <Steps aria-label="Order progress">
      {steps.map(({ label, state }) => (
        <li key={label} data-state={state} aria-current={state === "current" ? "step" : undefined}>
          <span className="sign">{state === "done" && <Icon name="check" />}</span>
          <span>
            {label}
            <span className="vh">, {STATE_TEXTS[state]}</span>
          </span>
        </li>
      ))}
    </Steps>
  );
}

const SIGN = 28;

const Steps = styled("ol")({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  listStyle: "none",
  li: {
    position: "relative",
    display: "grid",
    justifyItems: "center",
    alignContent: "start",
    gap: "var(--s2)",
    color: "var(--muted)",
    fontSize: "clamp(0.65rem, 3.4vw, var(--sm))",
    textAlign: "center",
  },
  // The line from the previous step.
  "li + li::before": {
    content: '""',
    position: "absolute",
    top: SIGN / 2 - 1,
    right: `calc(50% + ${SIGN / 2}px)`,
    left: `calc(-50% + ${SIGN / 2}px)`,
    borderTop: "2px solid var(--edge)",
  },
  "li:is([data-state=done], [data-state=current])::before": { borderColor: "var(--good)" },
  ".sign": {
    display: "grid",
    placeItems: "center",
    width: SIGN,
    height: SIGN,
    border: "2px solid var(--edge)",
    borderRadius: "50%",
    background: "var(--surface)",
  },
  "[data-state=done]": { color: "var(--ink)" },
  "[data-state=done] .sign": {
    borderColor: "var(--good)",
    background: "var(--good)",
    color: "var(--surface)",
  },
  "[data-state=done] .sign svg": { width: 16, height: 16 },
  "[data-state=current]": { color: "var(--ink)", fontWeight: 700 },
  "[data-state=current] .sign": { borderColor: "var(--brand)", borderWidth: 3 },
});
