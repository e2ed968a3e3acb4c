/** Gatsby's onPreBootstrap: the pictures of the demo products go beside the shop's own; production installs none. */
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";

const DEMO_MEDIA = "demo/media";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  if (existsSync(DEMO_MEDIA)) await cp(DEMO_MEDIA, "public/media", { recursive: true });
};
