/** Asks before something that cannot be taken back. The focus stays inside; Escape and a click beside it mean no. */
import { useId, type ReactNode } from "react";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import { styled } from "@mui/material/styles";

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
    <Dialog open={isOpen} onClose={onNo} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`}>{children}</div>
      <Answers>
        <Button variant="outlined" onClick={onNo}>
          {noLabel}
        </Button>
        <Button onClick={onYes}>{yesLabel}</Button>
      </Answers>
    </Dialog>
  );
}

const Answers = styled("div")({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "var(--s3)" });
