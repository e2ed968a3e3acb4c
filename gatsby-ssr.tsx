/** Gatsby's hooks for rendering pages to HTML. */
import type { ReactElement } from "react";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { bootElement, deferredBody, leanHead, withUsedStyles } from "./src/app/head/html-first";
import { PAGE_HEAD, TOKENS } from "./src/app/head/page-head";
import { namesIn, type UsedNames } from "./src/app/head/used-styles";
import { isCataloguePath, isTextPath } from "#contract/site/paths";
import { PageRenderer } from "./src/app/prerender/server-frame";

export { wrapPageElement } from "./src/app/prerender/server-frame";

/** The compiled src/boot, put here by webpack (src/boot/compile-boot-script.ts). */
declare const BOOT_SCRIPT: string;

const isProduction = process.env.NODE_ENV === "production";
const renderer = new PageRenderer();
/** Class names of the style sheet that the pages being rendered use, by path. */
const rendered = new Map<string, UsedNames>();

export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
}) => {
  const isCatalogue = isCataloguePath(pathname);
  if (!isCatalogue && !isTextPath(pathname)) return;
  const body = bodyComponent as ReactElement;
  const html = isCatalogue ? renderer.render(body, pathname) : renderToString(body);
  rendered.set(pathname, namesIn(html));
  // An empty attribute needs no value. A text holds no quotes of its own: React writes them as entities.
  replaceBodyHTMLString(html.replaceAll('=""', ""));
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  // The sheet of a built site has the tokens (src/build/gatsby/esbuild-bundles.ts).
  setHeadComponents(isProduction ? [...PAGE_HEAD] : [...PAGE_HEAD, TOKENS]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  const end = page.getPostBodyComponents();
  // The development server's pages start the app at once, and have the boot script beside it.
  if (!isProduction) {
    page.replacePostBodyComponents([...end, bootElement(BOOT_SCRIPT)]);
    return;
  }
  const head = leanHead(page.getHeadComponents());
  const names = rendered.get(page.pathname);
  rendered.delete(page.pathname);
  page.replaceHeadComponents(names ? withUsedStyles(head, names) : head);
  page.replacePostBodyComponents(deferredBody(end, BOOT_SCRIPT));
};
