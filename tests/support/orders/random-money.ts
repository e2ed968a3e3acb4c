/** Payments and leases of orders, written as the shop does, and each change's effect on the money. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../../server/db/client";
import type { Chance, Random } from "../chance";

const GATEWAYS = { BRAINTREE: ["CARD", "GOOGLE_PAY"], KLARNA: ["KLARNA"], PLISIO: ["CRYPTO"] } as const;

/** One expected change of money. */
export interface MoneyChange {
  readonly at: Date;
  readonly gateway: string;
  readonly method: string;
  readonly state: string;
  readonly amount: number;
  readonly paid: number;
  readonly refunded: number;
}

export interface RandomMoney {
  readonly changes: MoneyChange[];
  /** An attempt to pay an order, which may fail, and may be refunded. */
  pay(orderId: string, amount: number, at: Date, attempt: number): Promise<void>;
  /** Refunds part of one of the payments. */
  giveBackOne(): Promise<void>;
  /** A lease of an order, up to a random stage. */
  lease(orderId: string, amount: number, begun: Date): Promise<void>;
}

export function randomMoney(
  db: Db,
  random: Random,
  { below, pick, later }: Pick<Chance, "below" | "pick" | "later">,
): RandomMoney {
  const changes: MoneyChange[] = [];
  const payments: {
    id: string;
    paid: number;
    refunded: number;
    at: Date;
    gateway: string;
    method: string;
    amount: number;
  }[] = [];

  const change = async (
    payment: (typeof payments)[number],
    state: string,
    paid: number,
    refunded: number,
  ) => {
    const at = later(payment.at);
    await sql`UPDATE payments SET state = ${state}, paid_cents = ${paid}, refunded_cents = ${refunded}, updated_at = ${at}
      WHERE id = ${payment.id}`.execute(db);
    const { gateway, method, amount } = payment;
    changes.push({
      at,
      gateway,
      method,
      state,
      amount,
      paid: paid - payment.paid,
      refunded: refunded - payment.refunded,
    });
    Object.assign(payment, { paid, refunded, at });
  };

  const pay = async (orderId: string, amount: number, at: Date, attempt: number) => {
    const gateway = pick(Object.keys(GATEWAYS) as (keyof typeof GATEWAYS)[]);
    const method = pick<string>(GATEWAYS[gateway]);
    const payment = { id: randomUUID(), paid: 0, refunded: 0, at, gateway, method, amount };
    await sql`INSERT INTO payments (id, order_id, attempt, gateway_type, gateway_name, method, state, amount_cents,
        callback_secret, created_at, updated_at)
      VALUES (${payment.id}, ${orderId}, ${attempt}, ${gateway}, ${gateway}, ${method}, 'UNKNOWN', ${amount}, 'secret', ${at}, ${at})`.execute(
      db,
    );
    changes.push({ at, gateway, method, state: "UNKNOWN", amount, paid: 0, refunded: 0 });
    if (random() < 0.2) return change(payment, pick(["FAILED", "EXPIRED", "PENDING"]), 0, 0);
    if (random() < 0.3) await change(payment, "AUTHORIZED", 0, 0);
    const paid = random() < 0.1 ? 1 + below(amount) : amount;
    await change(payment, paid < amount ? "UNDERPAID" : "PAID", paid, 0);
    payments.push(payment);
    if (random() < 0.3) await giveBack(payment);
  };
  const giveBack = async (payment: (typeof payments)[number]) => {
    const remaining = payment.paid - payment.refunded;
    if (remaining <= 0) return;
    const back = random() < 0.5 ? remaining : 1 + below(remaining);
    const refunded = payment.refunded + back;
    await change(payment, refunded === payment.paid ? "REFUNDED" : "PARTLY_REFUNDED", payment.paid, refunded);
  };

  const lease = async (orderId: string, amount: number, begun: Date) => {
    const id = randomUUID();
    const lessor = pick(["KATAPULT", "ACIMA"]);
    let [at, funded] = [begun, 0];
    const move = async (
      state: string,
      cents: number,
      nowFunded: number,
      commission: number | null = null,
    ) => {
      at = later(at);
      await sql`UPDATE leases SET state = ${state}, cents = ${cents}, lessor = ${lessor}, updated_at = ${at},
          funded_cents = ${nowFunded === 0 && funded === 0 ? null : nowFunded}, lender_take_cents = ${commission}
        WHERE id = ${id}`.execute(db);
      if (commission !== null) {
        await sql`UPDATE orders SET lender_take_cents = ${commission} WHERE id = ${orderId}`.execute(db);
      }
      const paid = Math.max(0, nowFunded - funded);
      const refunded = Math.max(0, funded - nowFunded);
      changes.push({ at, gateway: lessor, method: "LEASE", state, amount: cents, paid, refunded });
      funded = nowFunded;
    };
    await sql`INSERT INTO leases (id, order_id, state, created_at, updated_at)
      VALUES (${id}, ${orderId}, 'WAITING', ${at}, ${at})`.execute(db);
    changes.push({ at, gateway: "", method: "LEASE", state: "WAITING", amount: 0, paid: 0, refunded: 0 });
    await move("HELD", amount, 0);
    if (random() < 0.3) return move("RELEASED", amount, 0);
    await move("SIGNED", amount, 0);
    const commission = Math.floor(amount * 0.1);
    if (random() < 0.7) await move("FUNDED", amount, amount - commission, commission);
    if (random() < 0.3) await move("RETURNED", amount, 0, 0);
  };

  return { changes, pay, giveBackOne: () => giveBack(pick(payments)), lease };
}
