/** Gives the forms of a back-office page their drafts (STAFF-76). */
import { useMemo, type ReactNode } from "react";
import { formDraftsOf } from "../../client/session/form-drafts";
import { useVisitor } from "../../client/session/use-visitor";
import { FormDraftsContext } from "../../ui/form/drafts/form-drafts";

interface FormDraftsProviderProps {
  readonly pathname: string;
  readonly children: ReactNode;
}

export function FormDraftsProvider({ pathname, children }: FormDraftsProviderProps) {
  const username = useVisitor().user?.username;
  const drafts = useMemo(
    () => (username === undefined ? null : formDraftsOf(username, pathname)),
    [username, pathname],
  );
  return <FormDraftsContext value={drafts}>{children}</FormDraftsContext>;
}
