/**
 * Acima. The token, delivery_confirmation, cancel, termination and status are public API calls. Acima
 * documents no calls to begin, search by reference, price, confirm, remove items or request funding. These
 * calls are assumptions, in the simplest shape consistent with the documented calls.
 */
import type { RawWebhook } from "../../../gateways/webhook";
import {
  LessorRefused,
  LessorUnavailable,
  type ApprovalUse,
  type Funding,
  type LeaseItem,
  type LeaseQuestion,
  type LeaseReport,
  type LeaseRequest,
  type Lessor,
  type LessorEvent,
  type LessorSettings,
  type OfferedTerms,
  type RefusalKind,
} from "../lessor.port";
import { bodyIfKnown, bodyOf, refusal } from "../lessor.client";
import { LESSOR_ID } from "../shapes.mapping";
import { createAcimaClient, type AcimaCall, type CallAcima } from "./acima.client";
import { acimaApplication, acimaItem, acimaUse } from "./application.mapping";
import { readFunding, readList, readOptions, readStatus } from "./report.mapping";
import { readAcimaWebhook } from "./webhook.mapping";

const ALREADY_SIGNED = "contract_signed";
const REFUSALS: ReadonlyMap<string, RefusalKind> = new Map([
  ["state_not_served", "EXCLUDED_STATE"],
  ["amount_too_small", "CART_TOO_SMALL"],
  ["amount_too_large", "CART_TOO_LARGE"],
  ["approval_exceeded", "NOT_ENOUGH_APPROVED"],
  ["not_allowed", "NOT_POSSIBLE"],
  [ALREADY_SIGNED, "NOT_POSSIBLE"],
  ["not_found", "NOT_FOUND"],
]);

export class AcimaGateway implements Lessor {
  readonly type = "ACIMA";
  private readonly call: CallAcima;

  constructor(private readonly settings: LessorSettings) {
    this.call = createAcimaClient(settings);
  }

  async begin(request: LeaseRequest): Promise<LeaseReport> {
    const { idempotencyKey } = request;
    return readStatus(
      await this.send({ path: "/applications", body: acimaApplication(request), idempotencyKey }),
    );
  }

  async useApproval(use: ApprovalUse): Promise<LeaseReport> {
    const path = `${applicationPath(use.approvalUuid)}/contracts`;
    return readStatus(await this.send({ path, body: acimaUse(use), idempotencyKey: use.idempotencyKey }));
  }

  async find(of: LeaseQuestion): Promise<LeaseReport | null> {
    const id = "uuid" in of ? of.uuid : await this.search(of);
    if (id === null || !LESSOR_ID.test(id)) return null;
    const body = await this.look({ path: `${contractPath(id)}/status` });
    return body && readStatus(body);
  }

  async listTerms(uuid: string): Promise<OfferedTerms[]> {
    return readOptions(await this.send({ path: `${contractPath(uuid)}/payment_options` }));
  }

  confirmOrder(uuid: string, orderId: string, key: string): Promise<LeaseReport> {
    const path = `${contractPath(uuid)}/confirmation`;
    return this.move(uuid, { path, method: "PUT", body: { merchant_order_id: orderId } }, `confirm:${key}`);
  }

  submitDelivery(
    uuid: string,
    items: readonly LeaseItem[],
    deliveredOn: string,
    key: string,
  ): Promise<LeaseReport> {
    const path = `${contractPath(uuid)}/delivery_confirmation`;
    const body = { selected_delivery_date: deliveredOn, lineItems: items.map(acimaItem) };
    return this.move(uuid, { path, method: "PUT", body }, `deliver:${key}`);
  }

  cancelItems(uuid: string, items: readonly LeaseItem[], key: string): Promise<LeaseReport> {
    const path = `${contractPath(uuid)}/line_items/cancellation`;
    return this.move(uuid, { path, body: { lineItems: items.map(acimaItem) } }, `cancel-items:${key}`);
  }

  /** Cancels an application; a signed one is a contract, which is terminated. */
  async cancelOrder(uuid: string, key: string): Promise<LeaseReport> {
    try {
      return await this.move(uuid, { path: `${applicationPath(uuid)}/cancel`, body: {} }, `cancel:${key}`);
    } catch (error) {
      if (!(error instanceof LessorRefused) || error.code !== ALREADY_SIGNED) throw error;
    }
    return this.move(uuid, { path: `${contractPath(uuid)}/termination`, body: {} }, `terminate:${key}`);
  }

  returnItems(uuid: string, items: readonly LeaseItem[], key: string): Promise<LeaseReport> {
    const path = `${contractPath(uuid)}/line_items/return`;
    return this.move(uuid, { path, body: { lineItems: items.map(acimaItem) } }, `return:${key}`);
  }

  async findFunding(uuid: string): Promise<Funding | null> {
    if (!LESSOR_ID.test(uuid)) return null;
    const body = await this.look({ path: `${contractPath(uuid)}/funding` });
    return body && readFunding(body);
  }

  readWebhook(webhook: RawWebhook): LessorEvent[] {
    return readAcimaWebhook(webhook, this.settings.keys["webhookSecret"] ?? "");
  }

  /** The newest application of a reference or an order. */
  private async search(of: Exclude<LeaseQuestion, { uuid: string }>): Promise<string | null> {
    const query = new URLSearchParams(
      "orderId" in of ? { merchant_order_id: of.orderId } : { merchant_reference: of.clientReference },
    );
    const body = await this.look({ path: `/applications?${query.toString()}` });
    return (body && readList(body)[0]) ?? null;
  }

  private async move(uuid: string, call: AcimaCall, idempotencyKey: string): Promise<LeaseReport> {
    await this.send({ ...call, idempotencyKey });
    const report = await this.find({ uuid });
    if (!report) throw new LessorUnavailable("Acima no longer finds a lease");
    return report;
  }

  /** @throws LessorRefused */
  private async send(call: AcimaCall) {
    return bodyOf(await this.call(call), REFUSALS);
  }

  /** @returns null when Acima does not know the lease */
  private async look(call: AcimaCall) {
    return bodyIfKnown(await this.call(call), REFUSALS, "Acima");
  }
}

function applicationPath(id: string): string {
  return `/applications/${requireId(id)}`;
}

function contractPath(id: string): string {
  return `/contracts/${requireId(id)}`;
}

/**
 * Protects the URL path.
 * @throws LessorRefused for an id not in Acima's format
 */
function requireId(id: string): string {
  if (!LESSOR_ID.test(id)) throw refusal("not_found", REFUSALS);
  return id;
}
