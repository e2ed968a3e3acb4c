/** Sign-in in place of a page whose session has ended: the address stays, and its forms restore what was typed. */
import { useEffect, useRef } from "react";
import { styled } from "@mui/material/styles";
import { MESSAGES } from "#contract/messages";
import { Notice } from "../../ui/parts/notice";
import { SignInForm } from "./login-screen";

export function SignInAgain() {
  const notice = useRef<HTMLDivElement>(null);
  // The focused field is gone with the page's content.
  useEffect(() => notice.current?.focus(), []);
  const { pathname, search } = window.location;
  return (
    <Sheet>
      <Notice role="status" tabIndex={-1} ref={notice}>
        {MESSAGES.auth.sessionOver}
      </Notice>
      <SignInForm returnUrl={pathname + search} />
    </Sheet>
  );
}

const Sheet = styled("div")({ display: "grid", gap: "var(--s4)", maxWidth: 480 });
