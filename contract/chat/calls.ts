/** The REST calls of the chat, a part of contract/rest/endpoints.ts; those of staff, a part of contract/rest/staff-endpoints.ts. */
import * as chat from "./schema";
import { open, signedIn, staff } from "../rest/endpoint";
import { MESSAGES } from "../messages";

const EVENTS = "text/event-stream";
const desk = staff("chat.answer");

/** By POST, because addresses are logged and remembered, and a token opens the conversation. */
export const CHAT_REST = {
  getChatHours: open("GET", "/chat/hours", "Whether somebody answers the chat now", {
    data: chat.chatHoursAnswer,
  }),
  startChat: open("POST", "/chat/start", "Begin a conversation", {
    body: chat.startChatInput,
    data: chat.chatAnswer,
    takesSession: true,
  }),
  getChat: open("POST", "/chat/get", "A conversation by its token", {
    body: chat.readChatInput,
    data: chat.chatAnswer,
  }),
  writeChat: open("POST", "/chat/message", "Write into a conversation", {
    body: chat.writeChatInput,
    data: chat.writtenAnswer,
    failed: MESSAGES.chat.notSent,
  }),
  noteChat: open("POST", "/chat/note", "Say that one is writing, and what one has seen", {
    body: chat.noteChatInput,
  }),
  tellChatCart: open("POST", "/chat/cart", "Show staff the cart of a guest's browser", {
    body: chat.chatCartInput,
  }),
  getChatIdentity: signedIn("GET", "/chat/identity", "Who one is, signed for a hosted chat", {
    data: chat.chatIdentityAnswer,
  }),
  streamChat: open("POST", "/chat/stream", "What happens in a conversation, as it happens", {
    body: chat.readChatInput,
    file: EVENTS,
  }),
} as const;

export const CHAT_ADMIN_REST = {
  listChats: desk("POST", "/admin/chat/getAll", "Conversations with visitors", {
    body: chat.chatQueueInput,
    data: chat.chatQueueAnswer,
  }),
  listChatsOf: desk("POST", "/admin/chat/getAllOf", "Conversations with one person", {
    body: chat.chatsOfInput,
    data: chat.chatsOfAnswer,
  }),
  getStaffChat: desk("POST", "/admin/chat/:id/get", "One conversation", {
    params: chat.chatParams,
    body: chat.staffReadInput,
    data: chat.staffChatAnswer,
  }),
  answerChat: desk("POST", "/admin/chat/:id/message", "Answer a visitor", {
    params: chat.chatParams,
    body: chat.staffWriteInput,
    data: chat.writtenAnswer,
  }),
  assignChat: desk("PUT", "/admin/chat/:id/assign", "Take a conversation, or give it free", {
    params: chat.chatParams,
    body: chat.assignChatInput,
  }),
  closeChat: desk("PUT", "/admin/chat/:id/close", "Close a conversation", { params: chat.chatParams }),
  reopenChat: desk("PUT", "/admin/chat/:id/reopen", "Open a closed conversation again", {
    params: chat.chatParams,
  }),
  noteStaffChat: desk("POST", "/admin/chat/:id/note", "Say that staff are writing, and what they have seen", {
    params: chat.chatParams,
    body: chat.staffNoteInput,
  }),
  streamChats: desk("POST", "/admin/chat/stream", "What happens in all conversations, as it happens", {
    body: chat.staffStreamInput,
    file: EVENTS,
  }),
  listCannedAnswers: desk("GET", "/admin/chat/canned/getAll", "Prepared answers", {
    data: chat.cannedAnswersAnswer,
  }),
  saveCannedAnswer: desk("PUT", "/admin/chat/canned/save", "Keep a prepared answer", {
    body: chat.cannedAnswerInput,
    data: chat.cannedAnswersAnswer,
  }),
  deleteCannedAnswer: desk("DELETE", "/admin/chat/canned/:id", "Delete a prepared answer", {
    params: chat.chatParams,
    data: chat.cannedAnswersAnswer,
  }),
} as const;
