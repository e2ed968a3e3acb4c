/** Lets staff record items as shipped, delivered, returned or cancelled (ORDER-17, ORDER-18). */
import { trackingPage } from "#contract/orders/carriers";
import type { ItemChangeInput, OrderChange, ShipmentInput } from "#contract/graphql/generated";
import { ITEM_CHANGE_NAMES, ruleOfChange } from "#contract/orders/item-changes";
import { MESSAGES } from "#contract/messages";
import { itemChangeInput, shipmentInput } from "#contract/orders/changes";
import type { Sealer } from "../db/sealed";
import { DomainError } from "../errors";
import { requirePermission, type Viewer } from "../http/session";
import { validate } from "../http/validation";
import { UNLIMITED, type RecordRefunded } from "./changing/limit-refunds.change";
import { changeItems } from "./changing/items/change-items.change";
import type { ChangeOutcome, ChangeParts, ItemsChange } from "./changing/ports/changes.port";
import type { OrderFulfilment } from "./changing/ports/fulfilment.port";
import type { Proof, WithProof } from "./large-refunds/large-refunds.service";
import { SEALED_CUSTOMER } from "./reading/customer.rules";
import { isOrderId } from "./reading/orders.store";

export interface ItemsServiceParts extends ChangeParts {
  readonly sealer: Sealer;
  readonly answer: OrderFulfilment["answer"];
  readonly withProof: WithProof;
}

const { orders: sentences, validation } = MESSAGES;

/** Each change names the order revision the caller last read. Idempotent. */
export class ItemsService {
  constructor(private readonly parts: ItemsServiceParts) {}

  /**
   * Records items shipped in one parcel.
   * @throws DomainError BAD_USER_INPUT for an invalid parcel
   */
  async ship(viewer: Viewer, orderId: string, revision: number, input: ShipmentInput): Promise<OrderChange> {
    const { itemIds, quantities, date, carrier, trackingNumber, ...page } = validate(shipmentInput, input);
    const trackingUrl = page.trackingUrl || trackingPage(carrier, trackingNumber);
    const parcel = { carrier, trackingNumber, trackingUrl };
    const change = {
      change: "SHIPPED",
      itemIds,
      quantities,
      date: date || null,
      parcel,
      sealedReason: null,
    } as const;
    const outcome = await this.make(viewer, { ...change, orderId, revision }, UNLIMITED);
    return this.answer(viewer, orderId, outcome, sentences.shipped);
  }

  /**
   * Records any other change of items.
   * @throws DomainError FORBIDDEN without the permission of contract/orders/item-changes.ts, BAD_USER_INPUT
   * for an unknown change
   */
  async recordChange(
    viewer: Viewer,
    orderId: string,
    revision: number,
    { status, ...input }: ItemChangeInput,
    proof: Proof,
  ): Promise<OrderChange> {
    const change = ITEM_CHANGE_NAMES.find((name) => name === status);
    if (!change || change === "SHIPPED") throw new DomainError("BAD_USER_INPUT", validation.unexpected);
    const { permission, isMailed } = ruleOfChange(change);
    requirePermission(viewer, permission);
    const { itemIds, quantities, date, reason } = validate(itemChangeInput(change), input);
    const sealedReason = reason ? this.parts.sealer.seal(reason, SEALED_CUSTOMER) : null;
    const details = { change, itemIds, quantities, date: date || null, parcel: null, sealedReason };
    const done = isMailed ? sentences.itemsChangedMailed : sentences.itemsChanged;
    const outcome = await this.parts.withProof(viewer, proof, (recordRefunded) =>
      this.make(viewer, { ...details, orderId, revision }, recordRefunded),
    );
    return this.answer(viewer, orderId, outcome, done);
  }

  private answer(
    viewer: Viewer,
    orderId: string,
    outcome: ChangeOutcome | null,
    done: string,
  ): Promise<OrderChange> {
    const record = outcome?.kind === "DONE" ? outcome.record : null;
    return this.parts.answer(viewer, orderId, outcome?.kind ?? null, done, record);
  }

  private async make(
    viewer: Viewer,
    change: Omit<ItemsChange, "actor">,
    recordRefunded: RecordRefunded,
  ): Promise<ChangeOutcome | null> {
    if (!isOrderId(change.orderId)) return null;
    return changeItems(this.parts, { ...change, actor: viewer.userId }, recordRefunded);
  }
}
