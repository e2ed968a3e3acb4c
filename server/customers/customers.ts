/** Customer accounts, self-service. */
import type { Feature, Host, PersonalData } from "../feature";
import { writeMail } from "../gateways/mail/mail-row";
import { accountDeleted } from "./account-deleted.mail";
import { AccountDataService } from "./account-data.service";
import { createAccountDataStore } from "./account-data.store";
import { AddressesService } from "./addresses.service";
import { createAddressData, createAddressesStore } from "./addresses.store";
import type { CreditReading } from "./credit.port";
import { registerCustomersRoutes } from "./customers.routes";
import { forgetRegistrations } from "./forget-registrations.change";
import { ProfileService } from "./profile.service";
import { createProfileStore } from "./profile.store";

export interface CustomersParts {
  readonly credit: CreditReading;
  readonly isPassword: (password: string, hash: string) => Promise<boolean>;
  /** Personal data of every feature, in export order. */
  personalData(): readonly PersonalData[];
}

export interface Customers extends Feature {
  readonly profiles: ProfileService;
  readonly addresses: AddressesService;
}

export function openCustomers(host: Host, { credit, isPassword, personalData }: CustomersParts): Customers {
  const { db, backgroundDb, sealer, limits, shop } = host;
  const profiles = new ProfileService({ db, sealer, store: createProfileStore(db, sealer), credit });
  const addresses = new AddressesService({ db, sealer, store: createAddressesStore(db, sealer) });
  const accountData = new AccountDataService({
    db,
    sealer,
    personalData,
    store: createAccountDataStore(db, sealer, personalData),
    limit: (what, account) => limits.limit(what, { account }),
    isPassword,
    farewell: (recipient) => writeMail(accountDeleted, recipient, shop),
  });
  return {
    profiles,
    addresses,
    routes: (rest) => registerCustomersRoutes(rest, { profiles, addresses, accountData }),
    cleanUp: [() => forgetRegistrations(backgroundDb, personalData())],
    personalData: [createAddressData(db, sealer)],
  };
}
