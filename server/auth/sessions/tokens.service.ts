/**
 * The three signed tokens of a session (SESSION-2, docs/decisions/sessions.md): JSON Web Tokens with
 * HMAC-SHA-256. Each kind has a separate key and a fixed header, so that no token passes for another kind or
 * chooses its algorithm. The header names the TOKEN_KEY entry that signed the token
 * (docs/decisions/personal-data.md).
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { LIMITS } from "#contract/limits";
import type { Role } from "#contract/staff/roles";
import { createKeyRing } from "../../db/key-ring";

type Kind = "access" | "id" | "refresh";

interface Claims {
  /** User id. */
  readonly sub: string;
  /** Session id. */
  readonly sid: string;
  readonly iat: number;
  readonly exp: number;
}

interface AccessClaims extends Claims {
  readonly role: Role;
}

interface IdClaims extends Claims {
  readonly username: string;
  readonly given_name: string;
  readonly family_name: string;
}

interface RefreshClaims extends Claims {
  readonly jti: string;
}

export interface TokenSubject {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The session that the access and id tokens agree on. */
export interface SessionClaim {
  readonly userId: string;
  readonly sessionId: string;
  readonly username: string;
}

export interface RefreshClaim {
  readonly userId: string;
  readonly sessionId: string;
  /** SHA-256 of the token, as stored in the database. */
  readonly hash: Buffer;
}

export interface TokenMint {
  accessAndId(subject: TokenSubject): { readonly accessToken: string; readonly idToken: string };
  refresh(userId: string, sessionId: string): { readonly token: string; readonly hash: Buffer };
  /**
   * Returns the session that an Authorization header proves, or null for anything but `Bearer <access> <id>`
   * of one session.
   * @param expired "refused", or "taken" where the caller only ends a session
   */
  readAuthorization(header: string, expired?: "refused" | "taken"): SessionClaim | null;
  /** Returns null for a token that is forged, expired or issued in the future. */
  readRefresh(token: string): RefreshClaim | null;
}

export interface MintOptions {
  /** The first key signs, all verify. */
  readonly tokenKeys: readonly string[];
  readonly accessTokenSeconds: number;
  readonly now?: () => number;
}

/** Allowed clock drift between two hosts. A host further ahead would issue sessions that never end. */
const CLOCK_SECONDS = 60;
/** Longer than any valid token: longer texts are refused unread. */
const MAX_LENGTH = 2_048;
const TYPES: Readonly<Record<Kind, string>> = { access: "at+jwt", id: "id+jwt", refresh: "rt+jwt" };

interface SigningKey {
  /** The part of a token before the first dot. */
  readonly header: string;
  readonly secret: Buffer;
}

/** Returns the signing key first. Legacy tokens have a header without key id and are tried with every key. */
function keysOf(kind: Kind, tokenKeys: readonly string[]): SigningKey[] {
  const keys = createKeyRing(tokenKeys).map(({ id, derive }) => ({
    kid: id.toString("hex"),
    secret: derive(`${kind} token`),
  }));
  const header = { alg: "HS256", typ: TYPES[kind] };
  return [
    ...keys.map(({ kid, secret }) => ({ header: encode({ ...header, kid }), secret })),
    ...keys.map(({ secret }) => ({ header: encode(header), secret })),
  ];
}

export function createTokenMint({ tokenKeys, accessTokenSeconds, now = Date.now }: MintOptions): TokenMint {
  const keys: Readonly<Record<Kind, readonly SigningKey[]>> = {
    access: keysOf("access", tokenKeys),
    id: keysOf("id", tokenKeys),
    refresh: keysOf("refresh", tokenKeys),
  };
  const seconds = () => Math.floor(now() / 1_000);

  const sign = (kind: Kind, claims: Record<string, unknown>, lifetime: number) => {
    const iat = seconds();
    const [{ header, secret }] = keys[kind] as [SigningKey];
    const signed = `${header}.${encode({ ...claims, iat, exp: iat + lifetime })}`;
    return `${signed}.${signatureOf(secret, signed).toString("base64url")}`;
  };

  const read = <Shape extends Claims>(kind: Kind, token: string, expired = "refused"): Shape | null => {
    if (token.length > MAX_LENGTH) return null;
    const [header, payload, signature, ...rest] = token.split(".");
    if (!payload || !signature || rest.length > 0) return null;
    // Compared as text: different characters may decode to the same bytes.
    const received = Buffer.from(signature);
    const isOurs = keys[kind]
      .filter((key) => key.header === header)
      .some(({ secret }) =>
        isSame(received, Buffer.from(signatureOf(secret, `${header}.${payload}`).toString("base64url"))),
      );
    if (!isOurs) return null;
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as Shape;
    const isInTime = claims.exp > seconds() && claims.iat <= seconds() + CLOCK_SECONDS;
    return expired === "taken" || isInTime ? claims : null;
  };

  return {
    accessAndId: ({ userId, sessionId, role, username, firstName, lastName }) => ({
      accessToken: sign("access", { sub: userId, sid: sessionId, role }, accessTokenSeconds),
      idToken: sign(
        "id",
        { sub: userId, sid: sessionId, username, given_name: firstName, family_name: lastName },
        accessTokenSeconds,
      ),
    }),
    refresh(userId, sessionId) {
      const claims = { sub: userId, sid: sessionId, jti: randomBytes(16).toString("base64url") };
      const token = sign("refresh", claims, LIMITS.session.refreshTokenDays * 86_400);
      return { token, hash: hashOf(token) };
    },
    readAuthorization(header, expired) {
      const [scheme, accessToken = "", idToken = "", ...rest] = header.split(" ");
      if (scheme?.toLowerCase() !== "bearer" || rest.length > 0) return null;
      const access = read<AccessClaims>("access", accessToken, expired);
      const id = access && read<IdClaims>("id", idToken, expired);
      if (!id || id.sid !== access.sid || id.sub !== access.sub) return null;
      return { userId: access.sub, sessionId: access.sid, username: id.username };
    },
    readRefresh(token) {
      const claims = read<RefreshClaims>("refresh", token);
      return claims && { userId: claims.sub, sessionId: claims.sid, hash: hashOf(token) };
    },
  };
}

function signatureOf(secret: Buffer, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}

function isSame(actual: Buffer, expected: Buffer): boolean {
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
