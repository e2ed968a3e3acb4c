/**
 * Katapult. Confirming, delivery, cancelling, sync and funding are public API calls. Katapult documents no
 * server calls to begin, read, price or return delivered items. These calls (POST and GET of the application,
 * terms/, return_item/) are assumptions in the simplest consistent shape. So is initialize/ with the uid of
 * an approval instead of the SMS code.
 */
import { text } from "../../../gateways/fields";
import type { RawWebhook } from "../../../gateways/webhook";
import {
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
import { katapultApplication, katapultItem, katapultUse } from "./application.mapping";
import { createKatapultClient, type CallKatapult, type KatapultCall } from "./katapult.client";
import { readApplication, readFunding, readTerms } from "./report.mapping";
import { readKatapultWebhook } from "./webhook.mapping";

const REFUSALS: ReadonlyMap<string, RefusalKind> = new Map([
  ["excluded_state", "EXCLUDED_STATE"],
  ["below_minimum", "CART_TOO_SMALL"],
  ["above_maximum", "CART_TOO_LARGE"],
  ["insufficient_approval", "NOT_ENOUGH_APPROVED"],
  ["invalid_state", "NOT_POSSIBLE"],
  ["transaction_not_found", "NOT_FOUND"],
]);

export class KatapultGateway implements Lessor {
  readonly type = "KATAPULT";
  private readonly call: CallKatapult;

  constructor(private readonly settings: LessorSettings) {
    this.call = createKatapultClient(settings);
  }

  async begin(request: LeaseRequest): Promise<LeaseReport> {
    const { idempotencyKey } = request;
    return readApplication(await this.post({ path: "", body: katapultApplication(request), idempotencyKey }));
  }

  async useApproval(use: ApprovalUse): Promise<LeaseReport> {
    const { idempotencyKey } = use;
    return readApplication(await this.post({ path: "initialize/", body: katapultUse(use), idempotencyKey }));
  }

  async find(of: LeaseQuestion): Promise<LeaseReport | null> {
    const uid = "uuid" in of ? of.uuid : await this.sync(of);
    if (uid === null || !LESSOR_ID.test(uid)) return null;
    const body = await this.look({ path: `${uid}/` });
    return body && readApplication(body);
  }

  async listTerms(uuid: string): Promise<OfferedTerms[]> {
    return readTerms(await this.post({ path: `${pathOf(uuid)}terms/` }));
  }

  confirmOrder(uuid: string, orderId: string, key: string): Promise<LeaseReport> {
    return this.move(uuid, "confirm_order", { order_id: orderId }, key);
  }

  submitDelivery(
    uuid: string,
    items: readonly LeaseItem[],
    deliveredOn: string,
    key: string,
  ): Promise<LeaseReport> {
    const body = { items: items.map(katapultItem), delivery_date: deliveredOn };
    return this.move(uuid, "delivery", body, key);
  }

  cancelItems(uuid: string, items: readonly LeaseItem[], key: string): Promise<LeaseReport> {
    return this.move(uuid, "cancel_item", { items: items.map(katapultItem) }, key);
  }

  cancelOrder(uuid: string, key: string): Promise<LeaseReport> {
    return this.move(uuid, "cancel_order", {}, key);
  }

  returnItems(uuid: string, items: readonly LeaseItem[], key: string): Promise<LeaseReport> {
    return this.move(uuid, "return_item", { items: items.map(katapultItem) }, key);
  }

  async findFunding(uuid: string): Promise<Funding | null> {
    if (!LESSOR_ID.test(uuid)) return null;
    const body = await this.look({ path: `${uuid}/funding/`, isPrivate: true });
    return body && readFunding(body);
  }

  readWebhook(webhook: RawWebhook): LessorEvent[] {
    return readKatapultWebhook(webhook, this.settings.keys["webhookSecret"] ?? "");
  }

  /** Finds the uid of an application whose answer was lost. */
  private async sync(of: Exclude<LeaseQuestion, { uuid: string }>): Promise<string | null> {
    const body = "orderId" in of ? { order_id: of.orderId } : { client_reference: of.clientReference };
    const application = await this.look({ path: "sync/", body });
    if (!application) return null;
    const uid = text(application["uid"]);
    if (!uid) throw new LessorUnavailable("Katapult returned an application without a uid");
    return uid;
  }

  /** Katapult responds to commands with an empty body, so the application is read afterwards. */
  private async move(uuid: string, action: string, body: object, key: string): Promise<LeaseReport> {
    await this.post({ path: `${pathOf(uuid)}${action}/`, body, idempotencyKey: `${action}:${key}` });
    const report = await this.find({ uuid });
    if (!report) throw new LessorUnavailable("Katapult no longer finds an application");
    return report;
  }

  /** @throws LessorRefused */
  private async post(call: KatapultCall) {
    return bodyOf(await this.call(call), REFUSALS);
  }

  /** @returns null when Katapult does not know the application */
  private async look(call: KatapultCall) {
    return bodyIfKnown(await this.call(call), REFUSALS, "Katapult");
  }
}

/**
 * Protects the URL path.
 * @throws LessorRefused for an id not in Katapult's format
 */
function pathOf(uuid: string): string {
  if (!LESSOR_ID.test(uuid)) throw refusal("transaction_not_found", REFUSALS);
  return `${uuid}/`;
}
