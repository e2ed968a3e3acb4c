/** Bulk runs: change many orders one by one in the background (ORDER-25). */
import type { OrderBulkInput, OrderBulkRun } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { BULK_ACTIONS, bulkInput } from "#contract/orders/bulk";
import { EVENT_LABELS, type OrderStatus } from "#contract/orders/orders";
import { actOf, recording, type AuditTrail } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { DomainError } from "../../errors";
import type { JobLog } from "../../jobs/job";
import { requirePermission, type Origin, type Viewer } from "../../http/session";
import { validate } from "../../http/validation";
import { UNLIMITED } from "../changing/limit-refunds.change";
import { addNote } from "../changing/add-note.change";
import { changeStatus } from "../changing/change-status.change";
import type { ChangeParts } from "../changing/ports/changes.port";
import { REFUSALS } from "../changing/refusals.rules";
import type { WithProof } from "../large-refunds/large-refunds.service";
import { recordInBulk } from "../large-refunds/record-refund.change";
import type { Matching } from "../listing/matching.store";
import { SEALED_CUSTOMER } from "../reading/customer.rules";
import { isOrderId } from "../reading/orders.store";
import { nextStatusesFor, permissionFor } from "../reading/permissions.rules";
import { beginRun } from "./begin-bulk-run.change";
import { findRun, workOff, type BulkRunRecord, type OpenBulkRun, type RowOutcome } from "./bulk.store";

export interface BulkParts extends ChangeParts {
  readonly backgroundDb: Db;
  readonly sealer: Sealer;
  readonly matching: Matching;
  readonly trail: AuditTrail;
  readonly withProof: WithProof;
}

const { orders: sentences, generic } = MESSAGES;
/** Rows per batch; progress is recorded after each batch. */
const ROWS_AT_ONCE = 25;

export class BulkService {
  constructor(private readonly parts: BulkParts) {}

  /**
   * Fixes the set of orders and starts the run. Idempotent: the same key returns the earlier run.
   * @throws DomainError FORBIDDEN; BAD_USER_INPUT when the number of matches differs from the expected one, the key belongs to another run,
   * or for the code of ORDER-40
   */
  async begin(viewer: Viewer, origin: Origin, { action, ...input }: OrderBulkInput): Promise<OrderBulkRun> {
    const { permission, to } = BULK_ACTIONS[action];
    requirePermission(viewer, permission);
    const { idempotencyKey: key, text, code, ...selection } = validate(bulkInput(action), input);
    const { atOnce } = LIMITS.orders;
    if (selection.expectedCount > atOnce)
      throw new DomainError("BAD_USER_INPUT", sentences.tooManyAtOnce(atOnce));
    const { db, sealer, matching, trail, withProof } = this.parts;
    const sealedText = text ? sealer.seal(text, SEALED_CUSTOMER) : null;
    const act = actOf({ method: "POST", path: "/graphql changeManyOrders" }, { viewer, origin });
    const after = { action, orders: selection.expectedCount };
    const run = { ...selection, action, sealedText, actor: viewer.userId, key };
    const begun = await withProof(viewer, { code, origin }, (recordRefunded) =>
      beginRun(
        db,
        matching,
        { ...run, recordRefunded: to === "CANCELLED" ? recordRefunded : UNLIMITED },
        recording(trail, act, { kind: "ORDERS_CHANGED_IN_BULK", after }, { orderId: null }),
      ),
    );
    if (begun.id === null) {
      const message = begun.count === null ? sentences.otherRun : sentences.otherCount(begun.count);
      throw new DomainError("BAD_USER_INPUT", message);
    }
    return toRun((await findRun(db, begun.id))!);
  }

  async find(id: string): Promise<OrderBulkRun | null> {
    const run = isOrderId(id) ? await findRun(this.parts.db, id) : null;
    return run && toRun(run);
  }

  /**
   * Continues bulk runs.
   * @returns whether more work may be left
   */
  workOff(log: JobLog): Promise<boolean> {
    return workOff(this.parts.backgroundDb, ROWS_AT_ONCE, async (run, orderIds) => {
      const outcomes: RowOutcome[] = [];
      for (const orderId of orderIds) {
        const refusal = await this.change(run, orderId).catch((error: unknown) => {
          log.warn({ err: error, orderId }, "changing an order of a bulk run failed");
          return generic.failure;
        });
        outcomes.push({ orderId, refusal });
      }
      return outcomes;
    });
  }

  /**
   * Idempotent.
   * @returns why the order was not changed; null when it was
   */
  private async change(
    { id, action, sealedText, actor }: OpenBulkRun,
    orderId: string,
  ): Promise<string | null> {
    const { to } = BULK_ACTIONS[action];
    if (to === null) {
      const summary = EVENT_LABELS.CUSTOM_NOTES;
      const note = {
        orderId,
        type: "CUSTOM_NOTES",
        summary,
        sealedNote: sealedText!,
        actor,
        key: id,
      } as const;
      return (await addNote(this.parts, note)) ? null : generic.notFound;
    }
    const permissions = [permissionFor(to), BULK_ACTIONS[action].permission];
    const outcome = await changeStatus(this.parts, {
      orderId,
      to,
      revision: null,
      mayMove: (order) => nextStatusesFor(order, { permissions }).includes(to),
      actor,
      sealedReason: sealedText,
      // The limit was checked when the run began; only the actual refunds are summed here.
      recordRefunded: to === "CANCELLED" ? recordInBulk(actor) : UNLIMITED,
    });
    if (!outcome) return generic.notFound;
    if (outcome.kind === "DONE" || outcome.kind === "SAME") return null;
    return outcome.kind === "NOT_ALLOWED" ? notAllowed(to) : REFUSALS[outcome.kind];
  }
}

function notAllowed(to: OrderStatus): string {
  return to === "CANCELLED" ? sentences.notCancellable : sentences.notAllowed;
}

function toRun({ createdAt, finishedAt, failures, ...run }: BulkRunRecord): OrderBulkRun {
  return {
    ...run,
    isFinished: finishedAt !== null,
    createdAt: createdAt.toISOString(),
    failures: [...failures],
  };
}
