/** Changes the server made to the cart, shown until dismissed. */
import { useEffect, useState } from "react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { readCopy } from "../../client/account-cart/cart-copy";
import { dismissNotices } from "../../client/account-cart/change-cart";
import { CART_EVENT } from "../../client/page/page-marks";
import { useVisitor } from "../../client/session/use-visitor";
import { Notice } from "../../ui/parts/notice";

export function CartNotices() {
  const { user } = useVisitor();
  const [copy, setCopy] = useState(readCopy);
  useEffect(() => {
    const update = () => setCopy(readCopy());
    addEventListener(CART_EVENT, update);
    return () => removeEventListener(CART_EVENT, update);
  }, []);
  if (!user || copy?.owner !== user.username || copy.notices.length === 0) return null;
  return (
    <Changes role="region" aria-label="Changes to your cart">
      <ul>
        {copy.notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
      <Button
        variant="text"
        onClick={() => {
          dismissNotices();
          setCopy(readCopy());
        }}
      >
        Dismiss
      </Button>
    </Changes>
  );
}

const Changes = styled(Notice)({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "var(--s2) var(--s4)",
  marginBottom: "var(--s5)",
});
