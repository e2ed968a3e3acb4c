/** The moves this member of the staff may make, each asked for before it is made. */
import { useState } from "react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { UNDONE_STATUSES, type OrderStatus } from "#contract/orders";
import { focusAfter } from "../../../lib/focus-after";
import { ORDER_HEADING } from "../order-dialog";
import { ORDER_STATUS_ROWS } from "#contract/order-statuses";
import { MoveDialog } from "./move-dialog";
import { STALE_NOTICE } from "./stale-notice";

interface StatusActionsProps {
  readonly order: StaffOrderFragment;
  /** True: only moves that undo the order; false: all others. */
  readonly isUndoing?: boolean;
  /** Called when somebody else changed the order since it was read. */
  readonly onStale: () => void;
}

export function StatusActions({ order, isUndoing = false, onStale }: StatusActionsProps) {
  const [to, setTo] = useState<OrderStatus | null>(null);
  const end = (focusId: string) => focusAfter(() => setTo(null), focusId);
  const moves = order.allowedNextStatuses.filter((status) => UNDONE_STATUSES.includes(status) === isUndoing);
  if (moves.length === 0 && to === null) return null;
  return (
    <Moves
      role="group"
      data-undoing={isUndoing || undefined}
      aria-label={isUndoing ? "States that undo it" : "Next states"}
    >
      {moves.map((status) => (
        <Button
          key={status}
          id={buttonId(status)}
          variant={isUndoing ? "outlined" : "contained"}
          onClick={() => setTo(status)}
        >
          {ORDER_STATUS_ROWS[status].move.label}
        </Button>
      ))}
      {to && (
        <MoveDialog
          order={order}
          to={to}
          onClose={() => end(buttonId(to))}
          onDone={() => end(ORDER_HEADING)}
          onStale={() =>
            focusAfter(() => {
              onStale();
              setTo(null);
            }, STALE_NOTICE)
          }
        />
      )}
    </Moves>
  );
}

function buttonId(status: OrderStatus): string {
  return `move-${status}`;
}

const Moves = styled("div")({ display: "flex", flexWrap: "wrap", gap: "var(--s3)" });
