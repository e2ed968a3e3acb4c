/**
 * Stands in the build for Gatsby's way from a page's Head export to its HTML (src/build/webpack.ts): Gatsby draws the
 * head to a string, parses the string, makes elements of what it finds and draws those. Here the Head is drawn once,
 * where it stands. Each of its elements wears the mark by which Gatsby finds and replaces it in the browser.
 */
import {
  Children,
  cloneElement,
  Fragment,
  type Context,
  isValidElement,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from "react";
import * as gatsby from "gatsby";
import type { HeadProps } from "gatsby";

/** Gatsby has it, its types do not: the results of the page's static queries. */
const { StaticQueryContext } = gatsby as unknown as { readonly StaticQueryContext: Context<object> };

interface DrawnPage {
  readonly pageComponent: { readonly Head?: Head };
  readonly setHeadComponents: (components: readonly ReactNode[]) => void;
  readonly staticQueryContext: object;
  readonly pageData: { readonly result: { readonly data?: object; readonly pageContext: object } };
  readonly pagePath: string;
}

type Head = FunctionComponent<Omit<HeadProps<object, object>, "serverData">>;

/** Gatsby's own name for it: static-entry.js asks for this export. */
export function headHandlerForSSR(page: DrawnPage): void {
  const { Head } = page.pageComponent;
  if (!Head) return;
  const { data = {}, pageContext } = page.pageData.result;
  const props = { location: { pathname: page.pagePath }, params: {}, data, pageContext };
  page.setHeadComponents([
    <StaticQueryContext.Provider key="head" value={page.staticQueryContext}>
      <Marked head={Head} props={props as Parameters<Head>[0]} />
    </StaticQueryContext.Provider>,
  ]);
}

/** Calls the components of a head instead of leaving them to React, which would not let their elements be marked. */
function Marked({ head, props }: { readonly head: Head; readonly props: Parameters<Head>[0] }): ReactNode {
  return marked(head(props) as ReactNode);
}

function marked(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return Children.map(node, marked);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return null;
  const type: unknown = node.type;
  if (typeof type === "function") return marked((type as FunctionComponent)(node.props) as ReactNode);
  if (type === Fragment) return Children.map(node.props.children, marked);
  return cloneElement(node as ReactElement<Record<string, unknown>>, { "data-gatsby-head": "true" });
}
