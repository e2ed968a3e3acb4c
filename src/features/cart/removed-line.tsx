/** Shown in the place of a removed line while the page is open: the removal may have been a slip. */
import { useEffect, useRef } from "react";
import { MESSAGES } from "#contract/messages";
import { nameOf } from "./cart-line-item";
import type { CartLineView } from "./cart-lines";

interface RemovedLineProps {
  readonly line: CartLineView;
  readonly onUndo: () => void;
}

export function RemovedLine({ line, onUndo }: RemovedLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the focus goes on where the line was.
  useEffect(() => button.current?.focus(), []);
  const name = nameOf(line);
  return (
    <li className="cart-removed">
      <span role="status">{MESSAGES.cart.removed(name)}</span>{" "}
      <button type="button" className="link-button" ref={button} onClick={onUndo}>
        Undo
        <span className="vh"> removing {name}</span>
      </button>
    </li>
  );
}
