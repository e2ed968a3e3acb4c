/** An e-mail address, a path or the like, which breaks behind its signs before it breaks anywhere. */
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
