/** The last mail to a customer whose account is deleted. */
import type { OutgoingMail } from "../db/outbox";
import { composeMail, greeting, type Recipient } from "../gateways/mail/mail-layout";
import type { ShopSettings } from "../shop.settings";

export function accountDeletedMail({ to, firstName }: Recipient, shop: ShopSettings): OutgoingMail {
  return composeMail("account-deleted", to, `Your ${shop.name} account was deleted`, shop, [
    greeting(firstName),
    {
      paragraph:
        "Your account and what we kept about you are deleted. Where the law makes a shop keep records of orders, they no longer carry your name.",
    },
    { paragraph: `If it was not you, please call us: ${shop.supportPhone}.` },
  ]);
}
