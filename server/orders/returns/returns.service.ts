/** Returns by customers: requested from the order page, received by staff (ORDER-51). */
import type { OrderChange, OrderReturns, ReturnChange, ReturnInput } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { reasonsInWords, returnInput, returnNumber } from "#contract/orders/returning/returns";
import type { Sealer } from "../../db/sealed";
import type { Viewer } from "../../http/session";
import { validate } from "../../http/validation";
import type { ChangeParts } from "../changing/ports/changes.port";
import type { OrderFulfilment } from "../changing/ports/fulfilment.port";
import type { Proof, WithProof } from "../large-refunds/large-refunds.service";
import type { OrderPlacing } from "../placing/placing.port";
import { SEALED_CUSTOMER } from "../reading/customer.rules";
import { audienceOf } from "../reading/order.mapping";
import type { OrderRecord } from "../reading/order.port";
import { isOrderId, type OrderStore } from "../reading/orders.store";
import { cancelReturn, receiveReturn } from "./end-return.change";
import type { ReturnLabels } from "./label.gateway";
import { requestReturn } from "./request-return.change";
import { isLeased, returnableLines } from "./returnable.rules";
import { listReturns, readOpenUnits, type ReturnRecord } from "./returns.store";

export interface ReturnsParts extends ChangeParts {
  readonly sealer: Sealer;
  readonly orders: OrderStore;
  readonly placing: Pick<OrderPlacing, "mayAct">;
  readonly answer: OrderFulfilment["answer"];
  readonly withProof: WithProof;
  /** Null without a carrier. */
  readonly labels: ReturnLabels | null;
}

const { orderReturns: sentences, generic } = MESSAGES;
const MISSING: ReturnChange = { success: false, message: generic.notFound, returns: null };

export class ReturnsService {
  constructor(private readonly parts: ReturnsParts) {}

  /** @returns null for another customer's order */
  async find(viewer: Viewer | null, orderId: string, orderKey: string | null): Promise<OrderReturns | null> {
    const isForStaff = audienceOf(viewer).kind === "staff";
    const maySee = isForStaff ? isOrderId(orderId) : await this.mayAct(viewer, orderId, orderKey);
    return maySee ? this.view(orderId) : null;
  }

  /**
   * A link that only shows the order may request a return too: nothing is refunded before the items arrive.
   * @throws DomainError BAD_USER_INPUT for an invalid request
   */
  async request(
    viewer: Viewer | null,
    orderId: string,
    orderKey: string | null,
    input: ReturnInput,
  ): Promise<ReturnChange> {
    const { items, idempotencyKey: key } = validate(returnInput, input);
    if (!(await this.mayAct(viewer, orderId, orderKey))) return MISSING;
    const requested = await requestReturn(this.parts, { orderId, items, key });
    if (!requested) return MISSING;
    const isDone = requested.kind === "DONE";
    const message = isDone ? sentences.requested(requested.number) : requested.message;
    return { success: isDone, message, returns: await this.view(orderId) };
  }

  /** The caller has checked orders.cancel. @throws DomainError BAD_USER_INPUT for the code */
  async receive(viewer: Viewer, orderId: string, returnId: string, proof: Proof): Promise<OrderChange> {
    const order = await this.findStaffOrder(orderId, returnId);
    const { sealer, withProof, answer } = this.parts;
    if (!order) return answer(viewer, orderId, null, sentences.received, null);
    const end = { orderId, orderNumber: order.uniqueId, returnId, actor: viewer.userId };
    const sealReasons = (items: ReturnRecord["items"]) => sealer.seal(reasonsInWords(items), SEALED_CUSTOMER);
    const outcome = await withProof(viewer, proof, (recordRefunded) =>
      receiveReturn(this.parts, { ...end, sealReasons }, recordRefunded),
    );
    const record = outcome?.kind === "DONE" ? outcome.record : null;
    return answer(viewer, orderId, outcome?.kind ?? null, sentences.received, record);
  }

  /** The caller has checked orders.cancel. */
  async cancel(viewer: Viewer, orderId: string, returnId: string): Promise<ReturnChange> {
    const order = await this.findStaffOrder(orderId, returnId);
    if (!order) return MISSING;
    const end = { orderId, orderNumber: order.uniqueId, returnId, actor: viewer.userId };
    const isCanceled = await cancelReturn(this.parts, end);
    if (isCanceled === null) return MISSING;
    const message = isCanceled ? sentences.canceled : sentences.notOpen;
    return { success: isCanceled, message, returns: await this.view(orderId) };
  }

  private findStaffOrder(orderId: string, returnId: string): Promise<OrderRecord | null> {
    return isOrderId(orderId) && isOrderId(returnId)
      ? this.parts.orders.find(orderId)
      : Promise.resolve(null);
  }

  private mayAct(viewer: Viewer | null, orderId: string, orderKey: string | null): Promise<boolean> {
    return this.parts.placing.mayAct(orderId, viewer, orderKey, "FOLLOW");
  }

  private async view(orderId: string): Promise<OrderReturns | null> {
    const { db, orders } = this.parts;
    const order = await orders.find(orderId);
    if (!order) return null;
    const returns = await listReturns(db, orderId);
    const lines = returnableLines(order, await readOpenUnits(db, orderId), new Date());
    return {
      hasLabels: this.parts.labels !== null,
      refusal: isLeased(order) ? sentences.leased : null,
      returnable: lines.map(({ item, quantity, until }) => ({
        itemId: item.id,
        name: item.product.name,
        quantity,
        until,
      })),
      returns: returns.map((back) => toReturn(order, back)),
    };
  }
}

function toReturn(
  { uniqueId }: OrderRecord,
  { position, ...back }: ReturnRecord,
): OrderReturns["returns"][number] {
  return {
    ...back,
    number: returnNumber(uniqueId, position),
    requestedAt: back.requestedAt.toISOString(),
    endedAt: back.endedAt?.toISOString() ?? null,
    items: [...back.items],
  };
}
