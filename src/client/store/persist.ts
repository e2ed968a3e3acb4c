/**
 * The only user of redux-persist: keeps auth and cart alone, gives up after 5000 ms, and follows the other tabs
 * (SESSION-6). Nothing waits in a PersistGate: pages show their skeleton until the stored state is read.
 */
import { persistReducer, persistStore, REHYDRATE, type Persistor } from "redux-persist";
import type { PersistConfig } from "redux-persist/es/types";
import type { Reducer, Store, UnknownAction } from "@reduxjs/toolkit";
import { LIMITS } from "#contract/limits";
import { ignoringErrors } from "../page/dom";
import { CART_EVENT } from "../page/page-marks";
import { readIfChanged, readStored, writeStored, type StoredState } from "./stored-state";

const NAME = "shop";

/** Reducers whose auth and cart outlive the page. */
export function keeping<State extends StoredState>(reducer: Reducer<State, UnknownAction>) {
  const config: PersistConfig<State> = {
    key: NAME,
    whitelist: ["auth", "cart"],
    timeout: LIMITS.session.persistTimeoutMs,
    serialize: false,
    getStoredState: async () => readStored() as never,
    storage: {
      getItem: async () => readStored(),
      // In a browser that keeps nothing one is signed in until the tab is closed.
      setItem: async (_key: string, state: StoredState) => ignoringErrors(() => writeStored(state)),
      removeItem: async () => undefined,
    },
  };
  return persistReducer<State>(config, reducer);
}

/** Reads the stored state into the store, and again whenever another tab or the inline script changes it. */
export function startKeeping(store: Store): Persistor {
  const sync = () => syncStore(store);
  addEventListener("storage", sync);
  addEventListener("pageshow", sync);
  addEventListener(CART_EVENT, sync);
  return persistStore(store);
}

/** Brings the store in line with the storage at once. */
export function syncStore(store: Store): void {
  const payload = readIfChanged();
  if (payload) store.dispatch({ type: REHYDRATE, key: NAME, payload });
}
