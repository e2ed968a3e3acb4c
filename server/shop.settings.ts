/** The shop's name and contact in mails and pages. */

/** Facts about the shop in mails. */
export interface ShopSettings {
  readonly name: string;
  /** Origin of the site, no slash at the end: for links in mails, and for the return from a sign-in provider. */
  readonly siteUrl: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
}

interface ShopVariables {
  readonly SHOP_NAME: string;
  readonly SUPPORT_EMAIL: string;
  readonly SUPPORT_PHONE: string;
}

/** @param siteOrigins of the site; mails link to the first */
export function readShop(values: ShopVariables, siteOrigins: readonly string[]): ShopSettings {
  return {
    name: values.SHOP_NAME,
    siteUrl: siteOrigins[0] ?? "",
    supportEmail: values.SUPPORT_EMAIL,
    supportPhone: values.SUPPORT_PHONE,
  };
}
