/** Requested returns of an order, latest first. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import type { AllReturnsFragment } from "#contract/graphql/generated";
import type { BadgeTone } from "#contract/orders/orders";
import {
  RETURN_REASON_WORDS,
  RETURN_STATE_WORDS,
  type ReturnState,
} from "#contract/orders/returning/returns";
import { Badge } from "../../../ui/parts/badge";

export type Return = AllReturnsFragment["returns"][number];

const TONES: Readonly<Record<ReturnState, BadgeTone>> = {
  REQUESTED: "orange",
  RECEIVED: "green",
  CANCELLED: "red",
};

interface ReturnsListProps {
  readonly returns: readonly Return[];
  /** Formats a day in the reader's time zone (SITE-12). */
  readonly dayOf: (iso: string) => string;
  /** Actions below a return. */
  readonly children?: (back: Return) => ReactNode;
}

export function ReturnsList({ returns, dayOf, children }: ReturnsListProps) {
  return (
    <List>
      {returns.map((back) => (
        <li key={back.id}>
          <Head>
            <b>{back.number}</b>
            <Badge tone={TONES[back.state]}>{RETURN_STATE_WORDS[back.state]}</Badge>
          </Head>
          <ul>
            {back.items.map(({ itemId, name, quantity, reason }) => (
              <li key={itemId}>
                {quantity} × {name} <span className="muted">· {RETURN_REASON_WORDS[reason]}</span>
              </li>
            ))}
          </ul>
          <p className="muted">
            Requested {dayOf(back.requestedAt)}
            {back.endedAt && ` · closed ${dayOf(back.endedAt)}`}
          </p>
          {children?.(back)}
        </li>
      ))}
    </List>
  );
}

const List = styled("ul")({
  display: "grid",
  gap: "var(--s4)",
  "& > li": { display: "grid", gap: "var(--s2)" },
  "& > li + li": { paddingTop: "var(--s4)", borderTop: "1px solid var(--line)" },
});

const Head = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "var(--s2) var(--s4)",
});
