/** Providers of hosted chats by their name in CHAT_PROVIDER. A new one is a file beside this one and a line here. */
import { chatwoot } from "./chatwoot";
import { tawk } from "./tawk";

export const HOSTED_CHATS = { chatwoot, tawk } as const;

export type Provider = keyof typeof HOSTED_CHATS;

/** Settings of one provider as browsers get them. */
export type ChatOf<Of extends Provider> = { readonly provider: Of } & {
  readonly [Name in keyof (typeof HOSTED_CHATS)[Of]["settings"]]: string;
};

export type HostedChat = { [Of in Provider]: ChatOf<Of> }[Provider];
