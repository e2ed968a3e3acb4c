/** A button with a confirmation. The focus stays inside; Escape and No cancel. */
import { useId, useState } from "react";
import Dialog from "@mui/material/Dialog";
import Stack from "@mui/material/Stack";
import { Button } from "../../ui/actions/button";

interface ConfirmButtonProps {
  readonly label: string;
  /** Accessible name, where several buttons have the same label. */
  readonly name?: string;
  readonly title: string;
  readonly question: string;
  readonly onYes: () => Promise<void>;
}

export function ConfirmButton({ label, name, title, question, onYes }: ConfirmButtonProps) {
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const leave = () => setIsAsking(false);
  const agree = async () => {
    if (isSending) return;
    setIsSending(true);
    await onYes();
    setIsSending(false);
    leave();
  };
  return (
    <>
      <Button variant="outlined" aria-label={name} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onClose={leave}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-question`}
      >
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-question`}>{question}</p>
        <Stack direction="row" spacing={3}>
          <Button onClick={() => void agree()} aria-busy={isSending}>
            Yes
          </Button>
          <Button variant="outlined" onClick={leave}>
            No
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}
