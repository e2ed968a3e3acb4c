/** REST routes for signed-in users: profile, addresses, own data (CALL-11). */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { US_STATES } from "#contract/places/us-states";
import type { Rest } from "../http/rest/rest";
import type { AccountDataService } from "./account-data.service";
import type { AddressesService } from "./addresses.service";
import type { ProfileService } from "./profile.service";

export interface CustomersServices {
  readonly profiles: ProfileService;
  readonly addresses: AddressesService;
  readonly accountData: AccountDataService;
}

const { customers, generic } = MESSAGES;

export function registerCustomersRoutes(rest: Rest, services: CustomersServices): void {
  rest.open(REST.states, async () => ({ data: US_STATES }));
  registerProfile(rest, services.profiles);
  registerAddresses(rest, services.addresses);
  registerAccountData(rest, services.accountData);
}

function registerProfile(rest: Rest, profiles: ProfileService): void {
  rest.signedIn(REST.getProfile, async ({ viewer }) => ({
    data: { profile: await profiles.getProfile(viewer.userId) },
  }));
  rest.signedIn(REST.updateProfile, async ({ viewer, body }) => ({
    data: { profile: await profiles.updateProfile(viewer.userId, body) },
    message: body.isCheckout ? generic.success : customers.profileUpdated,
  }));
}

function registerAddresses(rest: Rest, addresses: AddressesService): void {
  rest.signedIn(REST.listAddresses, async ({ viewer }) => ({
    data: { addresses: await addresses.listAddresses(viewer.userId) },
  }));
  rest.signedIn(REST.addAddress, async ({ viewer, body }) => ({
    data: { addresses: await addresses.addAddress(viewer.userId, body) },
    message: customers.addressAdded,
  }));
  rest.signedIn(REST.updateAddress, async ({ viewer, body }) => ({
    data: { addresses: await addresses.updateAddress(viewer.userId, body) },
    message: customers.addressUpdated,
  }));
  for (const endpoint of [REST.deleteAddress, REST.deleteAddressByQuery]) {
    rest.signedIn(endpoint, async ({ viewer, params }) => ({
      data: { addresses: await addresses.deleteAddress(viewer.userId, params.id) },
      message: customers.addressDeleted,
    }));
  }
}

function registerAccountData(rest: Rest, accountData: AccountDataService): void {
  rest.signedIn(REST.exportAccount, async ({ viewer }) => ({
    data: await accountData.exportAccount(viewer.userId),
  }));
  rest.signedIn(REST.deleteAccount, async ({ viewer, body }) => {
    await accountData.deleteAccount(viewer.userId, body);
    return { data: null, message: customers.accountDeleted };
  });
}
