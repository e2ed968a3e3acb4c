/** Turns what Gatsby renders into HTML-first pages: one inline script, and no preload of scripts. */
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

/** Gatsby's style element with the whole sheet. */
interface SheetProps {
  readonly "data-href"?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

function propsOf(node: ReactNode): SomeProps {
  return isValidElement<SomeProps>(node) ? node.props : {};
}

/** The head without Gatsby's script preloads and its generator mark. */
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

/** By address of the sheet and names: most pages have the names of others, and a cut takes half a millisecond. */
const cutSheets = new Map<string, string>();

function cutSheet(href: string, css: string, names: UsedNames): string {
  const key = [href, ...[...names.classes].sort(), "", ...[...names.properties].sort()].join(" ");
  const known = cutSheets.get(key);
  if (known !== undefined) return known;
  const cut = sheetOf(css, names);
  cutSheets.set(key, cut);
  return cut;
}

/** The head with the site's style sheet cut down to what a page of these names uses; the app knows it by data-part. */
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
 * The end of the body with the boot script in the place of Gatsby's own scripts, which are fetched on the first touch.
 * Gatsby's script with the path of the page is left out too: it differs on every page, and the content security policy
 * lists inline scripts by hash.
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
