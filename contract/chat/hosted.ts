/** Optional third-party chat in place of the built-in one (CHAT-12): vendor, location and page policy. */
import type { Environment } from "../site/public-shop";
import { withoutEndSlashes } from "../fields/web-address";

export const CHAT_PROVIDERS = ["own", "chatwoot", "tawk"] as const;

/** Configuration sent to browsers; keys stay on the server. */
export type HostedChat =
  | { readonly provider: "chatwoot"; readonly baseUrl: string; readonly websiteToken: string }
  | { readonly provider: "tawk"; readonly propertyId: string; readonly widgetId: string };
type Provider = HostedChat["provider"];

interface Vendor {
  readonly name: string;
  /** All of them are required. */
  readonly variables: readonly string[];
  /** Variable of the key that signs a visitor's identity. */
  readonly keyVariable: string;
}

export const HOSTED_CHATS: Readonly<Record<Provider, Vendor>> = {
  chatwoot: {
    name: "Chatwoot",
    variables: ["CHATWOOT_BASE_URL", "CHATWOOT_WEBSITE_TOKEN", "CHATWOOT_IDENTITY_KEY"],
    keyVariable: "CHATWOOT_IDENTITY_KEY",
  },
  tawk: {
    name: "Tawk.to",
    variables: ["TAWK_PROPERTY_ID", "TAWK_WIDGET_ID", "TAWK_API_KEY"],
    keyVariable: "TAWK_API_KEY",
  },
};

const TAWK = "https://*.tawk.to";
const TOKEN = /^[\w-]{1,100}$/;

/** @returns one sentence for each missing or invalid setting; empty for the built-in chat */
export function listChatRefusals(env: Environment): string[] {
  const provider = env["CHAT_PROVIDER"] || "own";
  if (provider === "own") return [];
  if (provider !== "chatwoot" && provider !== "tawk")
    return [`CHAT_PROVIDER must be one of ${CHAT_PROVIDERS.join(", ")}`];
  const vendor = HOSTED_CHATS[provider];
  const missing = vendor.variables.filter((name) => !env[name]);
  const wrong = vendor.variables.filter(
    (name) =>
      env[name] &&
      name !== vendor.keyVariable &&
      !(name === "CHATWOOT_BASE_URL" ? isBaseUrl(env[name]) : TOKEN.test(env[name])),
  );
  return [
    ...missing.map((name) => `${name} must be set with CHAT_PROVIDER=${provider}`),
    ...wrong.map((name) => `${name} is not one that ${vendor.name} gives`),
  ];
}

/** Null for the built-in chat, or if the settings are invalid. */
export function readHostedChat(env: Environment): HostedChat | null {
  const provider = env["CHAT_PROVIDER"];
  const read = (name: string) => env[name] ?? "";
  if (listChatRefusals(env).length > 0) return null;
  if (provider === "chatwoot")
    return {
      provider,
      baseUrl: withoutEndSlashes(read("CHATWOOT_BASE_URL")),
      websiteToken: read("CHATWOOT_WEBSITE_TOKEN"),
    };
  if (provider !== "tawk") return null;
  return { provider, propertyId: read("TAWK_PROPERTY_ID"), widgetId: read("TAWK_WIDGET_ID") };
}

/** Value of GATSBY_CHAT for the page renderers; empty for the built-in chat. */
export function hostedChatText(env: Environment): string {
  const hosted = readHostedChat(env);
  return hosted ? JSON.stringify(hosted) : "";
}

/** Sources a page needs to open the chat. */
export interface HostedChatPolicy {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Sounds for new messages. */
  readonly media: readonly string[];
}

export function hostedChatPolicy(hosted: HostedChat): HostedChatPolicy {
  if (hosted.provider === "tawk") {
    const sources = [TAWK];
    return {
      scripts: sources,
      frames: sources,
      pictures: sources,
      styles: sources,
      fonts: sources,
      connections: [TAWK, "wss://*.tawk.to"],
      media: sources,
    };
  }
  const { origin } = new URL(hosted.baseUrl);
  const sources = [origin];
  return {
    scripts: sources,
    frames: sources,
    pictures: sources,
    styles: [],
    fonts: [],
    connections: [origin, origin.replace(/^http/, "ws")],
    media: sources,
  };
}

/** Where staff reply. */
export function inboxOf(hosted: HostedChat): string {
  return hosted.provider === "tawk" ? "https://dashboard.tawk.to/" : `${hosted.baseUrl}/app`;
}

function isBaseUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#]/.test(text);
}
