/**
 * Opens the hosted chat for the current visitor, and resets the chat when the visitor changes (CHAT-12). The
 * last visitor is stored in the browser, because the vendor remembers a conversation longer than the shop's
 * session lasts.
 */
import type { ChatIdentity } from "#contract/chat/schema";
import type { HostedChat } from "#contract/chat/hosted/providers";
import { callApi } from "../../../client/api/rest-client";
import { ignoringErrors } from "../../../client/page/dom";
import { HOSTED_CHAT_KEY, SESSION_EVENT, SESSION_KEY } from "../../../client/page/page-keys";
import { currentSession } from "../../../client/session/current-session";
import { openChatPort, type ChatPort } from "./chat-port";

const GUEST = "guest";
/** One per page load: a vendor's script runs once. */
let port: ChatPort | null = null;
let lastVisitor: string | null = null;

/** @throws when the chat is unreachable */
export async function enterChat(hosted: HostedChat): Promise<void> {
  port ??= watched(openChatPort(hosted));
  await meet(port);
  await port.open();
}

/** Sets the current visitor, after resetting the chat for a different one. */
async function meet(chat: ChatPort): Promise<void> {
  const visitor = await findIdentity();
  const identifier = visitor?.identifier ?? GUEST;
  const before = lastVisitor ?? ignoringErrors(() => localStorage.getItem(HOSTED_CHAT_KEY));
  // A guest who signs in keeps the conversation.
  if (before !== identifier && !(before === GUEST && lastVisitor !== null)) chat.leave();
  lastVisitor = identifier;
  ignoringErrors(() => localStorage.setItem(HOSTED_CHAT_KEY, identifier));
  chat.setVisitor(visitor);
}

function watched(chat: ChatPort): ChatPort {
  let turn = Promise.resolve();
  const onSession = () => {
    turn = turn
      .then(async () => {
        const { user } = (await currentSession()) ?? { user: null };
        if (lastVisitor !== null && (user?.username ?? GUEST) !== lastVisitor) await meet(chat);
      })
      // A failing vendor script must not affect our own code.
      .catch(() => undefined);
  };
  addEventListener(SESSION_EVENT, onSession);
  addEventListener("storage", ({ key }) => key === SESSION_KEY && onSession());
  return chat;
}

/** Null for a guest, and when the server does not respond: the chat then treats the visitor as a guest. */
async function findIdentity(): Promise<ChatIdentity | null> {
  if (!(await currentSession())) return null;
  const answer = await callApi("getChatIdentity", { isQuiet: true }).catch(() => null);
  return answer?.isSuccess ? answer.data : null;
}
