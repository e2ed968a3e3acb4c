/** What Gatsby calls while it renders pages to HTML. */
import type { ReactElement } from "react";
import type { GatsbySSR } from "gatsby";
import { bootElement, deferredBody, leanHead, withUsedStyles } from "./src/app/head/html-first";
import { PAGE_HEAD } from "./src/app/head/page-head";
import { classesIn } from "./src/app/head/used-styles";
import { isCataloguePath } from "#contract/site-paths";
import { PageRenderer } from "./src/app/prerender/server-frame";

export { wrapPageElement } from "./src/app/prerender/server-frame";

/** The compiled src/boot, put here by webpack (src/boot/compile-boot-script.ts). */
declare const BOOT_SCRIPT: string;

const renderer = new PageRenderer();
/** Classes of the catalogue pages that are being rendered, by path. */
const rendered = new Map<string, ReadonlySet<string>>();

export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
}) => {
  if (!isCataloguePath(pathname)) return;
  const html = renderer.render(bodyComponent as ReactElement, pathname);
  rendered.set(pathname, classesIn(html));
  // An empty attribute needs no value. A text holds no quotes of its own: React writes them as entities.
  replaceBodyHTMLString(html.replaceAll('=""', ""));
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents([...PAGE_HEAD]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  const end = page.getPostBodyComponents();
  // The development server's pages start the app at once, and have the boot script beside it.
  if (process.env.NODE_ENV !== "production") {
    page.replacePostBodyComponents([...end, bootElement(BOOT_SCRIPT)]);
    return;
  }
  const head = leanHead(page.getHeadComponents());
  const classes = rendered.get(page.pathname);
  rendered.delete(page.pathname);
  page.replaceHeadComponents(classes ? withUsedStyles(head, classes) : head);
  page.replacePostBodyComponents(deferredBody(end, BOOT_SCRIPT));
};
