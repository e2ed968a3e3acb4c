/** A chat that somebody else runs for the shop, instead of its own (CHAT-12): which one, where it is, and what its pages may load. */
import type { Environment } from "../site/public-shop";
import { withoutEndSlashes } from "../fields/web-address";

export const CHAT_PROVIDERS = ["own", "chatwoot", "tawk"] as const;

/** What browsers are told of it; keys are the server's. */
export type HostedChat =
  | { readonly provider: "chatwoot"; readonly baseUrl: string; readonly websiteToken: string }
  | { readonly provider: "tawk"; readonly propertyId: string; readonly widgetId: string };
type Provider = HostedChat["provider"];

interface Vendor {
  readonly name: string;
  /** All are set. */
  readonly variables: readonly string[];
  /** Variable of the key that signs who a visitor is. */
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

/** @returns a sentence for each setting that is missing or wrong; none with a chat of the shop's own */
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

/** Null: the shop's own, or one whose settings are refused. */
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

/** How the programs that draw pages are told: what GATSBY_CHAT holds; empty for the shop's own. */
export function hostedChatText(env: Environment): string {
  const hosted = readHostedChat(env);
  return hosted ? JSON.stringify(hosted) : "";
}

/** Sources of a page on which it may be opened. */
export interface HostedChatPolicy {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Sounds of a new message. */
  readonly media: readonly string[];
}

export function hostedChatPolicy(hosted: HostedChat): HostedChatPolicy {
  if (hosted.provider === "tawk") {
    const sources = [TAWK];
    return {
      ...{ scripts: sources, frames: sources, pictures: sources, styles: sources, fonts: sources },
      ...{ connections: [TAWK, "wss://*.tawk.to"], media: sources },
    };
  }
  const { origin } = new URL(hosted.baseUrl);
  const sources = [origin];
  return {
    ...{ scripts: sources, frames: sources, pictures: sources, styles: [], fonts: [] },
    ...{ connections: [origin, origin.replace(/^http/, "ws")], media: sources },
  };
}

/** Where staff answer. */
export function inboxOf(hosted: HostedChat): string {
  return hosted.provider === "tawk" ? "https://dashboard.tawk.to/" : `${hosted.baseUrl}/app`;
}

function isBaseUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#]/.test(text);
}
