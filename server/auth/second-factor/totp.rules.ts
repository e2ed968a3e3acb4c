/** Codes of authenticator apps: TOTP with six digits every 30 seconds by HMAC-SHA-1 (RFC 6238). */
import { Secret, TOTP } from "otpauth";
import { LIMITS } from "#contract/limits";

const SECONDS = 30;
/** Allowed clock drift in time steps, in each direction. */
const WINDOW = 1;
const SECRET_BYTES = 20;

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Builds the address that an app reads from a QR code. @param secret base32 */
export function uriOf(secret: string, issuer: string, username: string): string {
  return totpOf(secret, issuer, username).toString();
}

/** Returns the time step of a code, or null for a wrong code. Callers accept each step once. */
export function stepOf(code: string, secret: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1_000 / SECONDS) + delta;
}

function totpOf(secret: string, issuer = "", label = ""): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: LIMITS.secondFactor.totpDigits,
    period: SECONDS,
  });
}
