/** A long word such as an email address, with line breaks after punctuation first. */
import { Fragment } from "react";

export function LongWord({ children }: { readonly children: string }) {
  const parts = children.match(/[^@./:]*[@./:]*/g) ?? [];
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
