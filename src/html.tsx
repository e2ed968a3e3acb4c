/** The document of each page: Gatsby's own, without markup that current browsers ignore. */
import type { HTMLAttributes, ReactNode } from "react";

interface DocumentProps {
  readonly htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  readonly headComponents: readonly ReactNode[];
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly preBodyComponents: readonly ReactNode[];
  /** HTML of the page. */
  readonly body: string;
  readonly postBodyComponents: readonly ReactNode[];
}

export default function Document(props: DocumentProps) {
  return (
    <html lang="en-US" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
