/** Asks before something that cannot be taken back. The focus stays inside; Escape and a click beside it mean no. */
import { useId, type ReactNode } from "react";
import { css, Global } from "@emotion/react";
import Dialog from "@mui/material/Dialog";
import { dialogSheet } from "./look/dialog-sheet";

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly yesLabel: string;
  readonly noLabel: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function ConfirmDialog({
  isOpen,
  title,
  children,
  yesLabel,
  noLabel,
  onYes,
  onNo,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onNo}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { className: "dialog" } }}
      // It is there at once: half faded in, nobody can read it.
      transitionDuration={0}
    >
      <Global styles={dialogLook} />
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`}>{children}</div>
      <div className="dialog-actions">
        <button type="button" className="btn quiet" onClick={onNo}>
          {noLabel}
        </button>
        <button type="button" className="btn" onClick={onYes}>
          {yesLabel}
        </button>
      </div>
    </Dialog>
  );
}

const dialogLook = css`
  .dialog.MuiPaper-root {
    ${dialogSheet}
    width: min(calc(100% - 2 * var(--s4)), 480px);
  }
  .dialog h2 {
    font-size: var(--xl);
  }
  .dialog-actions {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--s3);
    margin-top: var(--s2);
  }
`;
