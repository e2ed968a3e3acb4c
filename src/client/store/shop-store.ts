/** The tab's Redux store, shared by all screens. Created with the first island. */
import { combineReducers, configureStore } from "@reduxjs/toolkit";
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from "redux-persist";
import { adminReducer } from "./admin-slice";
import { attributionReducer } from "./attribution-slice";
import { orderHistoryReducer } from "./order-history-slice";
import { authReducer } from "./auth-slice";
import { cartReducer } from "../cart/cart-slice";
import { persisting, startPersisting, syncStore } from "./persist";
import { savedSearchesReducer } from "./saved-searches-slice";
import { showUi } from "./show-ui";
import { uiReducer } from "./ui-slice";

const reducer = persisting(
  combineReducers({
    auth: authReducer,
    cart: cartReducer,
    ui: uiReducer,
    orderHistory: orderHistoryReducer,
    admin: adminReducer,
    attribution: attributionReducer,
    savedSearches: savedSearchesReducer,
  }),
);

function createShopStore() {
  const store = configureStore({
    reducer,
    middleware: (withDefaults) =>
      withDefaults({
        // The development checks warn from 32 ms on, which a slow machine always exceeds.
        immutableCheck: { warnAfter: 5_000 },
        serializableCheck: {
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
          warnAfter: 5_000,
        },
      }),
    devTools: process.env.NODE_ENV === "development",
  });
  const persistor = startPersisting(store);
  store.subscribe(() => showUi(store.getState().ui));
  return { store, persistor };
}

let created: ReturnType<typeof createShopStore> | null = null;

type ShopStore = ReturnType<typeof createShopStore>["store"];
export type ShopState = ReturnType<ShopStore["getState"]>;

function open() {
  return (created ??= createShopStore());
}

/** Singleton per tab; browser only. */
export function shopStore(): ShopStore {
  return open().store;
}

/** True once the stored session was read, or reading timed out. */
export function isStoreReady(state: ShopState): boolean {
  return state._persist.rehydrated;
}

/** Resolves once the stored session was read. */
export function whenStoreReady(): Promise<void> {
  const store = shopStore();
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(check);
    function check(): void {
      if (!isStoreReady(store.getState())) return;
      unsubscribe();
      resolve();
    }
    check();
  });
}

/** Writes session and cart now, so that other tabs and the next line of code see them. */
export async function persistNow(): Promise<void> {
  await open().persistor.flush();
}

/** Reads changes by other tabs without waiting for their event. */
export function syncWithTabs(): void {
  syncStore(shopStore());
}
