/** One product for staff, and hiding products from the shop (STAFF-77). */
import { HIDDEN_LABELS } from "#contract/catalogue/hidden-reasons";
import type { ChangedProducts, StaffProduct } from "#contract/catalogue/staff-product";
import { MESSAGES } from "#contract/messages";
import { SET_AMOUNT, piecesOfSet } from "#contract/promotions/sets";
import { recording, type AuditTrail, type StaffAct } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { DomainError } from "../../errors";
import type { DisplayedAmounts, DisplayedProduct } from "./displayed-amounts.port";
import { idsOf } from "./changed-products.rules";
import { hideProducts } from "./hide-products.change";
import type { ChangedProduct } from "./product-hides.store";
import { showProducts } from "./show-products.change";
import { findStaffProduct, listByIds, type ListedProduct } from "./staff-product.store";

const { staff, generic } = MESSAGES;

export interface VisibilityParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly trail: AuditTrail;
  readonly amounts: DisplayedAmounts;
}

export class VisibilityService {
  constructor(private readonly parts: VisibilityParts) {}

  /** @throws DomainError NOT_FOUND */
  async get(productId: string): Promise<StaffProduct> {
    const { db, sealer, amounts } = this.parts;
    const [product, [current]] = await Promise.all([
      findStaffProduct(db, sealer, productId),
      amounts.getAvailability([productId]),
    ]);
    if (!product) throw new DomainError("NOT_FOUND", generic.notFound);
    const { categoryId, ...rest } = product;
    return { ...rest, weekly: weeklyOf(current?.amounts ?? [], piecesOfSet(categoryId)) };
  }

  /** Idempotent. @throws DomainError NOT_FOUND */
  async hide(act: StaffAct, productId: string, reason: string): Promise<StaffProduct> {
    await this.hideAll(act, [productId], reason);
    return this.get(productId);
  }

  /** Idempotent. @throws DomainError NOT_FOUND */
  async show(act: StaffAct, productId: string): Promise<StaffProduct> {
    await this.showAll(act, [productId]);
    return this.get(productId);
  }

  /** Idempotent. Audits each product that was not hidden by staff. */
  async hideAll(act: StaffAct, productIds: readonly string[], reason: string): Promise<ChangedProducts> {
    const { db, trail } = this.parts;
    const changed = await hideProducts(db, { productIds, reason, userId: act.userId }, (product) =>
      recording(trail, act, { kind: "PRODUCT_HIDDEN", subject: subjectOf(product), after: { reason } }),
    );
    return this.report(productIds, changed, hideMessage);
  }

  /** Idempotent. Audits each product that was hidden by staff; some stay hidden for another reason. */
  async showAll(act: StaffAct, productIds: readonly string[]): Promise<ChangedProducts> {
    const { db, trail } = this.parts;
    const changed = await showProducts(db, { productIds, userId: act.userId }, (product) =>
      recording(trail, act, { kind: "PRODUCT_SHOWN", subject: subjectOf(product) }),
    );
    return this.report(productIds, changed, showMessage);
  }

  private async report(
    productIds: readonly string[],
    changed: readonly ChangedProduct[],
    messageOf: (product: ListedProduct, isChanged: boolean) => string | null,
  ): Promise<ChangedProducts> {
    const listed = new Map(
      (await listByIds(this.parts.db, productIds)).map((product) => [product.productId, product]),
    );
    const changedIds = new Set(idsOf(changed));
    const ids = [...new Set(productIds)];
    const unchanged = ids.flatMap((productId) => {
      const product = listed.get(productId);
      const message = product ? messageOf(product, changedIds.has(productId)) : staff.productUnknown;
      return message === null ? [] : { productId, name: product?.name ?? null, message };
    });
    return { changed: ids.length - unchanged.length, unchanged };
  }
}

const subjectOf = ({ productId, name }: ChangedProduct) =>
  ({ type: "product", id: productId, label: name }) as const;

function hideMessage(_product: ListedProduct, isChanged: boolean): string | null {
  return isChanged ? null : staff.alreadyHidden;
}

function showMessage({ hiddenReason }: ListedProduct, isChanged: boolean): string | null {
  if (hiddenReason !== null) return staff.stillHidden(HIDDEN_LABELS[hiddenReason]);
  return isChanged ? null : staff.alreadyShown;
}

function weeklyOf(amounts: DisplayedProduct["amounts"], pieces: number): StaffProduct["weekly"] {
  const name = `${pieces === 1 ? "" : SET_AMOUNT}WEEKLY-payment`;
  const payment = amounts.find((amount) => amount.name === name)?.cents;
  return payment === undefined ? null : { payment, pieces };
}
