/** The footer of every sign-in page: the alternative and the contact, always in the same place. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { useShop } from "../../catalogue/views/use-shop";
import { phoneHref } from "../../lib/phone";

export function AuthFooter({ children }: { readonly children?: ReactNode }) {
  const { phone, email } = useShop();
  return (
    <Footer>
      {children}
      <p className="muted">
        Need help? Call <a href={phoneHref(phone)}>{phone}</a> or write to{" "}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </Footer>
  );
}

const Footer = styled("footer")({
  display: "grid",
  gap: "var(--s2)",
  marginTop: "var(--s5)",
  paddingTop: "var(--s4)",
  borderTop: "1px solid var(--line)",
  a: { display: "inline-block", paddingBlock: 3 },
});
