/** Drafts of forms behind sign-in in this tab, by page and form; a draft belongs to the user who typed it. */
import type { DraftFields, FormDrafts } from "../../ui/form/drafts/form-drafts";
import { ignoringErrors } from "../page/dom";
import { FORM_DRAFTS_KEY } from "../page/page-keys";
import { sessionOf } from "../store/auth-slice";
import { shopStore } from "../store/shop-store";

interface Stored {
  /** User name. */
  readonly owner: string;
  readonly forms: Readonly<Record<string, DraftFields>>;
}

/** @param page path of the page with the forms */
export function formDraftsOf(owner: string, page: string): FormDrafts {
  const keyOf = (form: string) => `${page} ${form}`;
  // From before a reload or the session's end. A form that is drawn anew after its save starts empty.
  const left = new Map(Object.entries(read(owner)));
  const change = (form: string, fields: DraftFields | null) => {
    left.delete(keyOf(form));
    if (currentUsername() !== owner) return;
    const others = Object.entries(read(owner)).filter(([key]) => key !== keyOf(form));
    const own = fields ? [[keyOf(form), fields] as const] : [];
    write({ owner, forms: Object.fromEntries([...others, ...own]) });
  };
  return {
    read: (form) => left.get(keyOf(form)) ?? null,
    write: change,
    // Without a session, the form closed because the session ended: its draft stays.
    close: (form) => change(form, null),
  };
}

const currentUsername = () => sessionOf(shopStore().getState().auth)?.user.username ?? "";

function read(owner: string): Stored["forms"] {
  const text = ignoringErrors(() => sessionStorage.getItem(FORM_DRAFTS_KEY)) ?? "null";
  const stored = ignoringErrors(() => JSON.parse(text) as Stored | null);
  return stored?.owner === owner ? stored.forms : {};
}

function write(stored: Stored): void {
  ignoringErrors(() =>
    Object.keys(stored.forms).length === 0
      ? sessionStorage.removeItem(FORM_DRAFTS_KEY)
      : sessionStorage.setItem(FORM_DRAFTS_KEY, JSON.stringify(stored)),
  );
}
