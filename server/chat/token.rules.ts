/** The token that opens a conversation for its visitor (CHAT-2): id and expiry, signed. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { LIMITS } from "#contract/limits";

const DAY_SECONDS = 86_400;
const SHAPE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,12})\.([\w-]{43})$/;

/**
 * @param tokenKeys the first one signs
 * @param now in milliseconds
 */
export function signChatToken(tokenKeys: readonly string[], id: string, now: number): string {
  const end = String(Math.floor(now / 1_000) + LIMITS.chat.tokenDays * DAY_SECONDS);
  return `${id}.${end}.${signatureOf(tokenKeys[0] ?? "", id, end)}`;
}

/** @returns the conversation id; null for an expired token or an invalid signature */
export function readChatToken(tokenKeys: readonly string[], token: string, now: number): string | null {
  const [, id, end, signature] = SHAPE.exec(token) ?? [];
  if (!id || !end || !signature || Number(end) * 1_000 < now) return null;
  const received = Buffer.from(signature);
  return tokenKeys.some((key) => timingSafeEqual(received, Buffer.from(signatureOf(key, id, end))))
    ? id
    : null;
}

function signatureOf(key: string, id: string, end: string): string {
  return createHmac("sha256", key).update(`chat\0${id}\0${end}`).digest("base64url");
}
