/** Quantity stepper with a text field. 0 removes the product. */
import { useState } from "react";
import { styled } from "@mui/material/styles";
import { MESSAGES } from "#contract/messages";

interface QuantityFieldProps {
  readonly name: string;
  readonly quantity: number;
  /** Larger input is reduced to this maximum, with a message. */
  readonly max: number;
  readonly onChange: (quantity: number) => void;
}

export function QuantityField({ name, quantity, max, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isCapped, setCapped] = useState(false);
  const label = `Quantity of ${name}`;
  const change = (requested: number) => {
    setCapped(requested > max);
    const allowed = Math.min(requested, max);
    if (allowed !== quantity) onChange(allowed);
  };
  const commit = () => {
    setTyped(null);
    const entered = typed === null || typed.trim() === "" ? Number.NaN : Number(typed);
    if (Number.isInteger(entered) && entered >= 0 && entered !== quantity) change(entered);
  };
  return (
    <div>
      <Stepper role="group" aria-label={label}>
        <button type="button" aria-label={`One less of ${name}`} onClick={() => change(quantity - 1)}>
          −
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          maxLength={2}
          value={typed ?? String(quantity)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === "Escape") setTyped(null);
            if (event.key !== "Enter") return;
            // Otherwise the same key press would reach Undo, which takes the focus when this line is removed.
            event.preventDefault();
            commit();
          }}
        />
        <button
          type="button"
          aria-label={`One more of ${name}`}
          onClick={() => change(quantity + 1)}
          aria-disabled={quantity >= max}
        >
          +
        </button>
      </Stepper>
      <p className="small" role="status">
        {isCapped && MESSAGES.cart.maxPerOrder(max)}
      </p>
    </div>
  );
}

const Stepper = styled("div")({
  display: "inline-flex",
  border: "1.5px solid var(--edge)",
  borderRadius: "var(--r-pill)",
  background: "var(--surface)",
  overflow: "hidden",
  "& > *": {
    width: 46,
    height: 44,
    padding: 0,
    border: 0,
    background: "none",
    color: "var(--ink)",
    textAlign: "center",
    fontWeight: 600,
  },
  "button:hover": { background: "var(--brand-soft)" },
  "& [aria-disabled=true]": { color: "var(--muted)", cursor: "not-allowed" },
  "& > :focus-visible": { outlineOffset: -4, borderRadius: "var(--r-pill)" },
});
