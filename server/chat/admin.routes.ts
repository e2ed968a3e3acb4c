/** REST routes of the chat for staff. */
import { allRows } from "#contract/fields/page";
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { actOf, recording, type AuditTrail } from "../audit/audit.port";
import { DomainError } from "../errors";
import type { Rest } from "../http/rest/rest";
import type { SessionReader } from "../http/session";
import { showCart } from "./cart.rules";
import { listCannedReplies } from "./canned-replies.store";
import type { DisplayedProducts } from "./chat.port";
import { orNotFound } from "./chat.service";
import type { ChatStore } from "./conversations/chat.store";
import type { ChatAdmin } from "./conversations/admin.store";
import {
  assignConversation,
  closeConversation,
  reopenConversation,
} from "./conversations/move-conversation.change";
import { deleteCannedReply, saveCannedReply } from "./save-canned-reply.change";
import type { ChatStreams } from "./streams.worker";
import { writeMessage, type ChatChangeParts } from "./conversations/write-message.change";

export interface AdminParts extends ChatChangeParts {
  readonly store: ChatStore;
  readonly admin: ChatAdmin;
  readonly streams: ChatStreams;
  readonly sessions: SessionReader;
  readonly trail: AuditTrail;
  readonly products: DisplayedProducts;
}

const sentences = MESSAGES.chat;

export function registerChatAdmin(rest: Rest, parts: AdminParts): void {
  const { db, store, admin, streams, sessions, trail, products } = parts;
  rest.signedIn(REST.listChats, async ({ body, viewer }) => ({
    data: await admin.list(body, viewer.userId),
  }));
  rest.signedIn(REST.listChatsOf, async ({ body: { email, username = email }, viewer }) => ({
    data: allRows(await admin.listOf([email, username], viewer.userId)),
  }));
  rest.signedIn(REST.getStaffChat, async ({ params, body, viewer }) => {
    const chat = orNotFound(await admin.find(params.id, viewer.userId));
    const [messages, cart] = await Promise.all([
      store.list(params.id, body.after),
      admin.findCart(params.id).then((lines) => showCart(lines, products)),
    ]);
    return { data: { chat, messages, cart } };
  });
  rest.signedIn(REST.answerChat, async ({ params, body, viewer }) => ({
    data: {
      message: orNotFound(
        await writeMessage(parts, params.id, { ...body, staffId: viewer.userId, page: "" }),
      ),
    },
  }));
  rest.signedIn(REST.assignChat, async ({ params, body, viewer }) => {
    mustExist(await assignConversation(db, params.id, body.isMine ? viewer.userId : null));
    return { data: null, message: body.isMine ? sentences.assigned : sentences.released };
  });
  rest.signedIn(REST.closeChat, async (call) => {
    const { id } = call.params;
    const change = { kind: "CHAT_CLOSED", subject: { type: "chat", id } } as const;
    mustExist(await closeConversation(db, id, recording(trail, actOf(REST.closeChat, call), change)));
    return { data: null, message: sentences.closed };
  });
  rest.signedIn(REST.reopenChat, async (call) => {
    const { id } = call.params;
    const change = { kind: "CHAT_REOPENED", subject: { type: "chat", id } } as const;
    mustExist(await reopenConversation(db, id, recording(trail, actOf(REST.reopenChat, call), change)));
    return { data: null, message: sentences.reopened };
  });
  rest.signedIn(REST.sendStaffChatReceipts, async ({ params, body, viewer: { userId } }) => {
    if (body.seen > 0) await store.see(params.id, "staff", body.seen);
    if (body.isTyping) await store.notifyTyping({ id: params.id, author: "STAFF", userId });
    return { data: null };
  });
  rest.events(REST.streamChats, async ({ authorization, viewer }) =>
    // Stops the stream when the session ends or loses the permission.
    streams.openAdmin(viewer?.userId ?? "", async () => {
      const now = await sessions.findViewer(authorization);
      return now?.permissions.includes("chat.answer") ?? false;
    }),
  );
  rest.signedIn(REST.listCannedAnswers, async () => ({ data: allRows(await listCannedReplies(db)) }));
  rest.signedIn(REST.saveCannedAnswer, async (call) => {
    const { body } = call;
    const recordAudit = recording(trail, actOf(REST.saveCannedAnswer, call), {
      kind: "CANNED_REPLY_SAVED",
      subject: { type: "canned reply", id: body.id ?? "new", label: body.name },
    });
    const outcome = await saveCannedReply(db, body, recordAudit);
    if (outcome === "FULL") throw new DomainError("BAD_USER_INPUT", sentences.tooManyAnswers);
    mustExist(outcome);
    return { data: allRows(await listCannedReplies(db)), message: sentences.answerSaved };
  });
  rest.signedIn(REST.deleteCannedAnswer, async (call) => {
    const { id } = call.params;
    const change = { kind: "CANNED_REPLY_DELETED", subject: { type: "canned reply", id } } as const;
    await deleteCannedReply(db, id, recording(trail, actOf(REST.deleteCannedAnswer, call), change));
    return { data: allRows(await listCannedReplies(db)), message: sentences.answerDeleted };
  });
}

function mustExist(isThere: boolean): void {
  if (!isThere) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
}
