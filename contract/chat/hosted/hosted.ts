/** The hosted chat that the environment configures (CHAT-12): settings, location and page policy. */
import type { Environment } from "../../site/public-shop";
import { withoutEndSlashes } from "../../fields/web-address";
import type { ChatProvider, HostedChatPolicy, Setting } from "./provider";
import { HOSTED_CHATS, type HostedChat } from "./providers";

const PROVIDERS: ReadonlyMap<string, ChatProvider<string>> = new Map(Object.entries(HOSTED_CHATS));
const OWN = "own";

export const CHAT_PROVIDERS: readonly string[] = [OWN, ...PROVIDERS.keys()];

/** Variables of every provider. */
export const CHAT_VARIABLES: readonly string[] = [...PROVIDERS.values()].flatMap(variablesOf);

const TOKEN = /^[\w-]{1,100}$/;

/** @returns one sentence for each missing or invalid setting; empty for the built-in chat */
export function listChatRefusals(env: Environment): string[] {
  const chosen = env["CHAT_PROVIDER"] || OWN;
  if (chosen === OWN) return [];
  const provider = PROVIDERS.get(chosen);
  if (!provider) return [`CHAT_PROVIDER must be one of ${CHAT_PROVIDERS.join(", ")}`];
  const missing = variablesOf(provider).filter((name) => !env[name]);
  const wrong = settingsOf(provider).filter((setting) => {
    const text = env[setting.variable];
    return text && !isValid(setting, text);
  });
  return [
    ...missing.map((name) => `${name} must be set with CHAT_PROVIDER=${chosen}`),
    ...wrong.map(({ variable }) => `${variable} is not one that ${provider.name} gives`),
  ];
}

/** @returns one sentence for each setting that a public site must not have */
export function listPublicChatRefusals(env: Environment): string[] {
  const provider = PROVIDERS.get(env["CHAT_PROVIDER"] ?? "");
  const addresses = provider ? settingsOf(provider).filter((setting) => setting.of === "ADDRESS") : [];
  return addresses
    .filter(({ variable }) => !/^https:/.test(env[variable] ?? ""))
    .map(({ variable }) => `${variable} must be an https URL on a public site.`);
}

/** Null for the built-in chat, or if the settings are invalid. */
export function readHostedChat(env: Environment): HostedChat | null {
  const chosen = env["CHAT_PROVIDER"] ?? "";
  const provider = PROVIDERS.get(chosen);
  if (!provider || listChatRefusals(env).length > 0) return null;
  const values = Object.entries(provider.settings).map(([name, { variable, of }]) => {
    const text = env[variable] ?? "";
    return [name, of === "ADDRESS" ? withoutEndSlashes(text) : text];
  });
  return { provider: chosen, ...Object.fromEntries(values) } as HostedChat;
}

/** Value of GATSBY_CHAT for the page renderers; empty for the built-in chat. */
export function hostedChatText(env: Environment): string {
  const hosted = readHostedChat(env);
  return hosted ? JSON.stringify(hosted) : "";
}

export function hostedChatPolicy(hosted: HostedChat): HostedChatPolicy {
  return providerOf(hosted).policyOf(hosted);
}

/** Where staff reply. */
export function inboxOf(hosted: HostedChat): string {
  return providerOf(hosted).inboxOf(hosted);
}

/** The provider of a chat, as one that takes any settings: those of the chat are its own. */
function providerOf(hosted: HostedChat): ChatProvider<string> {
  return HOSTED_CHATS[hosted.provider];
}

function settingsOf(provider: ChatProvider<string>): Setting[] {
  return Object.values(provider.settings);
}

function variablesOf(provider: ChatProvider<string>): string[] {
  return [...settingsOf(provider).map(({ variable }) => variable), provider.keyVariable];
}

function isValid({ of }: Setting, text: string): boolean {
  return of === "ADDRESS" ? isBaseUrl(text) : TOKEN.test(text);
}

function isBaseUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#]/.test(text);
}
