/** Cart notices: messages from the server, and product changes since this visitor's last look (CART-13). */
import { dismissChanges, readChanges } from "../cart/cart-changes";
import { storedJson } from "../page/dom";
import { SESSION_KEY } from "../page/page-keys";
import { readCopy, writeCopy } from "./cart-copy";

/** Sentences the visitor has not dismissed yet. */
export function readNotices(): string[] {
  const copy = readCopy();
  const session = storedJson(SESSION_KEY) as {
    readonly user?: { readonly username?: unknown } | null;
  } | null;
  const isTheirs = copy !== null && copy.owner === session?.user?.username;
  return [...(isTheirs ? copy.notices : []), ...readChanges()];
}

export function dismissNotices(): void {
  const copy = readCopy();
  if (copy) writeCopy({ ...copy, notices: [] });
  dismissChanges();
}
