/** What customers do with their own account, put together for server/app.ts. */
import type { ShopSettings } from "../shop.settings";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { accountDeletedMail } from "../gateways/mail/mail-templates";
import type { RateLimits } from "../http/rate-limits";
import { AccountDataService } from "./account-data.service";
import { createAccountDataStore } from "./account-data.store";
import { AddressesService } from "./addresses.service";
import { createAddressData, createAddressesStore } from "./addresses.store";
import { forgetRegistrations } from "./registrations.store";
import type { CustomersServices } from "./customers.routes";
import type { CreditReading } from "./credit.port";
import type { PersonalData } from "../personal-data/personal-data.port";
import { ProfileService } from "./profile.service";
import { createProfileStore } from "./profile.store";

export interface CustomersParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly limits: RateLimits;
  readonly isPassword: (password: string, hash: string) => Promise<boolean>;
  readonly shop: ShopSettings;
  readonly credit: CreditReading;
  /** What the other words keep about people. */
  readonly kept: readonly PersonalData[];
}

export interface Customers extends CustomersServices {
  /** Forgets registrations whose time is over. */
  forgetRegistrations(db: Db): Promise<void>;
}

export function createCustomers(parts: CustomersParts): Customers {
  const { db, sealer, limits, isPassword, shop, credit } = parts;
  const kept = [createAddressData(db, sealer), ...parts.kept];
  const profiles = new ProfileService(createProfileStore(db, sealer), credit);
  const addresses = new AddressesService(createAddressesStore(db, sealer));
  return {
    forgetRegistrations: (on) => forgetRegistrations(on, kept),
    profiles,
    addresses,
    accountData: new AccountDataService({
      store: createAccountDataStore(db, sealer, kept),
      limit: (what, account) => limits.limit(what, { account }),
      isPassword,
      farewell: (recipient) => accountDeletedMail(recipient, shop),
    }),
  };
}
