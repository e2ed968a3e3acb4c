/** The shop as its mails and the pages it leads to name it. */

/** What a mail says of the shop. */
export interface ShopSettings {
  readonly name: string;
  /** Origin of the site, no slash at the end: links in mails, and where a sign-in provider comes back to. */
  readonly siteUrl: string;
  /** In one line; the law wants it in advertisements by mail (CAN-SPAM, 16 CFR 316). */
  readonly postalAddress: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
}

interface ShopVariables {
  readonly SHOP_NAME: string;
  readonly SHOP_ADDRESS: string;
  readonly SUPPORT_EMAIL: string;
  readonly SUPPORT_PHONE: string;
}

/** @param siteOrigins of the site; the first is the one mails lead to */
export function readShop(values: ShopVariables, siteOrigins: readonly string[]): ShopSettings {
  return {
    name: values.SHOP_NAME,
    siteUrl: siteOrigins[0] ?? "",
    postalAddress: values.SHOP_ADDRESS,
    supportEmail: values.SUPPORT_EMAIL,
    supportPhone: values.SUPPORT_PHONE,
  };
}
