/**
 * The only reader of the environment in the site build. GATSBY_MEASUREMENT_ID and GATSBY_DATA_LAYER are read
 * at their use (src/features/analytics/data-layer.ts): Gatsby inlines them into the scripts.
 */
import { DEFAULT_ADDRESS, DEVELOPMENT_KEYS } from "../../contract/site/public-shop";
import { withoutEndSlashes } from "../../contract/fields/web-address";
import type { Shop } from "../catalogue/views/use-shop";

interface SiteSettings {
  readonly metadata: Omit<Shop, "departments">;
  /** Origin of the API host that serves the catalog. */
  readonly apiUrl: string;
  readonly buildKey: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings; unset or empty variables get defaults for a developer's machine. */
export function readSiteSettings(env: Environment): SiteSettings {
  const read = (name: string, fallback: string) => env[name] || fallback;
  const origin = (name: string, fallback: string) => withoutEndSlashes(read(name, fallback));
  return {
    metadata: {
      name: read("SHOP_NAME", "ElectroFinance"),
      siteUrl: origin("SITE_URL", `http://localhost:${read("SITE_PORT", "8000")}`),
      phone: read("SUPPORT_PHONE", "1-800-555-0142"),
      email: read("SUPPORT_EMAIL", "help@electrofinance.example"),
      address: env.SHOP_ADDRESS ?? DEFAULT_ADDRESS,
      // Set but empty: no link.
      blogUrl: env.BLOG_URL ?? "https://blog.electrofinance.example/",
      socialUrl: env.SOCIAL_URL ?? "https://social.electrofinance.example/",
    },
    apiUrl: origin("INTERNAL_API_URL", origin("GATSBY_API_URL", "http://localhost:4000")),
    buildKey: read("BUILD_KEY", DEVELOPMENT_KEYS.BUILD_KEY),
  };
}
