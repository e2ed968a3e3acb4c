/** The supplier's sandbox beside a shop, and a tester's actions there. */
import { type AddressInfo } from "node:net";
import formBody from "@fastify/formbody";
import Fastify from "fastify";
import { SUPPLIER_SETTINGS } from "#contract/suppliers/supplier-settings";
import { BookStorage } from "../../../sandbox/payments/book-storage";
import type { SupplierRecord } from "../../../sandbox/suppliers/supplier-record";
import { registerSupplierSandbox } from "../../../sandbox/suppliers/supplier-sandbox";
import type { SupplierAccess } from "../../../server/suppliers/vendors/supplier.port";
import type { SupplierSettings } from "../../../server/suppliers/suppliers.settings";

export interface SupplierDouble {
  /**
   * Settings of a shop that uses it.
   * @param submitAfterMinutes omitted = nothing is submitted automatically
   */
  settings(submitAfterMinutes?: number, change?: Partial<SupplierAccess>): SupplierSettings;
  /** Supplier orders by the shop's order number. */
  ordersOf(orderNumber: string): Promise<SupplierRecord[]>;
  /**
   * A button of the tester's list: ship, deliver, cancel, return, ready, pick-up, delay.
   * @param item only this item
   */
  press(id: string, action: string, item?: string): Promise<void>;
  /** Sets the next responses: see sandbox/payments/switches.ts */
  set(change: Readonly<Record<string, unknown>>): Promise<void>;
  stop(): Promise<void>;
}

const NEVER_MINUTES = 100_000;

export async function startSupplierDouble(): Promise<SupplierDouble> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(formBody);
  const options = { books: new BookStorage(null), stepSeconds: null };
  await app.register((scope) => registerSupplierSandbox(scope, options), { prefix: "/suppliers" });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/suppliers`;
  return {
    settings: (submitAfterMinutes = NEVER_MINUTES, change = {}) => ({
      access: {
        BESTBUY: {
          url: `${url}/bestbuy`,
          keys: SUPPLIER_SETTINGS.BESTBUY.doubleKeys,
          timeoutMs: 10_000,
          ...change,
        },
      },
      submitAfterMinutes,
    }),
    async ordersOf(orderNumber) {
      const records = (await (await fetch(`${url}/orders.json`)).json()) as SupplierRecord[];
      return records.filter((record) => record.orderNumber === orderNumber);
    },
    async press(id, action, item) {
      const query = item === undefined ? "" : `?item=${item}`;
      const { status } = await fetch(`${url}/tester/${id}/${action}${query}`, {
        method: "POST",
        redirect: "manual",
      });
      if (status !== 303) throw new Error(`${action} responded with status ${status}`);
    },
    set: async (change) =>
      void (await fetch(`${url}/switches`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(change),
      })),
    stop: () => app.close(),
  };
}
