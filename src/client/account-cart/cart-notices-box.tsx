/** Cart notices in cart and checkout, visible until dismissed (CART-13). */
import { useRef } from "react";
import { styled } from "@mui/material/styles";
import { LABELS } from "#contract/messages";
import { Button } from "../../ui/actions/button";
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
              // The pressed button has unmounted.
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
