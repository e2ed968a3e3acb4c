/** What a mail says of the shop. */
export interface MailShop {
  readonly name: string;
  /** Origin of the site, no slash at the end. */
  readonly siteUrl: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
}
