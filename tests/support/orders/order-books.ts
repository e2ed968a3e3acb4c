/** Reads a shop's orders, payments and mails straight from its database. */
import { sql } from "kysely";
import type { OutgoingMail } from "../../../server/gateways/mail/outbox.store";
import { mailsTo } from "../people/accounts";
import { ADDRESS, type OrderOfTest, type ClientOrder } from "./order-samples";
import type { TestApi } from "../hosts/test-api";

export interface OrderBooks {
  /** The sweeper polls every open payment now. */
  checkNow(): Promise<void>;
  stockOf(productId: string): Promise<number>;
  /** The full history as staff see it, oldest first. */
  historyOf(of: OrderOfTest): Promise<ClientOrder["history"]>;
  /** The newest email about an order. */
  mailOf(uniqueId: string): Promise<OutgoingMail>;
  /** Kinds of the emails about an order, oldest first. */
  mailsAbout(uniqueId: string): Promise<string[]>;
}

export function orderBooks(api: TestApi): OrderBooks {
  return {
    checkNow: async () =>
      void (await sql`UPDATE payments SET next_check_at = now() WHERE next_check_at IS NOT NULL`.execute(
        api.database.db,
      )),
    async stockOf(productId) {
      const row = await api.database.db
        .selectFrom("product_stock")
        .select("available_quantity")
        .where("product_id", "=", productId)
        .executeTakeFirstOrThrow();
      return row.available_quantity;
    },
    historyOf: ({ order }) =>
      api.database.db
        .selectFrom("order_events")
        .select(["type", "summary", "actor", "before", "after"])
        .where("order_id", "=", order!.id)
        .orderBy("id")
        .execute(),
    async mailOf(uniqueId) {
      const mail = (await mailsTo(api, ADDRESS.email)).findLast(({ subject }) => subject.includes(uniqueId));
      if (!mail) throw new Error(`No mail about ${uniqueId}`);
      return mail;
    },
    async mailsAbout(uniqueId) {
      const mails = await mailsTo(api, ADDRESS.email);
      const pending = await mailsTo(api, "ada+pend-accept-01@mail.example");
      return [...mails, ...pending]
        .filter(({ subject }) => subject.includes(uniqueId))
        .map(({ kind }) => kind);
    },
  };
}
