/**
 * Counters of the order history as filters: together they count every order once; empty ones are collapsed.
 */
import { styled } from "@mui/material/styles";
import type { AllCountersFragment } from "#contract/graphql/generated";
import { listUrl, type ListAddress } from "../../../ui/list/list-address";
import { COUNTER_LABELS, LIST_COUNTERS } from "../order-words";

interface CounterChipsProps {
  readonly path: string;
  readonly address: ListAddress;
  readonly counters: AllCountersFragment;
}

export function CounterChips({ path, address, counters }: CounterChipsProps) {
  const counting = LIST_COUNTERS.filter((name) => counters[name] > 0 || name === address.show);
  const empty = LIST_COUNTERS.filter((name) => !counting.includes(name));
  const total = LIST_COUNTERS.reduce((sum, name) => sum + counters[name], 0);
  const chip = (show: string, label: string, count: number) => (
    <li key={show}>
      <a
        href={listUrl(path, { ...address, show, page: 1 })}
        aria-current={show === address.show ? "true" : undefined}
      >
        {label}
        <b>{count}</b>
      </a>
    </li>
  );
  return (
    <Chips aria-label="Orders by status">
      <ul className="chips">
        {chip("", "All", total)}
        {counting.map((name) => chip(name, COUNTER_LABELS[name], counters[name]))}
      </ul>
      {empty.length > 0 && (
        <details>
          <summary>Other statuses ({empty.length})</summary>
          <ul className="chips">{empty.map((name) => chip(name, COUNTER_LABELS[name], 0))}</ul>
        </details>
      )}
    </Chips>
  );
}

const Chips = styled("nav")({
  ul: { marginBlock: 0 },
  "details ul": { marginTop: "var(--s2)" },
  summary: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: 44,
    color: "var(--muted)",
    fontSize: "var(--sm)",
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
  },
  "li a": { gap: "var(--s2)" },
  "li a[aria-current], li a[aria-current]:hover": {
    borderColor: "var(--brand)",
    background: "var(--brand)",
    color: "var(--on-brand)",
  },
});
