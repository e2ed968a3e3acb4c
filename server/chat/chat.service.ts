/** The visitor's side of conversations (CHAT-1 to CHAT-7). */
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type * as chat from "#contract/chat/schema";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../errors";
import type { RateLimits } from "../http/rate-limits";
import type { Origin, Viewer } from "../http/session";
import { mergeLines } from "./cart.rules";
import type { ChatPerson } from "./conversations/chat.record";
import type { ChatSettings } from "./chat.settings";
import type { ChatStore } from "./conversations/chat.store";
import { hoursAt } from "./hours.rules";
import { signIdentity } from "./identity.rules";
import { saveCart } from "./conversations/save-cart.change";
import type { ChatStreams } from "./streams.worker";
import { readChatToken, signChatToken } from "./token.rules";
import { writeMessage, type ChatChangeParts } from "./conversations/write-message.change";

export interface ChatParts extends ChatChangeParts {
  readonly store: ChatStore;
  readonly streams: ChatStreams;
  readonly limits: RateLimits;
  readonly settings: ChatSettings;
  readonly tokenKeys: readonly string[];
  /** First name of the signed-in user. */
  readonly findName: (userId: string) => Promise<string>;
}

/** Minimum interval between typing notifications of a person. */
const TYPING_MS = 1_000;
const sentences = MESSAGES.chat;

export class ChatService {
  private readonly typedAt = new Map<string, number>();

  constructor(private readonly parts: ChatParts) {}

  hours(): chat.ChatHours {
    return hoursAt(this.parts.settings.hours, new Date());
  }

  /** @throws DomainError BAD_USER_INPUT for a guest without a name; TooManyRequests */
  async start(
    { startKey, name, email, page }: chat.StartChatInput,
    viewer: Viewer | null,
    { ipAddress }: Origin,
  ): Promise<chat.VisitorChat> {
    const { limits, store, findName } = this.parts;
    this.mustBeOwn();
    const person: ChatPerson = viewer
      ? { name: (await findName(viewer.userId)) || viewer.username, email: viewer.username, page }
      : { name: name ?? "", email: email ?? null, page };
    if (person.name === "")
      throw new DomainError("BAD_USER_INPUT", sentences.name, [
        { property: "name", constraints: { required: sentences.name } },
      ]);
    await limits.limit("chatStart", { address: ipAddress, attempt: startKey }, sentences.tooMany);
    const startHash = createHash("sha256").update(startKey.toLowerCase()).digest();
    return this.answer(await store.start(startHash, person, viewer?.userId ?? null), 0);
  }

  read(token: string, after: number): Promise<chat.VisitorChat> {
    return this.answer(this.open(token), after);
  }

  /** @throws DomainError NOT_FOUND for an expired token; TooManyRequests */
  async write(
    { token, clientId, text, page }: { token: string; clientId: string; text: string; page: string },
    { ipAddress }: Origin,
  ): Promise<chat.ChatMessage> {
    const id = this.open(token);
    this.mustBeOwn();
    await this.parts.limits.limit(
      "chatWrite",
      { address: ipAddress, order: id, attempt: clientId },
      sentences.tooMany,
    );
    return orNotFound(await writeMessage(this.parts, id, { clientId, text, staffId: null, page }));
  }

  async recordActivity(
    token: string,
    { isTyping, seen }: { isTyping: boolean; seen: number },
  ): Promise<void> {
    const id = this.open(token);
    if (seen > 0) await this.parts.store.see(id, "visitor", seen);
    if (isTyping && this.mayNotifyTyping(id)) await this.parts.store.notifyTyping({ id, author: "VISITOR" });
  }

  /** @throws DomainError NOT_FOUND for an expired token; TooManyRequests */
  async publishCart(
    token: string,
    lines: readonly chat.ReportedLine[],
    { ipAddress }: Origin,
  ): Promise<void> {
    const id = this.open(token);
    await this.parts.limits.limit("chatCart", { address: ipAddress, order: id }, sentences.tooMany);
    orNotFound(await saveCart(this.parts, id, mergeLines(lines)));
  }

  async stream(token: string, after: number, { ipAddress }: Origin): Promise<Readable> {
    const id = this.open(token);
    await this.parts.limits.limit("chatStream", { address: ipAddress });
    orNotFound(await this.parts.store.find(id));
    return this.parts.streams.openVisitor(id, after);
  }

  /**
   * Identity of the requesting account only.
   * @throws DomainError NOT_FOUND with the shop's own chat, FORBIDDEN for an unverified address;
   * TooManyRequests
   */
  async identify({ userId, username, isVerified }: Viewer): Promise<chat.ChatIdentity> {
    const { settings, limits, findName } = this.parts;
    if (!settings.hosted) throw new DomainError("NOT_FOUND", sentences.notHosted);
    await limits.limit("chatIdentity", { account: userId }, sentences.tooMany);
    // Otherwise, registering with another person's address would expose that person's conversations.
    if (!isVerified) throw new DomainError("FORBIDDEN", sentences.unproved);
    return signIdentity(settings.hosted.key, username, (await findName(userId)) || username);
  }

  /** With a hosted chat configured, no staff read the shop's own chat. */
  private mustBeOwn(): void {
    if (this.parts.settings.hosted) throw new DomainError("NOT_FOUND", sentences.moved);
  }

  private async answer(id: string, after: number): Promise<chat.VisitorChat> {
    const { store, tokenKeys } = this.parts;
    // Read before the messages, so that this state is never newer than they are.
    const { person, state, staffSeen } = orNotFound(await store.find(id));
    return {
      state,
      staffSeen,
      name: person.name,
      token: signChatToken(tokenKeys, id, Date.now()),
      isReachable: person.email !== null,
      messages: await store.list(id, after),
      hours: this.hours(),
    };
  }

  private open(token: string): string {
    return orNotFound(readChatToken(this.parts.tokenKeys, token, Date.now()));
  }

  private mayNotifyTyping(id: string): boolean {
    const now = Date.now();
    if (now - (this.typedAt.get(id) ?? 0) < TYPING_MS) return false;
    this.typedAt.set(id, now);
    if (this.typedAt.size > 10_000) this.typedAt.clear();
    return true;
  }
}

/** @throws DomainError NOT_FOUND */
export function orNotFound<Value>(value: Value | null): Value {
  if (value === null) throw new DomainError("NOT_FOUND", sentences.over);
  return value;
}
