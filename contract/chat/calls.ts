/**
 * REST calls of the chat: the visitors' part of contract/rest/endpoints.ts and the staff's part of
 * contract/rest/staff-endpoints.ts.
 */
import * as chat from "./schema";
import { open, signedIn, staff } from "../rest/endpoint";
import { MESSAGES } from "../messages";

const EVENTS = "text/event-stream";
const agent = staff("chat.answer");

/** POST only, because URLs are logged and stored, and a token opens the conversation. */
export const CHAT_REST = {
  getChatHours: open("GET", "/chat/hours", "Get chat hours and availability", {
    data: chat.chatHoursAnswer,
  }),
  startChat: open("POST", "/chat/start", "Start a conversation", {
    body: chat.startChatInput,
    data: chat.chatAnswer,
    takesSession: true,
  }),
  getChat: open("POST", "/chat/get", "Get a conversation by its token", {
    body: chat.readChatInput,
    data: chat.chatAnswer,
  }),
  writeChat: open("POST", "/chat/message", "Send a message", {
    body: chat.writeChatInput,
    data: chat.writtenAnswer,
    failed: MESSAGES.chat.notSent,
  }),
  sendChatReceipts: open("POST", "/chat/note", "Send typing and read receipts", {
    body: chat.noteChatInput,
  }),
  shareChatCart: open("POST", "/chat/cart", "Share a guest's cart with staff", {
    body: chat.chatCartInput,
  }),
  getChatIdentity: signedIn("GET", "/chat/identity", "Get your signed identity for hosted chat", {
    data: chat.chatIdentityAnswer,
  }),
  streamChat: open("POST", "/chat/stream", "Stream events of a conversation", {
    body: chat.readChatInput,
    file: EVENTS,
  }),
} as const;

export const CHAT_ADMIN_REST = {
  listChats: agent("POST", "/admin/chat/getAll", "List conversations with visitors", {
    body: chat.chatQueueInput,
    data: chat.chatQueueAnswer,
  }),
  listChatsOf: agent("POST", "/admin/chat/getAllOf", "List conversations with one person", {
    body: chat.chatsOfInput,
    data: chat.chatsOfAnswer,
  }),
  getStaffChat: agent("POST", "/admin/chat/:id/get", "Get a conversation", {
    params: chat.chatParams,
    body: chat.staffReadInput,
    data: chat.staffChatAnswer,
  }),
  answerChat: agent("POST", "/admin/chat/:id/message", "Reply to a visitor", {
    params: chat.chatParams,
    body: chat.staffWriteInput,
    data: chat.writtenAnswer,
  }),
  assignChat: agent("PUT", "/admin/chat/:id/assign", "Assign or release a conversation", {
    params: chat.chatParams,
    body: chat.assignChatInput,
  }),
  closeChat: agent("PUT", "/admin/chat/:id/close", "Close a conversation", { params: chat.chatParams }),
  reopenChat: agent("PUT", "/admin/chat/:id/reopen", "Reopen a conversation", {
    params: chat.chatParams,
  }),
  sendStaffChatReceipts: agent("POST", "/admin/chat/:id/note", "Send typing and read receipts as staff", {
    params: chat.chatParams,
    body: chat.staffNoteInput,
  }),
  streamChats: agent("POST", "/admin/chat/stream", "Stream events of all conversations", {
    body: chat.staffStreamInput,
    file: EVENTS,
  }),
  listCannedAnswers: agent("GET", "/admin/chat/canned/getAll", "List canned replies", {
    data: chat.cannedAnswersAnswer,
  }),
  saveCannedAnswer: agent("PUT", "/admin/chat/canned/save", "Save a canned reply", {
    body: chat.cannedAnswerInput,
    data: chat.cannedAnswersAnswer,
  }),
  deleteCannedAnswer: agent("DELETE", "/admin/chat/canned/:id", "Delete a canned reply", {
    params: chat.chatParams,
    data: chat.cannedAnswersAnswer,
  }),
} as const;
