/**
 * Drafts of a page's forms: typed input returns after the session ended or the page was reloaded
 * (STAFF-76). Only areas that provide the context store drafts.
 */
import { createContext } from "react";

/** Changed fields by name. */
export type DraftFields = Readonly<Record<string, unknown>>;

export interface FormDrafts {
  /** Null without a draft of this person. */
  read(form: string): DraftFields | null;
  /** Null deletes the draft. */
  write(form: string, fields: DraftFields | null): void;
  /** Deletes the draft of a closed form, unless the form closed because the session ended. */
  close(form: string): void;
}

export const FormDraftsContext = createContext<FormDrafts | null>(null);

/** Names of fields that are never stored. */
const SECRET = /password|secret|ssn|routingNumber|accountNumber|^code$/i;

/** @returns the fields that differ from the initial ones, without secrets and files; null without any */
export function changedFields(initial: DraftFields, values: DraftFields): DraftFields | null {
  const changed = Object.entries(values).filter(
    ([name, value]) =>
      !SECRET.test(name) && !isFile(value) && JSON.stringify(value) !== JSON.stringify(initial[name]),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/**
 * Merges a draft into the initial values; ignores fields that the form no longer has.
 * @returns null if nothing differs
 */
export function withDraft(initial: DraftFields, draft: DraftFields | null): DraftFields | null {
  const names = Object.keys(initial).filter((name) => draft && name in draft);
  const merged = { ...initial, ...Object.fromEntries(names.map((name) => [name, draft?.[name]])) };
  return changedFields(initial, merged) && merged;
}

function isFile(value: unknown): boolean {
  return value instanceof Blob || (Array.isArray(value) && value.some((entry) => entry instanceof Blob));
}
