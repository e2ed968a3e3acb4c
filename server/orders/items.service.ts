/** Decides what staff may note of the items of an order (ORDER-17, ORDER-18). */
import { trackingPage } from "#contract/carriers";
import type { ItemChangeInput, OrderChange, ShipmentInput } from "#contract/graphql/generated";
import { ITEM_CHANGE_NAMES, ruleOfChange } from "#contract/item-changes";
import { MESSAGES } from "#contract/messages";
import { itemChangeInput, shipmentInput } from "#contract/order-changes";
import type { Sealer } from "../db/sealed";
import { DomainError } from "../errors";
import { requirePermission, type Viewer } from "../http/session";
import { validate } from "../http/validation";
import type { ChangeParts } from "./changing/changing.store";
import { changeItems, type ItemsChange } from "./changing/items.store";
import { notFound, REFUSALS } from "./orders.service";
import { SEALED_CUSTOMER } from "./reading/customer.rules";
import { audienceOf, toOrder } from "./reading/order.mapping";
import { isOrderId, type OrderStore } from "./reading/orders.store";

export interface ItemsServiceParts extends ChangeParts {
  readonly sealer: Sealer;
  readonly orders: OrderStore;
}

const { orders: sentences, validation } = MESSAGES;

/** Each change names the revision of the order that was seen, and may be sent again. */
export class ItemsService {
  constructor(private readonly parts: ItemsServiceParts) {}

  /** Items left in one parcel. @throws DomainError FORBIDDEN without orders.update, BAD_USER_INPUT for no parcel */
  async ship(viewer: Viewer, orderId: string, revision: number, given: ShipmentInput): Promise<OrderChange> {
    requirePermission(viewer, ruleOfChange("SHIPPED").permission);
    const { itemIds, date, carrier, trackingNumber, ...page } = validate(shipmentInput, given);
    const trackingUrl = page.trackingUrl || trackingPage(carrier, trackingNumber);
    const parcel = { carrier, trackingNumber, trackingUrl };
    const change = { change: "SHIPPED", itemIds, date: date || null, parcel, sealedReason: null } as const;
    return this.change(viewer, { ...change, orderId, revision }, sentences.shipped);
  }

  /**
   * Anything else that happens to items.
   * @throws DomainError FORBIDDEN without the permission of contract/item-changes.ts, BAD_USER_INPUT for another change
   */
  async note(
    viewer: Viewer,
    orderId: string,
    revision: number,
    { status, ...given }: ItemChangeInput,
  ): Promise<OrderChange> {
    const change = ITEM_CHANGE_NAMES.find((name) => name === status);
    if (!change || change === "SHIPPED") throw new DomainError("BAD_USER_INPUT", validation.unexpected);
    const { permission, isMailed } = ruleOfChange(change);
    requirePermission(viewer, permission);
    const { itemIds, date, reason } = validate(itemChangeInput(change), given);
    const sealedReason = reason ? this.parts.sealer.seal(reason, SEALED_CUSTOMER) : null;
    const noted = { change, itemIds, date: date || null, parcel: null, sealedReason };
    const done = isMailed ? sentences.itemsChangedMailed : sentences.itemsChanged;
    return this.change(viewer, { ...noted, orderId, revision }, done);
  }

  private async change(
    viewer: Viewer,
    change: Omit<ItemsChange, "actor">,
    done: string,
  ): Promise<OrderChange> {
    if (!isOrderId(change.orderId)) return notFound();
    const outcome = await changeItems(this.parts, { ...change, actor: viewer.userId });
    if (!outcome) return notFound();
    const record = await this.parts.orders.find(change.orderId);
    return {
      success: outcome.kind === "DONE" || outcome.kind === "SAME",
      message: { ...REFUSALS, DONE: done, SAME: done }[outcome.kind],
      order: record && toOrder(record, audienceOf(viewer)),
    };
  }
}
