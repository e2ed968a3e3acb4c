/** Site metadata and the list of plugins; every setting comes from src/build/site-settings.ts. */
import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";
import type { GatsbyConfig } from "gatsby";
import { BUILD_KEY_HEADER, GRAPHQL_PATH } from "./contract/rest/paths";
import { redirectAliases } from "./src/build/develop-redirects";
import { readSiteSettings } from "./src/build/site-settings";

// Gatsby leaves one core to its main process, which has nothing to do while the pages are drawn.
process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);

// Otherwise the heap of each process grows far beyond what it holds. Workers start with the flags in execArgv.
setFlagsFromString("--heap-growing-percent=40");
process.execArgv.push("--heap-growing-percent=70");

const settings = readSiteSettings(process.env);

const config: GatsbyConfig = {
  siteMetadata: { ...settings.metadata },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  polyfill: false,
  graphqlTypegen: false,
  developMiddleware: redirectAliases,
  plugins: [
    {
      resolve: "gatsby-source-graphql",
      options: {
        typeName: "Shop",
        fieldName: "shop",
        url: `${settings.apiUrl}${GRAPHQL_PATH}`,
        headers: { [BUILD_KEY_HEADER]: settings.buildKey },
      },
    },
  ],
};

export default config;
