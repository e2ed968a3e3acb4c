/** Bundling: the one alias, the inline script of every page, and nothing built that no visitor asks for. */
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { bootScriptDefinition } from "../boot/compile-boot-script";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  plugins,
  stage,
}) => {
  const isHtml = stage.endsWith("-html");
  const definitions = isHtml
    ? await bootScriptDefinition(process.env.GATSBY_API_URL || "http://localhost:4000")
    : {};
  actions.setWebpackConfig({
    resolve: { alias: { "#contract": path.resolve("contract") } },
    plugins: [plugins.define(definitions)],
    ...(stage.startsWith("build") ? { devtool: false } : {}),
  });
};
