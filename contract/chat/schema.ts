/** The chat between visitors and staff: what is written, read and told (CHAT-1 to CHAT-11). */
import * as yup from "yup";
import { CART_LIMITS } from "../cart/cart";
import { email, text } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { ofCustomer, pageFields } from "../fields/paging";
import { plainLine, plainLines } from "../fields/plain-text";

const { chat: limits } = LIMITS;
const { chat: sentences, validation } = MESSAGES;
const { unexpected, required } = validation;

export const CHAT_AUTHORS = ["VISITOR", "STAFF"] as const;
export type ChatAuthor = (typeof CHAT_AUTHORS)[number];

export const CHAT_STATES = ["OPEN", "CLOSED"] as const;
export type ChatState = (typeof CHAT_STATES)[number];

/** What staff list. WAITING: open, the last word is the visitor's. */
export const CHAT_QUEUES = ["WAITING", "MINE", "OPEN", "CLOSED"] as const;
export type ChatQueue = (typeof CHAT_QUEUES)[number];
/** ALL: open and closed, the latest first. */
export const CHAT_LISTS = [...CHAT_QUEUES, "ALL"] as const;
export type ChatList = (typeof CHAT_LISTS)[number];

const uuid = () => yup.string().typeError(unexpected).uuid(unexpected).required(required);
/** A random one: the one of zeros is nobody's secret. */
const SECRET = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const secret = () => yup.string().typeError(unexpected).matches(SECRET, unexpected).required(required);
const number = () =>
  yup.number().typeError(unexpected).integer(unexpected).min(0, unexpected).max(1e9, unexpected);
const token = () => yup.string().typeError(unexpected).max(limits.tokenLength, unexpected).required(required);
const words = () => plainLines(limits.textLength).required(sentences.empty);
/** An empty one is none. */
const address = () =>
  email()
    .transform((value: unknown) => (value === "" ? undefined : value))
    .notRequired();
/** A path of the site: what is anything else is not kept, so that staff are led nowhere else. */
const page = () =>
  text(limits.pageLength)
    .default("")
    .transform((value: unknown) =>
      typeof value === "string" && /^\/(?![/\\])[^\s\\]*$/.test(value) ? value : "",
    );

/** What a guest says of themselves; an address is needed only by staff who write to who has left. */
export const chatPersonForm = yup.object({
  name: plainLine(limits.nameLength).required(sentences.name),
  email: address(),
});

/** `startKey` is the visitor's own secret: the same one again is the same conversation (CHAT-2). */
export const startChatInput = yup.object({
  startKey: secret(),
  /** Left out by who is signed in: the account says it. */
  name: plainLine(limits.nameLength).optional(),
  email: address(),
  page: page(),
});
export type StartChatInput = yup.InferType<typeof startChatInput>;

export const chatToken = yup.object({ token: token() });
/** `after`: number of the last message one has. */
export const readChatInput = yup.object({ token: token(), after: number().default(0) });

/** `clientId` is made by who writes: the same one again is the same message (CHAT-3). */
export const writeChatInput = yup.object({ token: token(), clientId: uuid(), text: words(), page: page() });

/** That one is writing, and which message one has seen last. */
const noted = { isTyping: yup.boolean().typeError(unexpected).default(false), seen: number().default(0) };
export const noteChatInput = yup.object({ token: token(), ...noted });

/** Of a guest's cart: staff see it beside the conversation (CHAT-11). */
const toldLine = yup.object({
  productId: text(LIMITS.reviews.productIdLength).required(required),
  quantity: yup
    .number()
    .typeError(unexpected)
    .integer(unexpected)
    .min(1, unexpected)
    .max(CART_LIMITS.quantity, unexpected)
    .required(required),
});
export type ReportedLine = yup.InferType<typeof toldLine>;
/** The whole cart; without lines there is none to show. */
export const chatCartInput = yup.object({
  token: token(),
  lines: yup
    .array(toldLine.required(required))
    .typeError(unexpected)
    .max(CART_LIMITS.lines, unexpected)
    .required(required),
});

export const chatMessage = yup.object({
  /** From 1, without a gap in its conversation. */
  number: yup.number().required(),
  clientId: yup.string().required(),
  author: yup.string().oneOf(CHAT_AUTHORS).required(),
  /** First name of who answered; null for the visitor, and for a user who was deleted. */
  name: yup.string().nullable().defined(),
  text: yup.string().defined(),
  writtenAt: yup.string().required(),
});
export type ChatMessage = yup.InferType<typeof chatMessage>;

/** When somebody answers (CHAT-7). */
export const chatHoursAnswer = yup.object({
  isStaffed: yup.boolean().required(),
  /** When staff are back; null while they are there, and when no hours are set. */
  opensAt: yup.string().nullable().defined(),
});
export type ChatHours = yup.InferType<typeof chatHoursAnswer>;

export const chatAnswer = yup.object({
  /** To go on with: it ends later than the one that was sent. */
  token: yup.string().required(),
  name: yup.string().defined(),
  /** Whether an answer by mail reaches the visitor. */
  isReachable: yup.boolean().required(),
  state: yup.string().oneOf(CHAT_STATES).required(),
  /** The last message that staff have seen. */
  staffSeen: yup.number().required(),
  messages: yup.array(chatMessage.required()).required(),
  hours: chatHoursAnswer.required(),
});
export type VisitorChat = yup.InferType<typeof chatAnswer>;

