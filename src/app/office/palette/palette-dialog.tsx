/** The dialog of the command palette: a text field with its matches below. */
import { useId, useState, type KeyboardEvent } from "react";
import Dialog from "@mui/material/Dialog";
import { styled } from "@mui/material/styles";
import { LIMITS } from "#contract/limits";
import type { SessionUser } from "#contract/accounts/session";
import { leaveFor } from "../../../client/store/leaving";
import type { AreaScreen } from "../../area/area";
import { usePaletteChoices } from "./palette-choices";
import { PALETTE_LABEL, type Typed } from "./typed-ahead";
import { rememberChoice, type Choice } from "./recent";

interface PaletteDialogProps extends Typed {
  /** Screens the user may open. */
  readonly screens: readonly AreaScreen[];
  readonly user: SessionUser;
  readonly onClose: () => void;
}

export function PaletteDialog({ screens, user, text, onType, onClose }: PaletteDialogProps) {
  const id = useId();
  const [place, setPlace] = useState(0);
  const { choices, isLooking } = usePaletteChoices(screens, user, text);
  const current = Math.min(place, choices.length - 1);
  const go = (choice: Choice | undefined) => {
    if (!choice || choice.isOff) return;
    // Closes first: the target button is behind this dialog.
    onClose();
    if (choice.press) return choice.press();
    rememberChoice(user.username, choice);
    void leaveFor(choice.path);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setPlace((current + step + choices.length) % choices.length);
    }
    if (event.key === "Enter") {
      event.preventDefault();
      go(choices[current]);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} disableRestoreFocus>
      <h2 id={`${id}-title`}>Command palette</h2>
      <Field
        // The user opened the dialog, so the field takes the focus at once.
        ref={(field: HTMLInputElement | null) => field?.focus()}
        type="search"
        role="combobox"
        aria-label={PALETTE_LABEL}
        placeholder={PALETTE_LABEL}
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={choices.length > 0 ? `${id}-${current}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={LIMITS.lists.searchTextLength}
        value={text}
        onChange={(event) => {
          onType(event.target.value);
          setPlace(0);
        }}
        onKeyDown={press}
      />
      <Choices id={`${id}-list`} role="listbox" aria-label="Results">
        {choices.map((choice, i) => (
          // Reached from the field with the arrow keys (aria-activedescendant).
          <li
            key={choice.path}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === current}
            aria-disabled={choice.isOff}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => go(choice)}
            onKeyDown={press}
          >
            {choice.label}
            {choice.kind && <small>{choice.kind}</small>}
          </li>
        ))}
      </Choices>
      <p role="status" className="muted">
        {isLooking
          ? "Searching…"
          : choices.length === 0
            ? "No results."
            : "↑ ↓ to move, Enter to open, Esc to close."}
      </p>
    </Dialog>
  );
}

const Field = styled("input")({ width: "100%" });

const Choices = styled("ul")({
  display: "grid",
  gap: "var(--s1)",
  maxHeight: "50vh",
  overflowY: "auto",
  li: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "0 var(--s3)",
    minHeight: 44,
    padding: "var(--s2) var(--s3)",
    borderRadius: "var(--r-md)",
    cursor: "pointer",
    overflowWrap: "anywhere",
  },
  "li[aria-disabled=true]": { color: "var(--muted)", cursor: "default" },
  "li[aria-selected=true]": { background: "var(--brand-soft)", color: "var(--brand)", fontWeight: 600 },
});
