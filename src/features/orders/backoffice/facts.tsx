/** Names and values of an object; what there is nothing about is left out. */
import { Fragment } from "react";
import { Facts } from "../../../ui/parts/facts";

export function FactsOf({ of }: { readonly of: Readonly<Record<string, string | null | undefined>> }) {
  return (
    <Facts>
      {Object.entries(of).map(([name, value]) =>
        value ? (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ) : null,
      )}
    </Facts>
  );
}
