/** Asks before something that cannot be taken back. The focus stays inside, Escape means no. */
import { useId, useState, type ReactNode } from "react";
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
  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await onYes();
    } finally {
      setBusy(false);
    }
  };
  return (
    <DialogFrame isOpen={isOpen} title={title} onClose={() => !isBusy && onNo()}>
      {children}
      <div className="form-actions dialog-actions">
        <button type="button" className="btn" aria-busy={isBusy} onClick={() => void confirm()}>
          {yesLabel}
        </button>
        <button type="button" className="btn quiet" onClick={() => !isBusy && onNo()}>
          {noLabel}
        </button>
      </div>
    </DialogFrame>
  );
}

interface DialogFrameProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A dialog with its title, whatever stands in it. */
export function DialogFrame({ isOpen, title, children, onClose }: DialogFrameProps) {
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { className: "dialog" } }}
      transitionDuration={0}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </Dialog>
  );
}
