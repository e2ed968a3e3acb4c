/** Dialogs with a form. The focus starts at the first control; Escape and a click outside cancel. */
import { useCallback, useId, useState, type ReactNode } from "react";
import Dialog from "@mui/material/Dialog";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Button } from "../actions/button";
import { randomKey } from "../../lib/random-key";
import { focusAfter } from "../../lib/focus-after";
import { FormScopeContext } from "./form-scope";

interface FormDialogProps {
  readonly title: string;
  /** Distinguishes its form from others of the page; omitted, the title does. */
  readonly scope?: string;
  readonly onClose: () => void;
  /** Fills the screen of a phone. */
  readonly isLong?: boolean;
  /** Has space for a table. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function FormDialog({ title, scope = title, onClose, isLong, isWide, children }: FormDialogProps) {
  const id = useId();
  // On a phone, focusing the first field would open the keyboard over the rest.
  const hasFinePointer = useMediaQuery("(pointer: fine)", { noSsr: true });
  const begin = useCallback(
    (paper: HTMLElement | null) => {
      if (hasFinePointer && paper) focusFirst(paper);
    },
    [hasFinePointer],
  );
  return (
    <Dialog
      open
      onClose={onClose}
      // The theme styles the attribute.
      slotProps={{
        paper: { ref: begin, ...(isLong && { "data-long": "" }), ...(isWide && { "data-wide": "" }) },
      }}
      aria-labelledby={id}
      // The opening button may be gone after the change: the opener sets the focus.
      disableRestoreFocus
    >
      <h2 id={id}>{title}</h2>
      <FormScopeContext value={scope}>{children}</FormScopeContext>
    </Dialog>
  );
}

const CONTROLS = "input, select, textarea, summary";

/** Focuses the first control, unless text precedes it that its hint does not include. */
function focusFirst(dialog: HTMLElement): void {
  const [first] = [...dialog.querySelectorAll<HTMLElement>(`p:not([id]), ${CONTROLS}`)].filter(
    (element) => element.matches(CONTROLS) || !element.querySelector(CONTROLS),
  );
  if (first?.matches(CONTROLS)) first.focus();
}

/** Props of a form in a change dialog. */
export interface ChangeProps {
  /** One per opening: a change without a response may be sent again. */
  readonly idempotencyKey: string;
  readonly onLeave: () => void;
  readonly onDone: () => void;
}

export interface FormDialogButtonProps {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  /** Added to the label for screen readers, where several buttons have the same label. */
  readonly about?: string;
  /** The usual next action: its button is filled. */
  readonly isMain?: boolean;
  /** The form is longer than the screen of a phone. */
  readonly isLong?: boolean;
  /** The form has a table. */
  readonly isWide?: boolean;
  /** Takes the focus after the change, such as the heading of the changed section. */
  readonly doneId: string;
  readonly children: (change: ChangeProps) => ReactNode;
}

/** A button that opens a form dialog. */
export function FormDialogButton(props: FormDialogButtonProps) {
  const { id, label, about, title, isMain = false, isLong, isWide, doneId, children } = props;
  const [key, setKey] = useState<string | null>(null);
  const end = (focusId: string) => focusAfter(() => setKey(null), focusId);
  const onLeave = () => end(id);
  return (
    <>
      <p>
        <Button id={id} variant={isMain ? "contained" : "outlined"} onClick={() => setKey(randomKey())}>
          {label}
          {about && <span className="vh"> to {about}</span>}
        </Button>
      </p>
      {key && (
        <FormDialog title={title} scope={id} onClose={onLeave} isLong={isLong} isWide={isWide}>
          {children({ idempotencyKey: key, onLeave, onDone: () => end(doneId) })}
        </FormDialog>
      )}
    </>
  );
}
