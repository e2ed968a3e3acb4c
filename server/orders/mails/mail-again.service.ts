/** Lets staff resend an order mail, or write to its customer (ORDER-48). */
import { MESSAGES } from "#contract/messages";
import type { LetterInput, MailAgainInput, OrderMailsAnswer } from "#contract/orders/mails";
import type { AuditTrail } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { DomainError } from "../../errors";
import type { RateLimits } from "../../http/rate-limits";
import type { Viewer } from "../../http/session";
import { SEALED_CUSTOMER } from "../reading/customer.rules";
import type { OrderRecord } from "../reading/order.port";
import { isOrderId, type OrderStore } from "../reading/orders.store";
import { findStoredMail, listStoredMails, recordMail, withLockedOrder } from "./stored-mails.store";
import type { MailAgain } from "./order-mails.service";

export interface MailAgainParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly orders: Pick<OrderStore, "find">;
  readonly again: MailAgain;
  readonly limits: Pick<RateLimits, "allows">;
  readonly trail: Pick<AuditTrail, "recordOrder">;
}

const { orders: sentences } = MESSAGES;

export class MailAgainService {
  constructor(private readonly parts: MailAgainParts) {}

  /**
   * Mails of an order, newest first, each with its current subject.
   * @throws DomainError NOT_FOUND
   */
  async list(orderId: string): Promise<OrderMailsAnswer> {
    const order = await this.find(this.parts.db, orderId);
    const stored = await listStoredMails(this.parts.db, orderId);
    return {
      to: order.customer.email,
      mails: stored.flatMap((mail) => {
        const subject = this.parts.again.subjectOf(order, mail);
        return subject === null ? [] : [{ id: mail.id, subject, at: mail.at.toISOString() }];
      }),
    };
  }

  /**
   * Resends a mail to the order's current address, once per key.
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT for an order of a deleted customer; TOO_MANY_REQUESTS
   */
  async send(
    viewer: Viewer,
    orderId: string,
    mailId: string,
    { idempotencyKey }: MailAgainInput,
  ): Promise<void> {
    const { again } = this.parts;
    await this.locked(viewer, orderId, async (trx, order) => {
      const mail = await findStoredMail(trx, orderId, mailId);
      const subject = mail && again.subjectOf(order, mail);
      if (!mail || subject === null) throw notFound();
      const summary = sentences.summaryOfMailAgain;
      if (await this.recordEvent(trx, order, { viewer, summary, note: subject, key: idempotencyKey })) {
        await again.again(trx, order, mail);
      }
    });
  }

  /**
   * Mails a text written by staff, once per key.
   * @throws DomainError as `send` does
   */
  async write(
    viewer: Viewer,
    orderId: string,
    { subject, text, idempotencyKey }: LetterInput,
  ): Promise<void> {
    await this.locked(viewer, orderId, async (trx, order) => {
      const summary = sentences.summaryOfLetter;
      const note = `${subject}\n\n${text}`;
      if (await this.recordEvent(trx, order, { viewer, summary, note, key: idempotencyKey })) {
        await this.parts.again.letter(trx, order, { subject, text });
      }
    });
  }

  private async locked(
    { userId }: Viewer,
    orderId: string,
    step: (trx: Db, order: OrderRecord) => Promise<void>,
  ): Promise<void> {
    if (!isOrderId(orderId)) throw notFound();
    const isThere = await withLockedOrder(this.parts.db, orderId, async (trx) => {
      const order = await this.find(trx, orderId);
      if (order.customer.email === "") throw new DomainError("BAD_USER_INPUT", sentences.nobodyToMail);
      await step(trx, order);
      await this.parts.trail.recordOrder(trx, userId, orderId);
    });
    if (!isThere) throw notFound();
  }

  private async find(db: Db, orderId: string): Promise<OrderRecord> {
    const order = isOrderId(orderId) ? await this.parts.orders.find(orderId, db) : null;
    if (!order) throw notFound();
    return order;
  }

  private async recordEvent(
    trx: Db,
    { id: orderId, customer }: OrderRecord,
    {
      viewer,
      summary,
      note,
      key,
    }: { readonly viewer: Viewer; readonly summary: string; readonly note: string; readonly key: string },
  ): Promise<boolean> {
    const { sealer, limits } = this.parts;
    const sealedNote = sealer.seal(note, SEALED_CUSTOMER);
    const event = {
      orderId,
      type: "EMAIL_CONVERSATION",
      actor: viewer.userId,
      summary,
      sealedNote,
      key,
    } as const;
    if (!(await recordMail(trx, event))) return false;
    const subject = { order: orderId, recipient: customer.email, attempt: key };
    if (await limits.allows("orderMail", subject, trx)) return true;
    throw new DomainError("TOO_MANY_REQUESTS", sentences.mailedOften);
  }
}

function notFound(): DomainError {
  return new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
}
