/** Contact requests and the newsletter. */
import type { ContactInput } from "#contract/marketing";
import type { ShopSettings } from "../shop.settings";
import { DomainError } from "../errors";
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest-endpoints";
import type { RateLimits } from "../http/rate-limits";
import type { Origin } from "../http/session";
import { contactNotice, newsletterConfirmation, newsletterWelcome } from "./marketing.mail";
import type { MarketingStore } from "./marketing.store";

const { marketing } = MESSAGES;

export class MarketingService {
  constructor(
    private readonly store: MarketingStore,
    private readonly limits: RateLimits,
    private readonly shop: ShopSettings,
    /** Address at which mail programs unsubscribe. */
    private readonly apiUrl: string,
  ) {}

  /**
   * Stores the request and mails it to the shop's support. @throws TooManyRequests after too many from one address
   */
  async contact(request: ContactInput, { ipAddress }: Origin): Promise<void> {
    await this.limits.limit("contact", { address: ipAddress }, marketing.contactFailed);
    await this.store.addContactRequest({ ...request, ipAddress }, contactNotice({ request }, this.shop));
  }

  /**
   * Mails the link that confirms the subscription; nothing is stored before (MARKETING-4). The same for a subscribed
   * address.
   * @throws TooManyRequests after too many from one address
   */
  async subscribe(email: string, { ipAddress }: Origin): Promise<void> {
    await this.limits.limit("subscribe", { address: ipAddress }, marketing.notSubscribed);
    const recipient = email.toLowerCase();
    await this.store.sendConfirmation(
      recipient,
      (proof) => newsletterConfirmation(recipient, proof, this.shop),
      (unit) => this.limits.allows("subscribeMail", { recipient }, unit),
    );
  }

  /** Subscribes the address of the proof, once. @throws DomainError BAD_USER_INPUT for an expired proof */
  async confirm(proof: string): Promise<void> {
    const isJoined = await this.store.join(proof, (email, id) => {
      const url = `${this.apiUrl}${REST.unsubscribe.path.replace(":id", id)}`;
      return { ...newsletterWelcome(email, id, this.shop), unsubscribeUrl: url };
    });
    if (!isJoined) throw new DomainError("BAD_USER_INPUT", marketing.confirmationOver);
  }

  /** Unsubscribes an address; the same for one that is not subscribed. */
  async unsubscribe(id: string): Promise<void> {
    await this.store.leave(id);
  }
}
