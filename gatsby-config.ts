/** Site metadata and the list of plugins; every setting comes from src/build/site-settings.ts. */
import { setFlagsFromString } from "node:v8";
import type { GatsbyConfig } from "gatsby";
import { BUILD_KEY_HEADER } from "./contract/endpoints";
import { readSiteSettings } from "./src/build/site-settings";

// Left alone the heap of a large build grows to twice what it holds before anything is cleaned up.
setFlagsFromString("--heap-growing-percent=20");

process.execArgv.push(...(process.env.WARGS ?? "").split(" ").filter(Boolean));

const settings = readSiteSettings(process.env);

const config: GatsbyConfig = {
  siteMetadata: { ...settings.metadata },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  polyfill: false,
  graphqlTypegen: false,
  plugins: [
    {
      resolve: "gatsby-source-graphql",
      options: {
        typeName: "Shop",
        fieldName: "shop",
        url: `${settings.apiUrl}/graphql`,
        headers: { [BUILD_KEY_HEADER]: settings.buildKey },
      },
    },
  ],
};

export default config;
