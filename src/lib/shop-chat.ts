/**
 * The third-party chat of the shop (CHAT-12). The launcher passes it to the build as GATSBY_CHAT, so a change
 * rebuilds the site.
 */
import type { HostedChat } from "#contract/chat/hosted/providers";

/** Null for the shop's own chat. */
export function hostedChat(): HostedChat | null {
  const json = process.env.GATSBY_CHAT;
  return json ? (JSON.parse(json) as HostedChat) : null;
}
