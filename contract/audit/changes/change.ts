/** The data of a recorded staff change, and the words it is read in. */
import type { Subject, SubjectType } from "./subjects";

export interface About<Type extends SubjectType> {
  readonly subject: Subject<Type>;
}
export interface Labelled<Type extends SubjectType> {
  readonly subject: Subject<Type> & { readonly label: string };
}
export interface Before<Values> {
  readonly before: Values;
}
export interface After<Values> {
  readonly after: Values;
}

/** A change as stored. Values are codes, numbers, names of fields or staff's own input, not customers' data. */
export interface RecordedChange {
  readonly kind: string;
  readonly subject: Subject | null;
  readonly before: object | null;
  readonly after: object | null;
}

export interface ChangeWords {
  /** A sentence for staff. */
  readonly what: string;
  /** The change with its subject, in one line. */
  readonly note: string;
  /** Null if the change has no such value, or the sentence contains it. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The sentence names its subject, or needs none. */
export function sentence(text: string): ChangeWords {
  return { what: capitalized(text), note: text, before: null, after: null };
}

/** The subject is left out of the sentence, because a link beside it leads there. */
export function aboutSubject({ type, id }: Subject, text: string): ChangeWords {
  return { ...sentence(text), note: `${type} ${id}: ${text}` };
}

/** A field whose values are displayed before and after the change. */
export function fieldChanged(field: string, before: string, after: string): ChangeWords {
  return { what: `${capitalized(field)} changed`, note: `${field}: ${before} → ${after}`, before, after };
}

/** The words for a code; a code that this version does not know stays readable. */
export function wordOf<Code extends string>(words: Readonly<Record<Code, string>>, code: Code): string {
  return Object.hasOwn(words, code) ? words[code] : code;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
