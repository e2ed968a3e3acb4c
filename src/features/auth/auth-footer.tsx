/** The end of every page of sign-in: another way on, and a person to ask, in the same place each time. */
import type { ReactNode } from "react";
import { Global } from "@emotion/react";
import { useShop } from "../../catalogue/views/use-shop";
import { phoneHref } from "../../lib/phone-href";
import { authLook } from "./auth-look";

export function AuthFooter({ children }: { readonly children?: ReactNode }) {
  const { phone, email } = useShop();
  return (
    <footer className="auth-footer">
      <Global styles={authLook} />
      {children}
      <p className="muted">
        Need help? Call <a href={phoneHref(phone)}>{phone}</a> or write to{" "}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </footer>
  );
}
