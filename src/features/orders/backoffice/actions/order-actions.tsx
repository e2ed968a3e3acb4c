/** Staff actions on an order: the next ones as one row of buttons, others in a menu (STAFF-47). */
import { useState } from "react";
import useMediaQuery from "@mui/material/useMediaQuery";
import { styled } from "@mui/material/styles";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import type { Permission } from "#contract/staff/roles";
import { focusAfter } from "../../../../lib/focus-after";
import { randomKey } from "../../../../lib/random-key";
import { Button } from "../../../../ui/actions/button";
import { actionRef } from "../../../../ui/actions/registry";
import { FormDialog } from "../../../../ui/parts/form-dialog";
import { MoreMenu } from "../../../../ui/parts/menu/more-menu";
import { ORDER_HEADING } from "../../order-dialog";
import { listActions, type OrderAction } from "./list-actions";

interface OrderActionsProps {
  readonly order: StaffOrderFragment;
  readonly may: (permission: Permission) => boolean;
  /** Called when another person has changed the order since it was loaded. */
  readonly onStale: () => void;
}

const MORE = "more-actions";
/** One row, so that the content below does not move. */
const MAX_BUTTONS = 3;

export function OrderActions({ order, may, onStale }: OrderActionsProps) {
  const isWide = useMediaQuery(`(min-width:${LIMITS.mobileBelowPx}px)`, { noSsr: true });
  const [opened, setOpened] = useState<Opened | null>(null);
  const actions = listActions(order, may);
  const next = actions.filter(({ isNext }) => isNext).slice(0, isWide ? MAX_BUTTONS : 1);
  const rest = actions.filter((action) => !next.includes(action));
  const open = (action: OrderAction, from: string) => setOpened({ action, from, key: randomKey() });
  const end = (focusId: string) => focusAfter(() => setOpened(null), focusId);
  if (actions.length === 0 && !opened) return null;
  return (
    <Row role="group" aria-label="Order actions" ref={actionRef.steps}>
      {next.map((action, i) => (
        <Button
          key={action.id}
          id={action.id}
          variant={i === 0 ? "contained" : "outlined"}
          onClick={() => open(action, action.id)}
        >
          {action.label}
        </Button>
      ))}
      {rest.length > 0 && (
        <MoreMenu
          id={MORE}
          label="More"
          actions={rest.map((action) => ({ ...action, onPress: () => open(action, MORE) }))}
        />
      )}
      {opened && (
        <FormDialog title={`${opened.action.label}: ${order.uniqueId}`} onClose={() => end(opened.from)}>
          {opened.action.form({
            order,
            onStale,
            idempotencyKey: opened.key,
            onLeave: () => end(opened.from),
            onDone: () => end(ORDER_HEADING),
          })}
        </FormDialog>
      )}
    </Row>
  );
}

/** The opened action: its dialog stays, even if the reloaded order no longer offers the action. */
interface Opened {
  readonly action: OrderAction;
  readonly key: string;
  /** Id of the button that gets the focus back. */
  readonly from: string;
}

// Wraps only when enlarged text exceeds a row.
const Row = styled("div")({ display: "flex", flexWrap: "wrap", gap: "var(--s3)" });
