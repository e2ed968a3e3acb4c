/** A session as a browser stores and sends it. Free of validation schemas, which every page would load. */

/** `type` is the role (contract/staff/roles.ts). */
export interface SessionUser {
  username: string;
  type: string;
  firstName: string;
  lastName: string;
  permissions: string[];
  isVerified: boolean;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  idToken: string;
}

/** A signed-in user with the three stored values. */
export interface Session {
  user: SessionUser;
  tokens: Tokens;
}

/** Header that combines the two stored tokens (SESSION-2). */
export function bearerOf(tokens: Pick<Tokens, "accessToken" | "idToken">): string {
  return `Bearer ${tokens.accessToken} ${tokens.idToken}`;
}

/** Reads a complete session from a stored value and drops unknown fields; null for anything else. */
export function readSession(value: unknown): Session | null {
  const { user, tokens } = {
    ...(value as { user?: Record<string, unknown>; tokens?: Record<string, unknown> }),
  };
  if (!user || !tokens) return null;
  const { username, type, firstName, lastName, permissions, isVerified } = user;
  const { accessToken, refreshToken, idToken } = tokens;
  if (!areTexts([firstName, lastName]) || typeof isVerified !== "boolean") return null;
  if (!areWords([username, type, accessToken, refreshToken, idToken])) return null;
  if (!Array.isArray(permissions) || !areWords(permissions)) return null;
  return {
    user: { username, type, firstName, lastName, permissions, isVerified } as SessionUser,
    tokens: { accessToken, refreshToken, idToken } as Tokens,
  };
}

const areTexts = (values: readonly unknown[]) => values.every((value) => typeof value === "string");
const areWords = (values: readonly unknown[]) => areTexts(values) && !values.includes("");
