/** A dialog around a form about an order. The focus stays inside; Escape and a click beside it leave things as they are. */
import { useId, type ReactNode } from "react";
import Dialog from "@mui/material/Dialog";

interface OrderDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function OrderDialog({ title, onClose, children }: OrderDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      // What opened it may be gone with the change; whoever opened it says where the focus goes.
      disableRestoreFocus
    >
      <h2 id={id}>{title}</h2>
      {children}
    </Dialog>
  );
}

/** Where a reader is brought back to after a change: the heading of the order. */
export const ORDER_HEADING = "order-heading";

/** Focuses an element once what was just changed is drawn. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