export const writtenAnswer = yup.object({ message: chatMessage.required() });

/** Who is signed in, for a chat that somebody else runs; `hash` proves that the shop says so (CHAT-12). */
export const chatIdentityAnswer = yup.object({
  identifier: yup.string().required(),
  name: yup.string().defined(),
  email: yup.string().required(),
  hash: yup.string().required(),
});
export type ChatIdentity = yup.InferType<typeof chatIdentityAnswer>;

// Staff.

export const chatParams = yup.object({ id: uuid() });
export const chatQueueInput = yup.object({
  ...pageFields(LIMITS.lists.staffPageSizes),
  state: yup.string().oneOf(CHAT_LISTS, unexpected).default("WAITING"),
  customer: ofCustomer(),
});
export type ChatQueueInput = yup.InferType<typeof chatQueueInput>;

/** A conversation as the list of staff shows it. */
export const chatEntry = yup.object({
  id: yup.string().required(),
  /** Grows with every change: of two, the higher is the newer. */
  revision: yup.number().required(),
  name: yup.string().defined(),
  email: yup.string().nullable().defined(),
  /** The visitor signed in with this user name; null for a guest. */
  username: yup.string().nullable().defined(),
  /** Path of the page the visitor wrote from last; empty when unknown. */
  page: yup.string().defined(),
  state: yup.string().oneOf(CHAT_STATES).required(),
  /** First name of who has taken it; null: nobody. */
  assignedTo: yup.string().nullable().defined(),
  isMine: yup.boolean().required(),
  lastNumber: yup.number().required(),
  lastAuthor: yup.string().oneOf(CHAT_AUTHORS).nullable().defined(),
  /** The beginning of the last message. */
  lastText: yup.string().defined(),
  lastAt: yup.string().required(),
  /** When the visitor wrote what has no answer yet; null: the last word is not theirs. */
  waitingSince: yup.string().nullable().defined(),
  /** Messages of the visitor that staff have not seen. */
  unread: yup.number().required(),
  visitorSeen: yup.number().required(),
});
export type ChatEntry = yup.InferType<typeof chatEntry>;

export const chatQueueAnswer = yup.object({
  chats: yup.array(chatEntry.required()).required(),
  counts: yup
    .object({
      WAITING: yup.number().required(),
      MINE: yup.number().required(),
      OPEN: yup.number().required(),
      CLOSED: yup.number().required(),
      ALL: yup.number().required(),
    })
    .required(),
});
export type ChatCounts = Readonly<Record<ChatList, number>>;

/** Of one person, by the address they gave or sign in with; the latest first (CHAT-10). */
export const chatsOfInput = yup.object({
  email: email().required(required),
  /** The address of the account that ordered, when another stands on the order. */
  username: email().optional(),
});
export const chatsOfAnswer = yup.object({ chats: yup.array(chatEntry.required()).required() });

export const staffReadInput = yup.object({ after: number().default(0) });
/** A line of a guest's cart with what the catalogue says of it now. */
const shownCartLine = yup.object({
  productId: yup.string().required(),
  quantity: yup.number().required(),
  /** Null: no longer sold. */
  product: yup
    .object({
      name: yup.string().required(),
      slug: yup.string().required(),
      /** Cents of one piece. */
      price: yup.number().required(),
    })
    .nullable()
    .defined(),
});
export type DisplayedCartLine = yup.InferType<typeof shownCartLine>;
export const staffChatAnswer = yup.object({
  chat: chatEntry.required(),
  messages: yup.array(chatMessage.required()).required(),
  /** Of a guest, as their browser told it last; empty for an account's, which the view of the account shows. */
  cart: yup.array(shownCartLine.required()).required(),
});
export const staffWriteInput = yup.object({ clientId: uuid(), text: words() });
export const staffNoteInput = yup.object(noted);
export const assignChatInput = yup.object({
  isMine: yup.boolean().typeError(unexpected).required(required),
});
/** Names the tab that listens. */
export const staffStreamInput = yup.object({ tab: secret() });

export const cannedAnswerForm = yup.object({
  name: plainLine(limits.nameLength).required(sentences.answerName),
  text: words(),
});
/** Without an id it is a new one. */
export const cannedAnswerInput = cannedAnswerForm.shape({
  id: yup.string().typeError(unexpected).uuid(unexpected).optional(),
});
const cannedAnswer = yup.object({
  id: yup.string().required(),
  name: yup.string().defined(),
  text: yup.string().defined(),
});
export type CannedAnswer = yup.InferType<typeof cannedAnswer>;
export const cannedAnswersAnswer = yup.object({ answers: yup.array(cannedAnswer.required()).required() });

/** Events of a visitor's stream by name; what staff hear is in ChatAdminEvents. */
export interface ChatEvents {
  readonly message: ChatMessage;
  /** What the other side has seen, and whether the conversation goes on. */
  readonly standing: { readonly staffSeen: number; readonly state: ChatState };
  readonly typing: { readonly author: ChatAuthor };
}
export interface ChatAdminEvents {
  /** A conversation changed; `isMine` is not told here, but by the list. */
  readonly chat: { readonly id: string; readonly revision: number; readonly lastNumber: number };
  /** By STAFF: a colleague of who listens. */
  readonly typing: { readonly id: string; readonly author: ChatAuthor };
  /** Something may have been missed: read the list again. */
  readonly reload: Record<string, never>;
}
