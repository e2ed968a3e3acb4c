/**
 * Recognizes devices on which an account has signed in, by a signed cookie (docs/decisions/sign-in.md). The
 * cookie grants nothing: the device's attempts are counted separately, so that strangers cannot lock the
 * owner out.
 */
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { createKeyRing, type RingKey } from "../../db/key-ring";

export interface KnownDevices {
  /**
   * Returns the device id if the account has signed in on it, or null. @param cookies the raw Cookie header
   */
  find(cookies: string | undefined, username: string): string | null;
  /** Returns the Set-Cookie header that adds the account to the device's known accounts. */
  remember(cookies: string | undefined, username: string): string;
}

interface Device {
  readonly id: string;
  /** Keyed hashes of usernames, newest first. */
  readonly accounts: readonly string[];
}

const NAME = "device";
const SECONDS = 180 * 86_400;
/** Family members may share a browser. */
const MAX_ACCOUNTS = 5;
const MAX_LENGTH = 1_024;

interface DeviceKey {
  readonly signing: Buffer;
  readonly naming: Buffer;
}

/**
 * @param tokenKeys the first key signs, all verify
 * @param isSecure whether the API host uses https; browsers store a secure cookie only over https
 */
export function createKnownDevices(tokenKeys: readonly string[], isSecure: boolean): KnownDevices {
  const [newest, ...previous] = createKeyRing(tokenKeys);
  const newestKey = toKey(newest);
  const keys = [newestKey, ...previous.map(toKey)];
  // With this prefix, browsers reject the cookie from another host of the domain.
  const name = isSecure ? `__Host-${NAME}` : NAME;

  const read = (cookies = ""): Device | null => {
    const value = cookies
      .split(";")
      .map((cookie) => cookie.trim())
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1);
    const [payload, signature, ...rest] = value && value.length <= MAX_LENGTH ? value.split(".") : [];
    if (!payload || !signature || rest.length > 0) return null;
    // Compared as text: different characters may decode to the same bytes.
    const received = Buffer.from(signature);
    if (!keys.some((key) => isSame(received, Buffer.from(sign(key, payload).toString("base64url")))))
      return null;
    return JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as Device;
  };

  return {
    find(cookies, username) {
      const device = read(cookies);
      const isKnown = keys.some((key) => device?.accounts.includes(accountOf(key, username)));
      return device && isKnown ? device.id : null;
    },
    remember(cookies, username) {
      const { id, accounts } = read(cookies) ?? { id: randomUUID(), accounts: [] };
      const account = accountOf(newestKey, username);
      const device = {
        id,
        accounts: [account, ...accounts.filter((other) => other !== account)].slice(0, MAX_ACCOUNTS),
      };
      const payload = Buffer.from(JSON.stringify(device)).toString("base64url");
      const attributes = `Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
      return `${name}=${payload}.${sign(newestKey, payload).toString("base64url")}; ${attributes}`;
    },
  };
}

function toKey({ derive }: RingKey): DeviceKey {
  return { signing: derive("device cookie"), naming: derive("device accounts") };
}

function sign({ signing }: DeviceKey, payload: string): Buffer {
  return createHmac("sha256", signing).update(payload).digest();
}

function accountOf({ naming }: DeviceKey, username: string): string {
  return createHmac("sha256", naming).update(username).digest().subarray(0, 16).toString("base64url");
}

function isSame(actual: Buffer, expected: Buffer): boolean {
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
