/**
 * The only user of redux-persist: stores auth and cart only, gives up after 5000 ms, and follows other tabs
 * (SESSION-6). There is no PersistGate: pages show their skeleton until the stored state is read.
 */
import { persistReducer, persistStore, REHYDRATE, type Persistor } from "redux-persist";
import type { PersistConfig } from "redux-persist/es/types";
import type { Reducer, Store, UnknownAction } from "@reduxjs/toolkit";
import { LIMITS } from "#contract/limits";
import { ignoringErrors } from "../page/dom";
import { CART_EVENT } from "../page/page-keys";
import { readIfChanged, readStored, writeStored, type StoredState } from "./stored-state";

const NAME = "shop";

/** A reducer with persisted auth and cart. */
export function persisting<State extends StoredState>(reducer: Reducer<State, UnknownAction>) {
  const config: PersistConfig<State> = {
    key: NAME,
    whitelist: ["auth", "cart"],
    timeout: LIMITS.session.persistTimeoutMs,
    serialize: false,
    getStoredState: async () => readStored() as never,
    storage: {
      getItem: async () => readStored(),
      // Without storage the session lasts until the tab is closed.
      setItem: async (_key: string, state: StoredState) => ignoringErrors(() => writeStored(state)),
      removeItem: async () => undefined,
    },
  };
  return persistReducer<State>(config, reducer);
}

/** Loads the stored state, then reloads it after every change by another tab or the inline script. */
export function startPersisting(store: Store): Persistor {
  const sync = () => syncStore(store);
  addEventListener("storage", sync);
  addEventListener("pageshow", sync);
  addEventListener(CART_EVENT, sync);
  return persistStore(store);
}

/** Loads the stored state at once. */
export function syncStore(store: Store): void {
  const payload = readIfChanged();
  if (payload) store.dispatch({ type: REHYDRATE, key: NAME, payload });
}
