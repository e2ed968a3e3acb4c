/**
 * The checkout's input, stored in this tab until the order is placed. A reload, a visit to the cart or the
 * back button lose nothing. Never contains card numbers.
 */
import { useSyncExternalStore } from "react";
import type { PaymentMethod } from "#contract/payments/methods";
import type { OrderLink } from "#contract/orders/paths";
import { watchCode, storeCode, storedCode } from "../../../client/cart/promotion-code";
import { ignoringErrors } from "../../../client/page/dom";
import { CHECKOUT_KEY, SESSION_EVENT } from "../../../client/page/page-keys";
import type { DeliveryForm } from "./delivery-input";

export interface CheckoutDraft {
  /** Input as typed; null before any. */
  readonly form: DeliveryForm | null;
  /** True once the delivery step was accepted with this `form`. */
  readonly isComplete: boolean;
  /** The accepted code; empty without one. Stored separately, because the cart uses it too. */
  readonly promotionCode: string;
  readonly method: PaymentMethod | null;
  /** This tab's last order, for a customer who returns to the checkout. */
  readonly lastOrder: OrderLink | null;
}

const EMPTY: CheckoutDraft = {
  form: null,
  isComplete: false,
  promotionCode: "",
  method: null,
  lastOrder: null,
};

let current: CheckoutDraft | null = null;
const listeners = new Set<() => void>();

/** The draft of this tab. */
export function readDraft(): CheckoutDraft {
  const promotionCode = storedCode();
  current ??= load();
  if (current.promotionCode !== promotionCode) current = { ...current, promotionCode };
  return current;
}

export function changeDraft(change: Partial<Omit<CheckoutDraft, "promotionCode">>): void {
  current = { ...readDraft(), ...change };
  try {
    sessionStorage.setItem(CHECKOUT_KEY, JSON.stringify(current));
  } catch {
    // Without storage the draft lasts until the page unloads.
  }
  listeners.forEach((listener) => listener());
}

/** Deletes names and addresses once the order is placed. */
export function endDraft(order: OrderLink): void {
  storeCode("");
  changeDraft({ ...EMPTY, lastOrder: order });
}

export function useDraft(): CheckoutDraft {
  return useSyncExternalStore(watch, readDraft);
}

function watch(listener: () => void): () => void {
  const reread = () => {
    if (ignoringErrors(() => sessionStorage.getItem(CHECKOUT_KEY) === null)) current = null;
    listener();
  };
  listeners.add(listener);
  const endCode = watchCode(listener);
  // Sign-out deletes the input.
  addEventListener(SESSION_EVENT, reread);
  return () => {
    listeners.delete(listener);
    endCode();
    removeEventListener(SESSION_EVENT, reread);
  };
}

function load(): CheckoutDraft {
  try {
    return {
      ...EMPTY,
      ...(JSON.parse(sessionStorage.getItem(CHECKOUT_KEY) ?? "{}") as Partial<CheckoutDraft>),
    };
  } catch {
    return EMPTY;
  }
}
