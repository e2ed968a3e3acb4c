/**
 * A third-party chat in place of the built-in one (CHAT-12). Each provider is one file, registered in providers.ts.
 * Its settings go to browsers; its key stays on the server.
 */

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

export type Setting =
  | { readonly variable: string; readonly of: "TOKEN" }
  /** Without a slash at its end; https on a public site. */
  | { readonly variable: string; readonly of: "ADDRESS" };

export interface ChatProvider<Name extends string> {
  readonly name: string;
  /** All of them are required. */
  readonly settings: Readonly<Record<Name, Setting>>;
  /** Variable of the key that signs a visitor's identity; required too. */
  readonly keyVariable: string;
  readonly policyOf: (settings: Readonly<Record<Name, string>>) => HostedChatPolicy;
  /** Where staff reply. */
  readonly inboxOf: (settings: Readonly<Record<Name, string>>) => string;
}

export const chatProvider = <Name extends string>(provider: ChatProvider<Name>): ChatProvider<Name> =>
  provider;
