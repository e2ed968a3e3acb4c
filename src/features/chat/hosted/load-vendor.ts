/** Loads a vendor's script on demand, and deletes the data that vendors leave in a browser. */
import { ignoringErrors } from "../../../client/page/dom";

const WITHIN_MS = 8_000;

/**
 * @param isReady registers a callback for the vendor's ready event
 * @throws when the script is blocked, or the vendor is not ready in time; the next call retries
 */
export function loadVendor(script: HTMLScriptElement, isReady: (done: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error("the chat didn't respond"));
    };
    const timer = setTimeout(fail, WITHIN_MS);
    script.addEventListener("error", fail);
    isReady(() => {
      clearTimeout(timer);
      resolve();
    });
    document.head.append(script);
  });
}

export function scriptOf(address: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  return script;
}

/** Deletes matching cookies, on every domain and path a script of this page can set, and storage entries. */
export function dropLeftBehind(isVendorKey: (name: string) => boolean): void {
  const hosts = location.hostname.split(".").map((_part, at, parts) => parts.slice(at).join("."));
  for (const name of document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "")) {
    if (!isVendorKey(name)) continue;
    document.cookie = `${name}=;path=/;max-age=0`;
    for (const host of hosts) document.cookie = `${name}=;path=/;domain=${host};max-age=0`;
  }
  for (const storage of ["localStorage", "sessionStorage"] as const)
    ignoringErrors(() =>
      Object.keys(window[storage])
        .filter(isVendorKey)
        .forEach((name) => window[storage].removeItem(name)),
    );
}
