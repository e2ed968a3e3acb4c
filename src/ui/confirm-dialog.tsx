/** Asks before something that cannot be taken back. The focus stays inside; Escape and a click beside it mean no. */
import { useId, useState, type ReactNode } from "react";
import { css, Global } from "@emotion/react";
import Dialog from "@mui/material/Dialog";

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly yesLabel?: string;
  readonly noLabel: string;
  /** While it runs, the dialog stays and cannot be answered twice. */
  readonly onYes: () => Promise<void>;
  readonly onNo: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, yesLabel = "Yes", noLabel, onYes, onNo } = props;
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await onYes();
    } finally {
      setBusy(false);
    }
  };
  const refuse = () => {
    if (!isBusy) onNo();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={refuse}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { className: "dialog" } }}
      transitionDuration={0}
    >
      <Global styles={dialogLook} />
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`}>{children}</div>
      <div className="dialog-actions">
        <button type="button" className="btn quiet" onClick={refuse}>
          {noLabel}
        </button>
        <button type="button" className="btn" aria-busy={isBusy} onClick={() => void confirm()}>
          {yesLabel}
        </button>
      </div>
    </Dialog>
  );
}

const dialogLook = css`
  .dialog.MuiPaper-root {
    display: grid;
    gap: var(--s4);
    width: min(calc(100% - 2 * var(--s4)), 480px);
    margin: var(--s4);
    padding: var(--s5);
    border-radius: var(--r-lg);
    background: var(--surface);
    color: var(--ink);
    font: 400 var(--md) / 1.5 var(--font);
    box-shadow: var(--shadow-panel);
    overflow-wrap: anywhere;
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
