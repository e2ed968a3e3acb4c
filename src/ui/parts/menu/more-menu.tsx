/**
 * Menu button with further actions (ARIA pattern): Enter, Space and arrow down open at the first item, arrow
 * up at the last, Escape returns to the button.
 */
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import { Button } from "../../actions/button";
import { registerAction } from "../../actions/registry";
import { focusAfter } from "../../../lib/focus-after";

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  /** Explains the action, below its label. */
  readonly hint?: string;
  /** Cannot be undone: placed last, below a warning. */
  readonly isFinal: boolean;
  readonly onPress: () => void;
}

interface MoreMenuProps {
  /** Id of the button, which gets the focus back after an action. */
  readonly id: string;
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

export function MoreMenu({ id, label, actions }: MoreMenuProps) {
  const [opener, setOpener] = useState<{ readonly at: HTMLElement; readonly isLast: boolean } | null>(null);
  const open = (at: HTMLElement, isLast = false) => setOpener({ at, isLast });
  const byArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open(event.currentTarget, event.key === "ArrowUp");
  };
  const ordinary = actions.filter(({ isFinal }) => !isFinal);
  const final = actions.filter(({ isFinal }) => isFinal);
  const inOrder = [...ordinary, ...final];
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (!element) return;
    const removals = [
      registerAction("menu", { element }),
      ...inOrder.map(({ label: name, onPress: run }) => registerAction("button", { element, name, run })),
    ];
    return () => removals.forEach((remove) => remove());
  });
  const first = opener && inOrder.at(opener.isLast ? -1 : 0);
  const itemOf = ({ id: of, label: words, hint, isFinal, onPress }: MenuAction) => [
    <Item
      key={of}
      ref={of === first?.id ? focusOnce : undefined}
      data-final={isFinal || undefined}
      aria-describedby={isFinal ? `${id}-final` : hint && `${of}-hint`}
      onClick={() => {
        setOpener(null);
        onPress();
      }}
    >
      {words}
    </Item>,
    // Beside the item, whose name is its label alone.
    hint && (
      <Hint key={`${of}-hint`} role="presentation" id={`${of}-hint`}>
        {hint}
      </Hint>
    ),
  ];
  return (
    <>
      <Opener
        ref={button}
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        aria-controls={opener ? `${id}-menu` : undefined}
        onClick={(event) => open(event.currentTarget)}
        onKeyDown={byArrow}
      >
        {label}
      </Opener>
      <Menu
        open={opener !== null}
        anchorEl={opener?.at ?? null}
        // Inside the button's landmark: directly in the body, the menu would be outside all landmarks.
        container={opener?.at.parentElement ?? null}
        disableScrollLock
        transitionDuration={0}
        // An action may move the focus, so the focus is restored by hand.
        disableRestoreFocus
        onClose={() => focusAfter(() => setOpener(null), id)}
        // The item with the initial focus depends on the key.
        slotProps={{
          list: { id: `${id}-menu`, "aria-labelledby": id, autoFocus: false, autoFocusItem: false },
        }}
      >
        {ordinary.flatMap(itemOf)}
        {ordinary.length > 0 && final.length > 0 && <Divider component="li" />}
        {final.length > 0 && (
          <Words key="words" role="presentation" id={`${id}-final`}>
            Can’t be undone
          </Words>
        )}
        {final.flatMap(itemOf)}
      </Menu>
    </>
  );
}

const Opener = styled(Button)({
  "&::after": {
    content: '""',
    marginLeft: "var(--s2)",
    border: "5px solid transparent",
    borderTopColor: "currentColor",
    borderBottomWidth: 0,
  },
});

/** Called when the item mounts, and not again. */
const focusOnce = (item: HTMLElement | null) => item?.focus({ preventScroll: true });

const Item = styled(MenuItem)({
  minHeight: "var(--control, 48px)",
  fontSize: "var(--md)",
  "&[data-final]": { color: "var(--sale)" },
});

const Hint = styled("li")({
  maxWidth: 360,
  padding: "0 var(--s4) var(--s2)",
  color: "var(--muted)",
  fontSize: "var(--sm)",
});

const Words = styled("li")({
  padding: "var(--s2) var(--s4) 0",
  color: "var(--sale)",
  fontSize: "var(--sm)",
  fontWeight: 600,
});
