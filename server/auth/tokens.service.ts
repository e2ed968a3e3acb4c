/**
 * The three signed tokens of a session (SESSION-2, docs/decisions/0014): JSON Web Tokens with HMAC-SHA-256. Each
 * kind has a key and a fixed header of its own, so that none passes for another and no token chooses its algorithm.
 */
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { LIMITS } from "#contract/limits";
import type { Role } from "#contract/roles";

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

/** The session two tokens agree on. */
export interface SessionClaim {
  readonly userId: string;
  readonly sessionId: string;
  readonly username: string;
}

export interface RefreshClaim {
  readonly userId: string;
  readonly sessionId: string;
  /** SHA-256 of the token, as the database keeps it. */
  readonly hash: Buffer;
}

export interface TokenMint {
  accessAndId(subject: TokenSubject): { readonly accessToken: string; readonly idToken: string };
  refresh(userId: string, sessionId: string): { readonly token: string; readonly hash: Buffer };
  /**
   * What an Authorization header proves; null for anything but `Bearer <access> <id>` of one session.
   * @param expired "refused", or "taken" where a session is only to be ended
   */
  readAuthorization(header: string, expired?: "refused" | "taken"): SessionClaim | null;
  /** Null for what we did not sign or what is too old. */
  readRefresh(token: string): RefreshClaim | null;
}

export interface MintOptions {
  readonly tokenKey: string;
  readonly accessTokenSeconds: number;
  readonly now?: () => number;
}

/** Longer than any token of ours: a longer text is refused unread. */
const MAX_LENGTH = 2_048;
const HEADERS: Readonly<Record<Kind, string>> = {
  access: encode({ alg: "HS256", typ: "at+jwt" }),
  id: encode({ alg: "HS256", typ: "id+jwt" }),
  refresh: encode({ alg: "HS256", typ: "rt+jwt" }),
};

export function createTokenMint({ tokenKey, accessTokenSeconds, now = Date.now }: MintOptions): TokenMint {
  const key = (kind: Kind) =>
    Buffer.from(hkdfSync("sha256", tokenKey, "electro-finance", `${kind} token`, 32));
  const keys: Readonly<Record<Kind, Buffer>> = {
    access: key("access"),
    id: key("id"),
    refresh: key("refresh"),
  };
  const seconds = () => Math.floor(now() / 1_000);

  const sign = (kind: Kind, claims: Record<string, unknown>, lifetime: number) => {
    const iat = seconds();
    const signed = `${HEADERS[kind]}.${encode({ ...claims, iat, exp: iat + lifetime })}`;
    return `${signed}.${createHmac("sha256", keys[kind]).update(signed).digest("base64url")}`;
  };

  const read = <Shape extends Claims>(kind: Kind, token: string, expired = "refused"): Shape | null => {
    if (token.length > MAX_LENGTH) return null;
    const [header, payload, signature, ...rest] = token.split(".");
    if (header !== HEADERS[kind] || !payload || !signature || rest.length > 0) return null;
    const wanted = createHmac("sha256", keys[kind]).update(`${header}.${payload}`).digest();
    const given = Buffer.from(signature, "base64url");
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as Shape;
    return expired === "taken" || claims.exp > seconds() ? claims : null;
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

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
