/** Site metadata and the list of plugins; every setting comes from src/build/site-settings.ts. */
import type { GatsbyConfig } from "gatsby";
import { BUILD_KEY_HEADER } from "./contract/endpoints";
import { readSiteSettings } from "./src/build/site-settings";
import { limitHeapGrowth } from "./src/build/tidy-heap";
import { workOnAllCores } from "./src/build/workers";

limitHeapGrowth(50);
workOnAllCores();

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
