/** Customers: what they do with their own account, and what staff do for them. */
import type { AuditTrail, ViewTrail } from "../audit/audit.port";
import type { Feature, Host, PersonalData } from "../feature";
import { accountDeletedMail } from "./account-deleted.mail";
import { AccountDataService } from "./account-data.service";
import { createAccountDataStore } from "./account-data.store";
import { AddressesService } from "./addresses.service";
import { createAddressData, createAddressesStore } from "./addresses.store";
import { accountViewResolvers } from "./care/account-view.resolvers";
import { AccountViewService, type AccountViewParts } from "./care/account-view.service";
import { careResolvers } from "./care/care.resolvers";
import { registerCareRoutes } from "./care/care.routes";
import { CareService, type CareParts } from "./care/care.service";
import { createDirectoryStore } from "./care/directory.store";
import type { CreditReading } from "./credit.port";
import { registerCustomersRoutes } from "./customers.routes";
import { ProfileService } from "./profile.service";
import { createProfileStore } from "./profile.store";
import { forgetRegistrations } from "./registrations.store";

export interface CustomersParts
  extends Pick<CareParts, "listDevices" | "givePassword">, Pick<AccountViewParts, "carts" | "orders"> {
  readonly trail: AuditTrail & ViewTrail;
  readonly leases: CreditReading & AccountViewParts["leases"];
  readonly isPassword: (password: string, hash: string) => Promise<boolean>;
  /** What all rooms keep about people, in the order of the download. */
  personalData(): readonly PersonalData[];
}

export interface Customers extends Feature {
  readonly care: CareService;
}

export function openCustomers(host: Host, parts: CustomersParts): Customers {
  const { db, backgroundDb, sealer, limits, shop } = host;
  const { trail, leases, carts, orders, isPassword, personalData } = parts;
  const profiles = new ProfileService(createProfileStore(db, sealer), leases);
  const addresses = new AddressesService(createAddressesStore(db, sealer));
  const accountData = new AccountDataService({
    store: createAccountDataStore(db, sealer, personalData),
    limit: (what, account) => limits.limit(what, { account }),
    isPassword,
    farewell: (recipient) => accountDeletedMail(recipient, shop),
  });
  const care = new CareService({
    directory: createDirectoryStore(db, sealer),
    ...{ profiles, addresses, credit: leases, trail },
    listDevices: parts.listDevices,
    givePassword: parts.givePassword,
  });
  return {
    care,
    resolvers: [
      careResolvers(care),
      accountViewResolvers(new AccountViewService({ care, carts, orders, leases, trail })),
    ],
    routes(rest) {
      registerCustomersRoutes(rest, { profiles, addresses, accountData });
      registerCareRoutes(rest, care);
    },
    cleanUp: [() => forgetRegistrations(backgroundDb, personalData())],
    personalData: [createAddressData(db, sealer)],
  };
}
