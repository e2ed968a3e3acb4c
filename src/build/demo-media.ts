/**
 * Gatsby's onPreBootstrap: copies pictures of the demo products beside the shop's own. No-op in production.
 */
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";

const DEMO_MEDIA = "demo/media";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  if (existsSync(DEMO_MEDIA)) await cp(DEMO_MEDIA, "public/media", { recursive: true });
};
