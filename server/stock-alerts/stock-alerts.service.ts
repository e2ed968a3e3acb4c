/** Alerts for products back in stock (STOCKALERT-1, STOCKALERT-2). */
import { randomBytes } from "node:crypto";
import { MESSAGES } from "#contract/messages";
import type { CatalogueReading, StockReading } from "../catalogue/catalogue.port";
import type { ShopSettings } from "../shop.settings";
import { DomainError } from "../errors";
import type { RateLimits } from "../http/rate-limits";
import type { Origin } from "../http/session";
import { writeMail } from "../gateways/mail/mail-row";
import { backInStock } from "./back-in-stock.mail";
import { stockAlertRequested } from "./stock-alert-requested.mail";
import type { StockAlertStore } from "./stock-alerts.store";

const sentences = MESSAGES.stockAlerts;
/** Products checked, and mails written, per run of the background job. */
const AT_ONCE = 50;

interface StockAlertParts {
  readonly store: StockAlertStore;
  readonly catalogue: CatalogueReading;
  readonly stock: StockReading;
  readonly limits: RateLimits;
  readonly shop: ShopSettings;
}

export class StockAlertService {
  constructor(private readonly parts: StockAlertParts) {}

  /**
   * Mails a confirmation link. The response is the same for an address already on the list.
   * @throws DomainError NOT_FOUND for a product not on sale; TooManyRequests
   */
  async requestAlert(request: { productId: string; email: string }, { ipAddress }: Origin): Promise<void> {
    const { store, catalogue, limits, shop } = this.parts;
    await limits.limit(
      "stockAlert",
      { address: ipAddress, recipient: request.email },
      sentences.notRequested,
    );
    const product = await catalogue.findProduct(request.productId);
    if (!product) throw new DomainError("NOT_FOUND", MESSAGES.cart.unknownProduct);
    const token = randomBytes(24).toString("base64url");
    const mail = writeMail(stockAlertRequested, { to: request.email, token, product }, shop);
    await store.add({ ...request, token }, mail);
  }

  /** @throws DomainError BAD_USER_INPUT for a used link */
  async confirm(token: string): Promise<void> {
    if (!(await this.parts.store.confirm(token))) throw new DomainError("BAD_USER_INPUT", sentences.unknown);
  }

  /** Idempotent: a used link succeeds too. */
  end(token: string): Promise<void> {
    return this.parts.store.remove(token);
  }

  /**
   * Mails customers who wait for a restocked product.
   * @returns whether more mails may be due at once
   */
  async sendRestockMails(): Promise<boolean> {
    const { store, catalogue, stock, shop } = this.parts;
    const awaited = await store.listAwaited(AT_ONCE);
    if (awaited.length === 0) return false;
    const offers = await stock.getAvailability(awaited);
    let isAnyMailed = false;
    for (const { productId } of offers.filter(({ availability }) => availability === "AVAILABLE")) {
      const product = await catalogue.findProduct(productId);
      if (!product) continue;
      const mailTo = (to: string) => writeMail(backInStock, { to, product }, shop);
      for (let mails = 0; mails < AT_ONCE && (await store.mailNext(productId, mailTo)); mails++)
        isAnyMailed = true;
    }
    return isAnyMailed;
  }
}
