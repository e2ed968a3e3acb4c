/** What Gatsby calls while it renders pages to HTML. */
import type { GatsbySSR } from "gatsby";
import { deferredBody, leanHead } from "./src/app/html-first";
import { pageHead } from "./src/app/page-head";

export { wrapPageElement } from "./src/app/root";

/** The compiled src/boot, put here by webpack (src/boot/compile-boot-script.ts). */
declare const BOOT_SCRIPT: string;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents(pageHead());
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  if (process.env.NODE_ENV !== "production") return;
  page.replaceHeadComponents(leanHead(page.getHeadComponents()));
  page.replacePostBodyComponents(deferredBody(page.getPostBodyComponents(), BOOT_SCRIPT));
};
