/** Gives the forms of a page behind sign-in their drafts (STAFF-76); rendered in the browser only. */
import { useMemo, type ReactNode } from "react";
import { formDraftsOf } from "../../client/session/form-drafts";
import { useVisitor } from "../../client/session/use-visitor";
import { FormDraftsContext } from "../../ui/form/drafts/form-drafts";

export function FormDraftsProvider({ children }: { readonly children: ReactNode }) {
  const username = useVisitor().user?.username;
  const { pathname } = window.location;
  const drafts = useMemo(
    () => (username === undefined ? null : formDraftsOf(username, pathname)),
    [username, pathname],
  );
  return <FormDraftsContext value={drafts}>{children}</FormDraftsContext>;
}
