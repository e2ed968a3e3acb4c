/** Passes user name and code between sign-in pages without sending them to a server. */
import { useEffect, useState } from "react";
import { navigate } from "gatsby";
import { email, mailedCode } from "#contract/fields/fields";

const schema = email();

/**
 * The email address from the previous page, or from an email's link (`#username=`); "" when absent or
 * invalid. Also accepts `?username=`, for links typed by hand.
 */
export function handedUsername(): string {
  const { hash, search } = window.location;
  const state = window.history.state as { username?: unknown } | null;
  const candidates = [
    state?.username,
    new URLSearchParams(hash.slice(1)).get("username"),
    new URLSearchParams(search).get("username"),
  ];
  const username = candidates.find((candidate) => candidate && schema.isValidSync(candidate));
  return username ? schema.cast(username) : "";
}

/** The code of an email's link (`#code=`); "" without one. Removed from the address bar once read. */
export function useHandedCode(): string {
  const [code] = useState(handedCode);
  useEffect(() => {
    const { pathname, search } = window.location;
    if (code)
      window.history.replaceState(
        { ...window.history.state, username: handedUsername() },
        "",
        pathname + search,
      );
  }, [code]);
  return code;
}

function handedCode(): string {
  const code = new URLSearchParams(window.location.hash.slice(1)).get("code");
  return code && mailedCode().isValidSync(code) ? code : "";
}

/**
 * Navigates away and never resolves: a form awaiting it stays busy until the page unloads, so that a second
 * click sends nothing.
 */
export function leaveFor(path: string, username = ""): Promise<never> {
  void navigate(path, username ? { state: { username } } : {});
  return new Promise(() => undefined);
}
