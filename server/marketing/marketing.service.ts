/** Handles contact requests and newsletter subscriptions. */
import type { ContactInput } from "#contract/marketing/schema";
import type { ShopSettings } from "../shop.settings";
import { DomainError } from "../errors";
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import type { RateLimits } from "../http/rate-limits";
import type { Origin } from "../http/session";
import { writeMail } from "../gateways/mail/mail-row";
import { contactNotice } from "./mails/contact-notice.mail";
import { newsletterConfirmation } from "./mails/newsletter-confirmation.mail";
import { newsletterWelcome } from "./mails/newsletter-welcome.mail";
import type { MarketingStore } from "./marketing.store";

const { marketing } = MESSAGES;

export class MarketingService {
  constructor(
    private readonly store: MarketingStore,
    private readonly limits: RateLimits,
    private readonly shop: ShopSettings,
    /** Base URL of the one-click unsubscribe links. */
    private readonly apiUrl: string,
  ) {}

  /**
   * Stores the request and mails it to the shop's support.
   * @throws TooManyRequests at the limit per IP address
   */
  async contact(request: ContactInput, { ipAddress }: Origin): Promise<void> {
    await this.limits.limit("contact", { address: ipAddress }, marketing.contactFailed);
    const notice = writeMail(contactNotice, { to: this.shop.supportEmail, request }, this.shop);
    await this.store.addContactRequest({ ...request, ipAddress }, notice);
  }

  /**
   * Mails the confirmation link; stores nothing before it is opened (MARKETING-4). Behaves the same for a
   * subscribed address.
   * @throws TooManyRequests at the limit per IP address
   */
  async subscribe(email: string, { ipAddress }: Origin): Promise<void> {
    await this.limits.limit("subscribe", { address: ipAddress }, marketing.notSubscribed);
    const recipient = email.toLowerCase();
    await this.store.sendConfirmation(
      recipient,
      (proof) => writeMail(newsletterConfirmation, { to: recipient, proof }, this.shop),
      (unit) => this.limits.allows("subscribeMail", { recipient }, unit),
    );
  }

  /**
   * Subscribes the address of the proof. Idempotent.
   * @throws DomainError BAD_USER_INPUT for an expired proof
   */
  async confirm(proof: string): Promise<void> {
    const isJoined = await this.store.join(proof, (email, id) => {
      const unsubscribeUrl = `${this.apiUrl}${REST.unsubscribe.path.replace(":id", id)}`;
      return writeMail(newsletterWelcome, { to: email, id, unsubscribeUrl }, this.shop);
    });
    if (!isJoined) throw new DomainError("BAD_USER_INPUT", marketing.confirmationOver);
  }

  /** Unsubscribes an address. Idempotent. */
  async unsubscribe(id: string): Promise<void> {
    await this.store.unsubscribe(id);
  }
}
