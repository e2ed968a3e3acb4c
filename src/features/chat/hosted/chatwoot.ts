/** Chatwoot's website widget: https://www.chatwoot.com/hc/user-guide/articles/1677587234-how-to-send-additional-user-information-to-chatwoot-using-sdk */
import type { ChatIdentity } from "#contract/chat/schema";
import type { ChatOf } from "#contract/chat/hosted/providers";
import type { ChatPort } from "./chat-port";
import { dropLeftBehind, loadVendor, scriptOf } from "./load-vendor";

interface Widget {
  toggle(state: "open" | "close"): void;
  setUser(
    identifier: string,
    user: { readonly name: string; readonly email: string; readonly identifier_hash: string },
  ): void;
  reset(): void;
}

interface ChatwootWindow {
  chatwootSDK?: { run(settings: { readonly websiteToken: string; readonly baseUrl: string }): void };
  $chatwoot?: Widget;
}

const FRAME = "#chatwoot_live_chat_widget";

export function openChatwoot({ baseUrl, websiteToken }: ChatOf<"chatwoot">): ChatPort {
  const vendor = window as unknown as ChatwootWindow;
  const cookies = ["cw_conversation", `cw_user_${websiteToken}`];
  let loading: Promise<void> | null = null;
  let widget: Widget | null = null;
  let visitor: ChatIdentity | null = null;
  /** True during a widget reset, which would drop the visitor. */
  let isResetting = false;

  const load = async () => {
    const script = scriptOf(`${baseUrl}/packs/js/sdk.js`);
    await loadVendor(script, (done) => {
      addEventListener("chatwoot:ready", done, { once: true });
      script.addEventListener("load", () => vendor.chatwootSDK?.run({ websiteToken, baseUrl }));
    });
    widget = vendor.$chatwoot ?? null;
  };
  const identify = () => {
    if (!widget || !visitor) return;
    const { identifier, name, email, hash } = visitor;
    widget.setUser(identifier, { name, email, identifier_hash: hash });
  };
  return {
    async open() {
      loading ??= load().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      await loading;
      isResetting = false;
      identify();
      widget?.toggle("open");
      document.querySelector<HTMLElement>(FRAME)?.focus();
    },
    setVisitor(identity) {
      visitor = identity;
      if (!isResetting) identify();
    },
    leave() {
      visitor = null;
      if (widget) {
        isResetting = true;
        return widget.reset();
      }
      dropLeftBehind((name) => cookies.includes(name));
    },
  };
}
