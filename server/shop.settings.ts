/** The shop's name and addresses in emails and on linked pages. */

/** The shop's facts in emails. */
export interface ShopSettings {
  readonly name: string;
  /** Origin of the site, without trailing slash: for links in emails and returns from social sign-in. */
  readonly siteUrl: string;
  /** On one line; required in advertising email (CAN-SPAM, 16 CFR 316). */
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

/** @param siteOrigins of the site; emails link to the first */
export function readShop(values: ShopVariables, siteOrigins: readonly string[]): ShopSettings {
  return {
    name: values.SHOP_NAME,
    siteUrl: siteOrigins[0] ?? "",
    postalAddress: values.SHOP_ADDRESS,
    supportEmail: values.SUPPORT_EMAIL,
    supportPhone: values.SUPPORT_PHONE,
  };
}
