/** The shop's DKIM key (RFC 6376), for mail servers that do not sign the headers RFC 8058 requires. */
import { createPrivateKey, type PrivateKeyInput } from "node:crypto";
import type { Environment } from "#contract/site/public-shop";
import type { DkimSettings } from "../../outside-services";
import { listHalfSet } from "../../settings";

const NAMES = ["DKIM_DOMAIN", "DKIM_SELECTOR", "DKIM_KEY"];
/** Receivers reject shorter keys (RFC 8301 and the large mailbox providers). */
const MIN_BITS = 2_048;
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";

/** Dot-separated labels, as in DNS names. */
export const DNS_NAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, "i");

/** @returns a message for each setting that conflicts with the others */
export function listDkimConflicts(env: Environment): string[] {
  const halves = listHalfSet(env, NAMES);
  const { DKIM_DOMAIN: domain, DKIM_KEY: key, MAIL_FROM: from } = env;
  if (halves.length > 0 || !domain) return halves;
  return [
    ...(readDkimKey(key ?? "") === null
      ? [`DKIM_KEY must be a private RSA key of at least ${MIN_BITS} bits, as PEM or Base64 on one line.`]
      : []),
    ...(isOf(domain, from)
      ? []
      : ["MAIL_FROM must be an address at DKIM_DOMAIN: a signature of another domain does not count."]),
  ];
}

/** DMARC accepts a domain's signature for addresses of the domain and its subdomains. */
function isOf(domain: string, from = ""): boolean {
  const [, host = ""] = /@([^\s@>]+)>?$/.exec(from.trim()) ?? [];
  return `.${host.toLowerCase()}`.endsWith(`.${domain.toLowerCase()}`);
}

/**
 * @param text PEM with line breaks or \n escapes, or Base64 of the key's DER form @returns PEM, or null for
 * anything else
 */
export function readDkimKey(text: string): string | null {
  const plain = text.replaceAll("\\n", "\n").trim();
  const der = Buffer.from(plain, "base64");
  // OpenSSL writes DER in either form, depending on its version.
  const forms: (string | PrivateKeyInput)[] = plain.startsWith("-----")
    ? [plain]
    : (["pkcs8", "pkcs1"] as const).map((type) => ({ key: der, format: "der", type }));
  for (const form of forms) {
    try {
      const key = createPrivateKey(form);
      const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
      if (key.asymmetricKeyType !== "rsa" || bits < MIN_BITS) return null;
      return key.export({ type: "pkcs8", format: "pem" }).toString();
    } catch {
      continue;
    }
  }
  return null;
}

/** Returns undefined without settings. */
export function readDkim(domain: string, selector: string, key: string): DkimSettings | undefined {
  const privateKey = readDkimKey(key);
  return domain && selector && privateKey ? { domain, selector, privateKey } : undefined;
}
