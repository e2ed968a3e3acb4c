/**
 * Whether a shop can be reached from outside its own machine, and what must then keep it from starting: one answer
 * for both hosts, the launcher and every command (docs/decisions/public-shop.md).
 */

/** Variables as they are set; an empty one counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Address of a shop that has set none (SHOP_ADDRESS). */
export const DEFAULT_ADDRESS = "100 Congress Ave, Austin, TX 78701";

/** Published with the code, so good enough for one machine only. */
export const DEVELOPMENT_KEYS = {
  BUILD_KEY: "development-build-key",
  PII_KEY: "development-pii-key",
  TOKEN_KEY: "development-token-key",
} as const;
type KeyName = keyof typeof DEVELOPMENT_KEYS;

const KEY_LENGTH = 32;
/** 32 random hexadecimal digits have fewer once in ten thousand times; words that are repeated always do. */
const KEY_CHARACTERS = 10;

const LISTENING = ["API_HOST", "SITE_HOST"] as const;
const ADDRESSES = ["API_URL", "SITE_URL", "SITE_ORIGINS"] as const;

/**
 * @returns the settings that open the shop, such as "API_HOST is 0.0.0.0"; empty when only its own machine reaches it
 */
export function listOpenings(env: Environment): string[] {
  const isInside = env["DEVELOPMENT_NETWORK"] === "private" ? isPrivate : isLoopback;
  const listening = LISTENING.filter((name) => env[name] && !isInside(env[name])).map(
    (name) => `${name} is ${env[name]}`,
  );
  const named = ADDRESSES.flatMap((name) =>
    listOf(env[name])
      .filter((address) => !isInside(hostOf(address)))
      .map((address) => `${name} has ${address}`),
  );
  const inProduction =
    env["NODE_ENV"] === "production" && listOf(env["SITE_ORIGINS"]).length === 0
      ? ["NODE_ENV is production, and SITE_ORIGINS names no site of this machine"]
      : [];
  return [...listening, ...named, ...inProduction];
}

/**
 * @param keys the secrets this host uses
 * @returns one sentence for each setting both hosts of a public shop need, and that is missing or wrong
 */
export function listRefusals(env: Environment, keys: readonly KeyName[]): string[] {
  return [
    ...(env["NODE_ENV"] && env["NODE_ENV"] !== "production"
      ? [`NODE_ENV must be production (or not set) on a public site, not ${env["NODE_ENV"]}.`]
      : []),
    ...(env["DEVELOPMENT_NETWORK"] ? ["DEVELOPMENT_NETWORK must not be set on a public site."] : []),
    ...requireHttps(env, "SITE_ORIGINS", "the address of the site, such as https://shop.example"),
    ...requireHttps(env, "API_URL", "the address of the API host, such as https://api.shop.example"),
    ...(env["SITE_URL"] ? requireHttps(env, "SITE_URL", "") : []),
    ...(env["TRUST_PROXY"]
      ? []
      : [
          "TRUST_PROXY must name the reverse proxy in front of the shop, 127.0.0.1 when it is on this machine: " +
            "only what it says of a shopper's address is believed.",
        ]),
    ...(env["PAYMENT_SANDBOX_URL"]
      ? ["PAYMENT_SANDBOX_URL must not be set on a public site: no money moves in a sandbox."]
      : []),
    ...listWeakKeys(env, keys),
  ];
}

/**
 * @returns one sentence for each of these settings with a key that is published with the code, can be guessed or is used
 *   twice. In a key ring only the first key must be strong; the others are being retired.
 */
function listWeakKeys(env: Environment, names: readonly KeyName[]): string[] {
  const howTo = "openssl rand -base64 32 makes one";
  return names.flatMap((name, at) => {
    const keys = listOf(env[name]);
    const [newest = ""] = keys;
    if (!newest || keys.some(isPublished)) {
      return [`${name} must be a secret of your own, not the one everybody can read in the code (${howTo}).`];
    }
    if (newest.length < KEY_LENGTH || new Set(newest).size < KEY_CHARACTERS) {
      return [`${name} can be guessed: it must have ${KEY_LENGTH} random characters or more (${howTo}).`];
    }
    const same = names.slice(0, at).find((other) => listOf(env[other]).includes(newest));
    return same ? [`${name} and ${same} must be different secrets.`] : [];
  });
}

function isPublished(key: string): boolean {
  return Object.values(DEVELOPMENT_KEYS).some((known) => key.includes(known));
}

/** The message at the terminal when a shop must not be opened. @param refusals at least one */
export function explainRefusals(openings: readonly string[], refusals: readonly string[]): string {
  return [
    `This start would open the shop to the public: ${openings.join("; ")}. First:`,
    ...refusals.map((sentence) => `- ${sentence}`),
    "docs/deployment.md goes through all of it. A shop for this machine only leaves those settings out; " +
      "one in a container or a private network of yours sets DEVELOPMENT_NETWORK=private.",
  ].join("\n");
}

/**
 * Whether a request names this machine. A page of the internet may point its own name here (DNS rebinding), and a
 * tunnel brings the internet here: both send another name.
 */
export function isCalledLocally(hostHeader: string | undefined): boolean {
  const address = `http://${hostHeader ?? "localhost"}`;
  return URL.canParse(address) && isLoopback(hostOf(address));
}

function requireHttps(env: Environment, name: string, what: string): string[] {
  const addresses = listOf(env[name]);
  if (addresses.length === 0) return [`${name} must be set to ${what}.`];
  return addresses
    .filter((address) => !/^https:/i.test(address))
    .map(
      (address) => `${name} must start with https://, not ${address}: passwords would travel in the clear.`,
    );
}

/** The values of a setting that names several, separated by commas. */
export function listOf(values: string | undefined): string[] {
  return (values ?? "")
    .split(",")
    .map((value) => value.trim())
    .filter(Boolean);
}

/** The host of a web address, without the brackets of IPv6. Invalid addresses are refused elsewhere. */
function hostOf(address: string): string {
  const host = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).hostname : "localhost";
  return host.replace(/^\[|\]$/g, "");
}

function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);
}

/** Private addresses, names known only in a private network, and wildcard addresses to listen on. */
function isPrivate(host: string): boolean {
  return (
    isLoopback(host) ||
    /^(0\.0\.0\.0|::)$/.test(host) ||
    /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)(\.\d{1,3}){2,3}$/.test(host) ||
    /^(f[cd]|fe[89ab])[0-9a-f]{0,2}:/i.test(host) ||
    /^(?=\d*[a-z-])[a-z\d-]+$/i.test(host) ||
    /\.(local|lan|internal|home\.arpa|test)$/i.test(host)
  );
}
