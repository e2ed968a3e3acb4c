/**
 * Opens the hosted chat for who is here, and parts with it when somebody else is (CHAT-12). Which visitor it was told last is kept in
 * the browser, because its vendor remembers a conversation longer than a session of the shop lasts.
 */
import type { ChatIdentity } from "#contract/chat/schema";
import type { HostedChat } from "#contract/chat/hosted";
import { callApi } from "../../../client/api/rest-client";
import { ignoringErrors } from "../../../client/page/dom";
import { HOSTED_CHAT_KEY, SESSION_EVENT, SESSION_KEY } from "../../../client/page/page-marks";
import { currentSession } from "../../../client/session/current-session";
import { openChatPort, type ChatPort } from "./chat-port";

const GUEST = "guest";
/** One for each page load: a vendor's script runs once. */
let port: ChatPort | null = null;
let told: string | null = null;

/** @throws when the chat cannot be reached */
export async function enterChat(hosted: HostedChat): Promise<void> {
  port ??= watched(openChatPort(hosted));
  await meet(port);
  await port.open();
}

/** Tells it who is here; whoever was here before and is not any more is forgotten first. */
async function meet(chat: ChatPort): Promise<void> {
  const visitor = await findIdentity();
  const who = visitor?.identifier ?? GUEST;
  const before = told ?? ignoringErrors(() => localStorage.getItem(HOSTED_CHAT_KEY));
  // A guest who signs in goes on.
  if (before !== who && !(before === GUEST && told !== null)) chat.leave();
  told = who;
  ignoringErrors(() => localStorage.setItem(HOSTED_CHAT_KEY, who));
  chat.setVisitor(visitor);
}

function watched(chat: ChatPort): ChatPort {
  let turn = Promise.resolve();
  const onSession = () => {
    turn = turn
      .then(async () => {
        const { user } = (await currentSession()) ?? { user: null };
        if (told !== null && (user?.username ?? GUEST) !== told) await meet(chat);
      })
      // A vendor's script that fails harms nothing of ours.
      .catch(() => undefined);
  };
  addEventListener(SESSION_EVENT, onSession);
  addEventListener("storage", ({ key }) => key === SESSION_KEY && onSession());
  return chat;
}

/** Null for a guest, and when the server does not answer for who is signed in: the chat then takes them for a guest. */
async function findIdentity(): Promise<ChatIdentity | null> {
  if (!(await currentSession())) return null;
  const answer = await callApi("getChatIdentity", { isQuiet: true }).catch(() => null);
  return answer?.isSuccess ? answer.data : null;
}
