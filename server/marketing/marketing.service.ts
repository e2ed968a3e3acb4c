/** Decides about contact requests and the newsletter. */
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
    /** Where mail programs unsubscribe. */
    private readonly apiUrl: string,
  ) {}

  /** Kept, and told to the shop's support by mail. @throws TooManyRequests after too many from one address */
  async contact(request: ContactInput, { ipAddress }: Origin): Promise<void> {
    await this.limits.limit("contact", { address: ipAddress }, marketing.contactFailed);
    const notice = writeMail(contactNotice, { to: this.shop.supportEmail, request }, this.shop);
    await this.store.addContactRequest({ ...request, ipAddress }, notice);
  }

  /**
   * Mails the link that joins the newsletter; nothing is kept before it is opened (MARKETING-4). The same for an address
   * that is on the list already. @throws TooManyRequests after too many from one address
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

  /** Puts the address of the proof on the list, once. @throws DomainError BAD_USER_INPUT for a proof that is over */
  async confirm(proof: string): Promise<void> {
    const isJoined = await this.store.join(proof, (email, id) => {
      const unsubscribeUrl = `${this.apiUrl}${REST.unsubscribe.path.replace(":id", id)}`;
      return writeMail(newsletterWelcome, { to: email, id, unsubscribeUrl }, this.shop);
    });
    if (!isJoined) throw new DomainError("BAD_USER_INPUT", marketing.confirmationOver);
  }

  /** Takes an address off the list; the same for one that is not on it. */
  async unsubscribe(id: string): Promise<void> {
    await this.store.leave(id);
  }
}
