/** Decides about contact requests and the newsletter. */
import type { ContactInput } from "#contract/marketing";
import type { ShopSettings } from "../config";
import { contactNotice } from "../gateways/mail/mail-templates";
import { MESSAGES } from "#contract/messages";
import type { RateLimits } from "../http/rate-limits";
import type { Origin } from "../http/session";
import type { MarketingStore } from "./marketing.store";

const { marketing } = MESSAGES;

export class MarketingService {
  constructor(
    private readonly store: MarketingStore,
    private readonly limits: RateLimits,
    private readonly shop: ShopSettings,
  ) {}

  /** Kept, and told to the shop's support by mail. @throws TooManyRequests after too many from one address */
  async contact(request: ContactInput, { ipAddress }: Origin): Promise<void> {
    await this.limits.limit("contact", { address: ipAddress }, marketing.contactFailed);
    await this.store.addContactRequest({ ...request, ipAddress }, contactNotice({ request }, this.shop));
  }

  /** The same for an address that is on the list already. @throws TooManyRequests after too many from one address */
  async subscribe(email: string, { ipAddress }: Origin): Promise<void> {
    await this.limits.limit("subscribe", { address: ipAddress }, marketing.notSubscribed);
    await this.store.addSubscriber(email);
  }
}
