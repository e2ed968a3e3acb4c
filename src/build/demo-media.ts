/** Gatsby's onPreBootstrap: copies the pictures of the demo products beside the shop's own; production has none. */
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";

const DEMO_MEDIA = "demo/media";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  if (existsSync(DEMO_MEDIA)) await cp(DEMO_MEDIA, "public/media", { recursive: true });
};
