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
import { deleteSubscriber } from "./marketing.store";
import { receiveContactRequest, type MarketingChangeParts } from "./receive-contact-request.change";
import { confirmSubscription, requestConfirmation } from "./subscribe.change";

const { marketing } = MESSAGES;

export interface MarketingParts extends MarketingChangeParts {
  readonly limits: RateLimits;
  readonly shop: ShopSettings;
  /** Base URL of the one-click unsubscribe links. */
  readonly apiUrl: string;
}

export class MarketingService {
  constructor(private readonly parts: MarketingParts) {}

  /**
   * Stores the request and mails it to the shop's support.
   * @throws TooManyRequests at the limit per IP address
   */
  async contact(request: ContactInput, { ipAddress }: Origin): Promise<void> {
    const { limits, shop } = this.parts;
    await limits.limit("contact", { address: ipAddress }, marketing.contactFailed);
    const notice = writeMail(contactNotice, { to: shop.supportEmail, request }, shop);
    await receiveContactRequest(this.parts, { ...request, ipAddress }, notice);
  }

  /**
   * Mails the confirmation link; stores nothing before it is opened (MARKETING-4). Behaves the same for a
   * subscribed address.
   * @throws TooManyRequests at the limit per IP address
   */
  async subscribe(email: string, { ipAddress }: Origin): Promise<void> {
    const { limits, shop } = this.parts;
    await limits.limit("subscribe", { address: ipAddress }, marketing.notSubscribed);
    const recipient = email.toLowerCase();
    await requestConfirmation(
      this.parts,
      recipient,
      (proof) => writeMail(newsletterConfirmation, { to: recipient, proof }, shop),
      (unit) => limits.allows("subscribeMail", { recipient }, unit),
    );
  }

  /**
   * Subscribes the address of the proof. Idempotent.
   * @throws DomainError BAD_USER_INPUT for an expired proof
   */
  async confirm(proof: string): Promise<void> {
    const { apiUrl, shop } = this.parts;
    const isJoined = await confirmSubscription(this.parts, proof, (email, id) => {
      const unsubscribeUrl = `${apiUrl}${REST.unsubscribe.path.replace(":id", id)}`;
      return writeMail(newsletterWelcome, { to: email, id, unsubscribeUrl }, shop);
    });
    if (!isJoined) throw new DomainError("BAD_USER_INPUT", marketing.confirmationOver);
  }

  /** Unsubscribes an address. Idempotent. */
  async unsubscribe(id: string): Promise<void> {
    await deleteSubscriber(this.parts.db, id);
  }
}
