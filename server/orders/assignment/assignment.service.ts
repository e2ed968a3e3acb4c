/** Assigns orders to colleagues and tags them; neither changes the order's revision (ORDER-55). */
import type { ChangeOf } from "#contract/audit/changes/changes";
import { MESSAGES } from "#contract/messages";
import { assigneeInput, orderTagsInput } from "#contract/orders/assignment";
import { recording, type AuditTrail, type AuditWrite, type StaffAct } from "../../audit/audit.port";
import { changeAudited } from "../../db/audited";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { DomainError } from "../../errors";
import { validate } from "../../http/validation";
import { isOrderId } from "../reading/orders.store";
import {
  findAssignment,
  listColleagues,
  writeAssignee,
  type OrderAssignmentRecord,
} from "./assignment.store";
import { changeOrderTags } from "./change-order-tags.change";

export interface AssignmentParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly trail: AuditTrail;
}

type Change =
  Pick<ChangeOf<"ORDER_ASSIGNED">, "kind" | "after"> | Pick<ChangeOf<"ORDER_TAGS_CHANGED">, "kind">;

const { orders: sentences, generic } = MESSAGES;

export class AssignmentService {
  constructor(private readonly parts: AssignmentParts) {}

  /** @throws DomainError NOT_FOUND */
  async find(orderId: string): Promise<OrderAssignmentRecord> {
    const { db, sealer } = this.parts;
    const assignment = isOrderId(orderId) ? await findAssignment(db, sealer, orderId) : null;
    if (!assignment) throw new DomainError("NOT_FOUND", generic.notFound);
    return assignment;
  }

  /**
   * Idempotent.
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT for a person who may not see orders
   */
  async assign(act: StaffAct, orderId: string, input: unknown): Promise<OrderAssignmentRecord> {
    const { assigneeId } = validate(assigneeInput, input);
    const order = await this.find(orderId);
    const { db, sealer } = this.parts;
    const colleagues = assigneeId === null ? [] : await listColleagues(db, sealer);
    if (assigneeId !== null && !colleagues.some(({ id }) => id === assigneeId)) {
      throw new DomainError("BAD_USER_INPUT", sentences.notAssignable);
    }
    const isAssigned = assigneeId !== null;
    await changeAudited(
      db,
      (unit) => writeAssignee(unit, order.id, assigneeId),
      this.auditOf(act, order, { kind: "ORDER_ASSIGNED", after: { isAssigned } }, assigneeId),
    );
    return this.find(orderId);
  }

  /**
   * Idempotent.
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT at LIMITS.orders.tagsPerOrder
   */
  async changeTags(act: StaffAct, orderId: string, input: unknown): Promise<OrderAssignmentRecord> {
    const change = validate(orderTagsInput, input);
    const order = await this.find(orderId);
    const recordAudit = this.auditOf(act, order, { kind: "ORDER_TAGS_CHANGED" });
    if (!(await changeOrderTags(this.parts.db, order.id, change, recordAudit))) {
      throw new DomainError("BAD_USER_INPUT", sentences.tooManyTags);
    }
    return this.find(orderId);
  }

  private auditOf(
    act: StaffAct,
    { id, uniqueId: label }: OrderAssignmentRecord,
    change: Change,
    accountId: string | null = null,
  ): AuditWrite {
    const subject = { type: "order", id, label } as const;
    return recording(this.parts.trail, act, { ...change, subject }, { accountId });
  }
}
