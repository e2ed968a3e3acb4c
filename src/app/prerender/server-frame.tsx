/**
 * Renders catalog pages to HTML. Pages with the same active links share one rendered frame, so that only the
 * content is rendered per page. The frame's mega menu of some hundred elements is half of the work. Build
 * only; in the browser src/app/root.tsx renders frame and page as one tree of the same elements.
 */
import { cloneElement, createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { isCataloguePath } from "#contract/site/paths";
import { wrapPageElement as wrapWhole, type PageFrame } from "../root";
import { isActiveLink } from "../shell/active-link";
import { Shell } from "../shell/shell";

interface Frame {
  readonly before: string;
  readonly after: string;
}

const BEGIN = "page-begin";
const END = "page-end";
const beginMarker = `<${BEGIN}></${BEGIN}>`;
const endMarker = `<${END}></${END}>`;

/** Gatsby's wrapPageElement: wraps a catalog page in two markers, any other page in its frame. */
export function wrapPageElement(page: PageFrame): ReactElement {
  if (!isCataloguePath(page.props.location.pathname)) return wrapWhole(page);
  return (
    <>
      {createElement(BEGIN)}
      {page.element}
      {createElement(END)}
    </>
  );
}

/** Renders the pages of one build and caches their frames. */
export class PageRenderer {
  private readonly frames = new Map<string, Frame>();
  private targets: readonly string[] | undefined;

  /**
   * The HTML of a catalog page's body.
   * @param body the element Gatsby would render: a provider of the static queries around the page
   */
  render(body: ReactElement, path: string): string {
    const html = renderToString(body);
    const begin = html.indexOf(beginMarker);
    const end = html.lastIndexOf(endMarker);
    if (begin < 0 || end < begin) throw new Error(`The page ${path} is not between its marks.`);
    const { before, after } = this.frameOf(body, path);
    const page = html.slice(begin + beginMarker.length, end);
    return html.slice(0, begin) + before + page + after + html.slice(end + endMarker.length);
  }

  /** Frames differ only in their active links. */
  private frameOf(body: ReactElement, path: string): Frame {
    this.targets ??= linksIn(drawFrame(body, ""));
    const key = this.targets.filter((target) => isActiveLink(path, target)).join(" ");
    const known = this.frames.get(key);
    if (known) return known;
    const frame = drawFrame(body, path);
    this.frames.set(key, frame);
    return frame;
  }
}

function drawFrame(body: ReactElement, path: string): Frame {
  const shell = <Shell path={path}>{createElement(BEGIN)}</Shell>;
  const [before = "", after = ""] = renderToString(cloneElement(body, undefined, shell)).split(beginMarker);
  return { before, after };
}

function linksIn({ before, after }: Frame): string[] {
  const targets = [...(before + after).matchAll(/href="([^"]+)"/g)].map((match) => match[1]!);
  return [...new Set(targets)];
}
