/** The frame of every page, identical in Gatsby's HTML and in the browser. */
import type { ReactElement } from "react";
import { ErrorBoundary } from "./runtime/error-boundary";
import { Shell } from "./shell/shell";

export interface PageFrame {
  readonly element: ReactElement;
  readonly props: { readonly location: { readonly pathname: string } };
}

export function wrapPageElement({ element, props }: PageFrame): ReactElement {
  const path = props.location.pathname;
  return (
    <Shell path={path}>
      <ErrorBoundary pageKey={path}>{element}</ErrorBoundary>
    </Shell>
  );
}
