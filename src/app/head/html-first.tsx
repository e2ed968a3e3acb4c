/** Turns Gatsby's output into HTML-first pages: one inline script, and no script preloads. */
import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { sheetOf, type UsedNames } from "./used-styles";

interface SomeProps {
  readonly id?: string;
  readonly rel?: string;
  readonly as?: string;
  readonly name?: string;
  readonly sliceId?: string;
  readonly src?: string;
  readonly type?: string;
}

/** Gatsby's style element with the complete sheet. */
interface SheetProps {
  readonly "data-href"?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

function propsOf(node: ReactNode): SomeProps {
  return isValidElement<SomeProps>(node) ? node.props : {};
}

/** The head without Gatsby's script preloads and its generator tag. */
export function leanHead(components: readonly ReactNode[]): ReactNode[] {
  return components.filter((node) => {
    const { rel, as, name } = propsOf(node);
    return (
      !(rel === "preload" && as === "script") &&
      !(rel === "prefetch" && as === "script") &&
      name !== "generator"
    );
  });
}

/** Cache by sheet address and names: many pages use the same names, and pruning takes half a millisecond. */
const cutSheets = new Map<string, string>();

function cutSheet(href: string, css: string, names: UsedNames): string {
  const key = [href, ...[...names.classes].sort(), "", ...[...names.properties].sort()].join(" ");
  const known = cutSheets.get(key);
  if (known !== undefined) return known;
  const cut = sheetOf(css, names);
  cutSheets.set(key, cut);
  return cut;
}

/** The head with the style sheet reduced to the page's rules; data-part identifies the sheet to the app. */
export function withUsedStyles(head: readonly ReactNode[], names: UsedNames): ReactNode[] {
  return head.map((node) => {
    const href = isValidElement<SheetProps>(node) && node.props["data-href"];
    if (!href) return node;
    const css = cutSheet(href, node.props.dangerouslySetInnerHTML?.__html ?? "", names);
    return (
      <Fragment key="styles">
        <style data-href={href} data-part="" dangerouslySetInnerHTML={{ __html: css }} />
        <noscript>
          <link rel="stylesheet" href={href} />
        </noscript>
      </Fragment>
    );
  });
}

/**
 * Replaces Gatsby's scripts at the end of the body with the boot script; Gatsby's are loaded on the first
 * interaction. Also drops Gatsby's inline script with the page's path: it differs on every page, and the
 * content security policy lists inline scripts by hash.
 */
export function deferredBody(components: readonly ReactNode[], bootScript: string): ReactNode[] {
  const rest = components.filter((node) => {
    const { id, sliceId, src } = propsOf(node);
    const isGatsbyScript = id === "gatsby-script-loader" || id === "gatsby-chunk-mapping";
    return !isGatsbyScript && sliceId !== "_gatsby-scripts" && !src;
  });
  return [...rest, bootElement(bootScript)];
}

/** The inline script of src/boot. */
export function bootElement(bootScript: string): ReactElement {
  return <script key="boot" dangerouslySetInnerHTML={{ __html: bootScript }} />;
}
