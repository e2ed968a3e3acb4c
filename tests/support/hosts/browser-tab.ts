/**
 * The client session outside a browser: tabs with separate stores over one storage, and a connection to the
 * API that can be observed and cut. Tests that need a real browser are in tests/e2e/session.test.ts.
 */
import { setMaxListeners } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

/** Everything of src/client that a tab uses, loaded for that tab only. */
async function loadTab() {
  const [
    rest,
    session,
    state,
    store,
    auth,
    ui,
    apollo,
    bootCart,
    sync,
    change,
    copy,
    notices,
    changes,
    calls,
    track,
  ] = await Promise.all([
    import("../../../src/client/api/rest-client"),
    import("../../../src/client/api/sign-out"),
    import("../../../src/client/session/current-session"),
    import("../../../src/client/store/shop-store"),
    import("../../../src/client/store/auth-slice"),
    import("../../../src/client/store/ui-slice"),
    import("../../../src/client/api/apollo-client"),
    import("../../../src/client/cart/cart-storage"),
    import("../../../src/client/account-cart/sync-cart"),
    import("../../../src/client/account-cart/change-cart"),
    import("../../../src/client/account-cart/cart-copy"),
    import("../../../src/client/account-cart/cart-notices"),
    import("../../../src/client/cart/cart-changes"),
    import("../../../src/client/account-cart/cart-calls"),
    import("../../../src/client/page/track"),
  ]);
  return {
    ...rest,
    ...session,
    ...state,
    ...store,
    ...auth,
    ...ui,
    ...apollo,
    ...bootCart,
    ...sync,
    ...change,
    ...copy,
    ...notices,
    ...changes,
    ...track,
    readAccountCart: calls.readAccountCart,
  };
}
export type Tab = Awaited<ReturnType<typeof loadTab>>;

/** A newly opened tab. */
export async function openTab(): Promise<Tab> {
  let tab: Tab | undefined;
  await jest.isolateModulesAsync(async () => {
    tab = await loadTab();
  });
  await tab!.whenStoreReady();
  return tab!;
}

class TabStorage {
  private readonly values = new Map<string, string>();
  isFull = false;
  getItem = (key: string) => this.values.get(key) ?? null;
  removeItem = (key: string) => void this.values.delete(key);
  clear = () => this.values.clear();
  setItem = (key: string, value: string) => {
    if (this.isFull) throw new Error("QuotaExceededError");
    this.values.set(key, value);
  };
}

/** As in browsers, stored items are properties too. */
function createStorage(): TabStorage {
  return new Proxy(new TabStorage(), {
    get: (storage, name: string): unknown =>
      name in storage ? Reflect.get(storage, name) : (storage.getItem(name) ?? undefined),
    set(storage, name: string, value: unknown) {
      if (name in storage) return Reflect.set(storage, name, value);
      storage.setItem(name, String(value));
      return true;
    },
  });
}

export interface TestWindow {
  readonly localStorage: TabStorage;
  /** The last cookie written, with its attributes. */
  cookie: string;
  /** Dispatches the storage event to every tab, as a browser does to the other tabs. */
  notifyTabs(): void;
}

/** Installs the browser globals that the client uses. The window's address is plain HTTP. */
export function installWindow(): TestWindow {
  const events = new EventTarget();
  const localStorage = createStorage();
  const window = {
    localStorage,
    cookie: "",
    notifyTabs: () => void events.dispatchEvent(new Event("storage")),
  };
  const document = {
    querySelectorAll: () => [],
    createElement: () => ({}),
    get cookie() {
      return window.cookie;
    },
    set cookie(value: string) {
      window.cookie = value;
    },
  };
  // Tabs are not closed between tests.
  setMaxListeners(0, events);
  Object.assign(globalThis, {
    // No Web Locks, so the storage marker that is the fallback is tested here.
    navigator: {},
    localStorage,
    document,
    location: new URL("http://localhost:8000/account/"),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  });
  return window;
}

/** A failure for one request, instead of forwarding it. */
export type Trouble = "cut" | { readonly status: number; readonly body: unknown };

export interface ApiLine {
  readonly url: string;
  /** "POST /account/refreshToken" and so on, in order. */
  readonly requests: string[];
  /** Headers of the requests, in the same order. */
  readonly headers: NodeJS.Dict<string | string[]>[];
  /** Failures for the next requests, one each; without one the API responds. */
  readonly trouble: Trouble[];
  /** For the next requests that reach the API, one each: true loses the response. */
  readonly lost: boolean[];
  close(): Promise<void>;
}

/** A real HTTP server in front of an API. */
export async function openLine(app: FastifyInstance): Promise<ApiLine> {
  const requests: string[] = [];
  const headers: NodeJS.Dict<string | string[]>[] = [];
  const trouble: Trouble[] = [];
  const lost: boolean[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", async () => {
      requests.push(`${request.method} ${request.url}`);
      headers.push(request.headers);
      const mine = trouble.shift();
      if (mine === "cut") return void request.socket.destroy();
      if (mine) {
        response.writeHead(mine.status, { "content-type": "application/json" });
        return void response.end(JSON.stringify(mine.body));
      }
      const answer = await app.inject({
        method: request.method as "GET",
        url: request.url ?? "/",
        headers: request.headers as Record<string, string>,
        ...(chunks.length > 0 ? { payload: Buffer.concat(chunks) } : {}),
      });
      if (lost.shift()) return void request.socket.destroy();
      response.writeHead(answer.statusCode, { "content-type": answer.headers["content-type"] as string });
      response.end(answer.rawPayload);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    headers,
    trouble,
    lost,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
