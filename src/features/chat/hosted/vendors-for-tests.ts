/**
 * Fakes of the Chatwoot and Tawk.to scripts, after their documented interfaces: they recognize visitors by
 * cookie, and accept an identity only with the right signature.
 */
import { createHmac } from "node:crypto";

export const KEY = "identity-key-of-the-vendor";
export const signed = (text: string) => createHmac("sha256", KEY).update(text).digest("hex");
export const CHATWOOT = {
  provider: "chatwoot",
  baseUrl: "https://chat.vendor.example",
  websiteToken: "site-token",
} as const;
export const TAWK = { provider: "tawk", propertyId: "prop1", widgetId: "widget1" } as const;

export interface VendorDouble {
  /** The visitor's identity at the vendor; null = a guest. */
  who(): string | null;
  /** Id of this browser's conversation at the vendor. */
  conversation(): string;
  isOpen(): boolean;
}

const cookieOf = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null;
/** The vendor's server-side contacts by conversation; they outlive a page. */
const contacts = new Map<string, string | null>();
let begun = 0;

function conversationIn(cookie: string): string {
  const known = cookieOf(cookie);
  if (known !== null && contacts.has(known)) return known;
  const fresh = `conversation-${(begun += 1)}`;
  contacts.set(fresh, null);
  document.cookie = `${cookie}=${fresh};path=/`;
  return fresh;
}

/** State of a browser after leaving a page: cookies and storage, without running scripts. */
export function leavePage(): void {
  for (const name of ["chatwootSDK", "$chatwoot", "Tawk_API", "Tawk_LoadStart"])
    Reflect.deleteProperty(window, name);
  document.head.querySelectorAll("script").forEach((script) => script.remove());
}

/** Vendor scripts requested by this page. */
export function vendorScripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll("script")];
}

/** Runs Chatwoot's script in the page that requested it. */
export function runChatwoot(): VendorDouble {
  const [script] = vendorScripts();
  let current = "";
  let isOpen = false;
  const begin = () => {
    current = conversationIn("cw_conversation");
  };
  const widget = {
    toggle(state?: "open" | "close") {
      isOpen = state === undefined ? !isOpen : state === "open";
    },
    setUser(identifier: unknown, user: { email?: string; name?: string; identifier_hash?: string }) {
      if (typeof identifier !== "string") throw new Error("Identifier should be a string or a number");
      if (!user.email && !user.name) throw new Error("User object should have one of the keys");
      if (user.identifier_hash !== signed(identifier)) return;
      contacts.set(current, identifier);
      document.cookie = `cw_user_${CHATWOOT.websiteToken}=known;path=/`;
    },
    reset() {
      isOpen = false;
      document.cookie = "cw_conversation=;path=/;max-age=0";
      document.cookie = `cw_user_${CHATWOOT.websiteToken}=;path=/;max-age=0`;
      begin();
    },
  };
  const vendor = window as unknown as { chatwootSDK: object; $chatwoot: object };
  vendor.chatwootSDK = {
    run({ websiteToken, baseUrl }: { websiteToken: string; baseUrl: string }) {
      if (websiteToken !== CHATWOOT.websiteToken || baseUrl !== CHATWOOT.baseUrl) return;
      vendor.$chatwoot = widget;
      begin();
      dispatchEvent(new Event("chatwoot:ready"));
    },
  };
  script!.dispatchEvent(new Event("load"));
  return { who: () => contacts.get(current) ?? null, conversation: () => current, isOpen: () => isOpen };
}

interface TawkApi {
  visitor?: { readonly email: string; readonly hash: string };
  onLoad?: () => void;
  [method: string]: unknown;
}

/** Runs Tawk.to's script in the page that requested it. */
export function runTawk(): VendorDouble {
  const api = (window as unknown as { Tawk_API: TawkApi }).Tawk_API;
  const cookie = `twk_uuid_${TAWK.propertyId}`;
  let current = conversationIn(cookie);
  let [isOpen, isVisible] = [false, true];
  const { visitor } = api;
  if (visitor && visitor.hash === signed(visitor.email)) contacts.set(current, visitor.email);
  Object.assign(api, {
    maximize: () => (isOpen = isVisible),
    showWidget: () => (isVisible = true),
    hideWidget: () => ([isVisible, isOpen] = [false, false]),
    login({ userId, hash }: { userId: string; hash: string }, done: (error?: string) => void) {
      if (hash !== signed(userId)) return done("UNAUTHORIZED");
      contacts.set(current, userId);
      done();
    },
    logout(done: () => void) {
      document.cookie = `${cookie}=;path=/;max-age=0`;
      current = conversationIn(cookie);
      done();
    },
  });
  api.onLoad?.();
  return { who: () => contacts.get(current) ?? null, conversation: () => current, isOpen: () => isOpen };
}
