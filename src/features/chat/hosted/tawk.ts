/** Tawk.to's widget in secure mode: https://developer.tawk.to/jsapi */
import type { ChatIdentity } from "#contract/chat/schema";
import type { ChatOf } from "#contract/chat/hosted/providers";
import type { ChatPort } from "./chat-port";
import { dropLeftBehind, loadVendor, scriptOf } from "./load-vendor";

interface Visitor {
  readonly name: string;
  readonly email: string;
  readonly hash: string;
}

/** Set before the script runs, which adds the rest. */
interface Widget {
  visitor?: Visitor;
  onLoad?: () => void;
  maximize?(): void;
  showWidget?(): void;
  hideWidget?(): void;
  endChat?(): void;
  login?(visitor: Visitor & { readonly userId: string }, done: (error?: unknown) => void): void;
  logout?(done: (error?: unknown) => void): void;
  setAttributes?(attributes: Visitor, done: (error?: unknown) => void): void;
}

interface TawkWindow {
  Tawk_API?: Widget;
  Tawk_LoadStart?: Date;
}

const VENDOR_KEY = /^(twk_|tawk|TawkConnectionTime)/i;
const FRAME = 'iframe[title="chat widget"]';
const nothing = () => undefined;

export function openTawk({ propertyId, widgetId }: ChatOf<"tawk">): ChatPort {
  const vendor = window as unknown as TawkWindow;
  let loading: Promise<void> | null = null;
  let widget: Widget | null = null;
  let visitor: ChatIdentity | null = null;

  const load = async () => {
    const api: Widget = (vendor.Tawk_API = {});
    vendor.Tawk_LoadStart = new Date();
    if (visitor) api.visitor = toVisitor(visitor);
    const script = scriptOf(`https://embed.tawk.to/${propertyId}/${widgetId}`);
    script.charset = "UTF-8";
    script.setAttribute("crossorigin", "*");
    await loadVendor(script, (done) => (api.onLoad = done));
    widget = vendor.Tawk_API;
  };
  return {
    async open() {
      loading ??= load().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      await loading;
      widget?.showWidget?.();
      widget?.maximize?.();
      document.querySelector<HTMLElement>(FRAME)?.focus();
    },
    setVisitor(identity) {
      const isNew = identity?.identifier !== visitor?.identifier;
      visitor = identity;
      if (!widget || !identity || !isNew) return;
      if (widget.login) widget.login({ userId: identity.identifier, ...toVisitor(identity) }, nothing);
      else widget.setAttributes?.(toVisitor(identity), nothing);
    },
    leave() {
      visitor = null;
      if (!widget) return dropLeftBehind((name) => VENDOR_KEY.test(name));
      if (widget.logout) widget.logout(nothing);
      else widget.endChat?.();
      widget.hideWidget?.();
    },
  };
}

function toVisitor({ name, email, hash }: ChatIdentity): Visitor {
  return { name, email, hash };
}
