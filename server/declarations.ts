/** Declarations of features that need no running host: commands and the launcher use them too. */
import { affiliateSettings } from "./affiliates/affiliates.settings";
import { AUDIT_COLUMNS } from "./audit/audit.sealed";
import { AUTH_COLUMNS } from "./auth/auth.sealed";
import { socialSettings } from "./auth/social/social.settings";
import { importSettings } from "./catalogue/import-admin/imports.settings";
import { pictureHostSettings } from "./catalogue/pictures/pictures.settings";
import { searchSettings } from "./catalogue/search/search.settings";
import { taxRateSettings } from "./checkout/sales-tax/tax-rates.settings";
import { CHAT_COLUMNS } from "./chat/chat.sealed";
import { chatSettings } from "./chat/chat.settings";
import { CUSTOMER_COLUMNS } from "./customers/customers.sealed";
import type { SealedColumn } from "./db/sealing/sealed-column";
import { MAIL_COLUMNS } from "./gateways/mail/mail.sealed";
import { mailSettings } from "./gateways/mail/mail.settings";
import { LEASE_COLUMNS } from "./leases/leases.sealed";
import { leaseSettings } from "./leases/leases.settings";
import { MARKETING_COLUMNS } from "./marketing/marketing.sealed";
import { ORDER_COLUMNS } from "./orders/orders.sealed";
import { fraudSettings, paymentSettings } from "./payments/payments.settings";
import { performanceSettings } from "./performance/performance.settings";
import { REVIEW_COLUMNS } from "./reviews/reviews.sealed";
import type { SettingsPart } from "./settings";
import { STOCK_ALERT_COLUMNS } from "./stock-alerts/stock-alerts.sealed";
import { PAYMENT_EXCEPTION_COLUMNS } from "./payment-exceptions/payment-exceptions.sealed";
import { labelSettings } from "./orders/returns/label.settings";
import { refundSettings } from "./orders/large-refunds/refunds.settings";
import { supplierSettings } from "./suppliers/suppliers.settings";

/** Parts of the configuration by field name. */
export const SETTINGS = {
  mail: mailSettings,
  social: socialSettings,
  pictureHosts: pictureHostSettings,
  payments: paymentSettings,
  fraud: fraudSettings,
  taxRates: taxRateSettings,
  leases: leaseSettings,
  suppliers: supplierSettings,
  affiliates: affiliateSettings,
  imports: importSettings,
  chat: chatSettings,
  search: searchSettings,
  refunds: refundSettings,
  returnLabels: labelSettings,
  performance: performanceSettings,
} as const satisfies Record<string, SettingsPart<unknown>>;

/** Every sealed column of the database; a test compares the list with the database. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  AUTH_COLUMNS,
  AUDIT_COLUMNS,
  CHAT_COLUMNS,
  CUSTOMER_COLUMNS,
  MARKETING_COLUMNS,
  STOCK_ALERT_COLUMNS,
  LEASE_COLUMNS,
  MAIL_COLUMNS,
  ORDER_COLUMNS,
  REVIEW_COLUMNS,
  PAYMENT_EXCEPTION_COLUMNS,
].flat();
