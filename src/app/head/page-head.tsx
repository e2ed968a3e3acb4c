/** Start of every page's head: the theme colors and the preloaded font file. */
import type { ReactElement } from "react";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import { DARK, LIGHT, tokensCss } from "../../design/tokens";

export const PAGE_HEAD: readonly ReactElement[] = [
  <link key="font" rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />,
  <meta key="light" name="theme-color" content={LIGHT.deep} media="(prefers-color-scheme: light)" />,
  <meta key="dark" name="theme-color" content={DARK.deep} media="(prefers-color-scheme: dark)" />,
];

export const TOKENS: ReactElement = <style key="tokens" dangerouslySetInnerHTML={{ __html: tokensCss() }} />;
