/** Previews a cancellation or return, for anyone allowed to see the order (ORDER-19). */
import type { OrderChangePreview } from "#contract/graphql/generated";
import { codeReason } from "#contract/payments/refund-limits";
import type { OrderChangeKind } from "#contract/orders/item-changes";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { previewedQuantities } from "#contract/orders/changes";
import type { Viewer } from "../http/session";
import { validate } from "../http/validation";
import {
  previewRefund,
  type BackMoney,
  type LeaseEffect,
  type PreviewParts,
} from "./changing/items/preview-refund.change";
import { REFUSALS } from "./changing/refusals.rules";
import type { LargeRefunds } from "./large-refunds/large-refunds.service";
import type { OrderPlacing } from "./placing/placing.port";
import { audienceOf } from "./reading/order.mapping";
import { isOrderId } from "./reading/orders.store";
import { mayCustomerCancel, nextStatusesFor } from "./reading/permissions.rules";

export interface PreviewServiceParts extends PreviewParts {
  readonly placing: Pick<OrderPlacing, "mayAct">;
  readonly largeRefunds: Pick<LargeRefunds, "findLimits">;
}

export interface PreviewRequest {
  readonly orderId: string;
  readonly change: OrderChangeKind;
  readonly itemIds: readonly string[] | null;
  /** As sent. */
  readonly quantities: unknown;
  readonly orderKey: string | null;
}

const { orderPreview: sentences } = MESSAGES;

export class PreviewService {
  constructor(private readonly parts: PreviewServiceParts) {}

  /** @returns null for a missing order and for another customer's */
  async preview(viewer: Viewer | null, request: PreviewRequest): Promise<OrderChangePreview | null> {
    const { orderId, change, itemIds, orderKey } = request;
    const { quantities } = validate(previewedQuantities, { quantities: request.quantities });
    if (!isOrderId(orderId) || itemIds?.some((id) => !isOrderId(id))) return null;
    const isStaff = audienceOf(viewer).kind === "staff";
    if (!isStaff && !(await this.parts.placing.mayAct(orderId, viewer, orderKey, "FOLLOW"))) return null;
    const previewed = await previewRefund(this.parts, {
      orderId,
      change,
      itemIds,
      quantities,
      mayCancel: (order) =>
        isStaff && viewer
          ? nextStatusesFor(order, viewer).includes("CANCELLED")
          : mayCustomerCancel(order.status),
    });
    if (!previewed) return null;
    if (previewed.kind !== "DONE") {
      const message = REFUSALS[previewed.kind];
      return { isPossible: false, message, refunds: [], total: 0, lease: null, effects: [] };
    }
    const { back, lease } = previewed;
    const total = back.reduce((sum, { cents }) => sum + cents, 0);
    const capturedCents = back.reduce((sum, { cents, isReserved }) => sum + (isReserved ? 0 : cents), 0);
    const codeAhead =
      isStaff && viewer
        ? codeReason(await this.parts.largeRefunds.findLimits(viewer, orderId), capturedCents)
        : null;
    const effects = [
      ...back.map(backSentence),
      ...(lease ? [leaseSentence(lease)] : []),
      ...(codeAhead ? [codeAhead] : []),
    ];
    return {
      isPossible: true,
      message: effects[0] ?? sentences.nothing,
      refunds: back.map(({ name, cents: amount, isManual }) => ({ name, amount, isManual })),
      total,
      lease,
      effects: effects.length > 0 ? effects : [sentences.nothing],
    };
  }
}

function backSentence({ name, cents, isReserved, isManual }: BackMoney): string {
  const amount = formatMoney(cents);
  if (isReserved) return sentences.freed(amount, name);
  return isManual ? sentences.byHand(amount, name) : sentences.back(amount, name);
}

function leaseSentence({ lessorName, isSigned, before, after }: LeaseEffect): string {
  if (after === 0) return isSigned ? sentences.leaseOver(lessorName) : sentences.leaseUnsigned(lessorName);
  if (after === before) return sentences.leaseSame(formatMoney(after));
  return sentences.leaseLess(formatMoney(before), formatMoney(after), lessorName);
}
