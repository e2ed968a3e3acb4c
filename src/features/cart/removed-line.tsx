/** Replaces a removed line while the page is open, with Undo for accidental removals. */
import { useEffect, useRef } from "react";
import { styled } from "@mui/material/styles";
import { MESSAGES } from "#contract/messages";
import type { CartLineView } from "./cart-lines";
import { Button } from "../../ui/actions/button";

interface RemovedLineProps {
  readonly line: CartLineView;
  readonly onUndo: () => void;
}

export function RemovedLine({ line, onUndo }: RemovedLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button has unmounted: moves the focus to the line's position.
  useEffect(() => button.current?.focus(), []);
  const { name } = line;
  return (
    <Removed>
      <span role="status">{MESSAGES.cart.removed(name)}</span>{" "}
      <Button variant="text" ref={button} onClick={onUndo}>
        Undo
        <span className="vh"> removing {name}</span>
      </Button>
    </Removed>
  );
}

const Removed = styled("li")({ padding: "var(--s2) var(--s4)", background: "var(--tile)" });
