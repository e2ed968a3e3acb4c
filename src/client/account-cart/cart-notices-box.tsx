/** What changed in the cart since its visitor saw it, until it is dismissed (CART-13). In cart and checkout. */
import { useRef } from "react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { LABELS } from "#contract/messages";
import { Notice } from "../../ui/parts/notice";
import { useCartChanges } from "./use-cart-changes";

export function CartNoticesBox() {
  const { sentences, dismiss } = useCartChanges();
  const place = useRef<HTMLDivElement>(null);
  return (
    <Box role="status" tabIndex={-1} ref={place}>
      {sentences.length > 0 && (
        <Changes role="group" aria-label={LABELS.cartChanges}>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Button
            variant="text"
            onClick={() => {
              dismiss();
              // The pressed button is gone.
              place.current?.focus();
            }}
          >
            Dismiss
          </Button>
        </Changes>
      )}
    </Box>
  );
}

const Box = styled("div")({ "&:focus": { outline: 0 } });

const Changes = styled(Notice)({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "var(--s2) var(--s4)",
  marginBottom: "var(--s5)",
});
