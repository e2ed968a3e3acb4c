/** The demo customer's account: two addresses, a wish list, a saved search, six orders and a signed lease. */
import { sql } from "kysely";
import { demoLogin } from "#contract/accounts/demo-logins";
import { ROUTES } from "#contract/site/paths";
import { LIMITS } from "#contract/limits";
import { createAddressesStore } from "../../server/customers/addresses.store";
import { AddressesService } from "../../server/customers/addresses.service";
import type { Db } from "../../server/db/client";
import { nameIndex } from "../../server/db/identity";
import type { Sealer } from "../../server/db/sealed";
import { addToWishList } from "../../server/saved/change-wish-list.change";
import { saveSearch } from "../../server/saved/save-search.change";
import { addFollowUps } from "../history/follow-ups";
import { listFavorites } from "../history/history";
import { DEMO_USERS } from "../demo-users";
import { addDemoLease, type LessorAccess } from "./demo-lease";
import { addDemoOrders } from "./demo-orders";
import type { DemoCustomer } from "./demo-person";

const WISHES = 5;

/**
 * Requires the demo logins and products.
 * @param lessor null: the lease is left out
 * @returns number of orders; 0 without the demo customer
 */
export async function addDemoCustomer(
  db: Db,
  sealer: Sealer,
  lessor: LessorAccess | null,
  until = new Date(),
): Promise<number> {
  const customer = await findCustomer(db, sealer);
  if (!customer) return 0;
  await addAddresses(db, sealer, customer);
  await addSaved(db, customer.id);
  const orders = await addDemoOrders(db, sealer, customer, until);
  if (lessor) await addDemoLease(db, sealer, lessor, customer);
  await addFollowUps(db, until);
  return orders;
}

async function findCustomer(db: Db, sealer: Sealer): Promise<DemoCustomer | null> {
  const { username } = demoLogin("customer");
  const login = DEMO_USERS.find((one) => one.username === username)!;
  const index = nameIndex(sealer, { ...login, phone: "" });
  const { rows } = await sql<{ id: string }>`SELECT id FROM users WHERE username_index = ${index}`.execute(
    db,
  );
  const [user] = rows;
  if (!user) return null;
  const { firstName, lastName } = login;
  return { id: user.id, email: username, firstName, lastName, phone: "5125550142" };
}

async function addAddresses(db: Db, sealer: Sealer, { id, firstName, lastName, phone }: DemoCustomer) {
  const addresses = new AddressesService({ db, sealer, store: createAddressesStore(db, sealer) });
  const person = {
    firstName,
    lastName,
    phone,
    address2: "",
    city: "Austin",
    state: "TX",
    country: "US" as const,
  };
  await addresses.addAddress(id, {
    ...person,
    address1: "500 Congress Avenue",
    address2: "Suite 12",
    postalCode: "78701",
    isDefault: false,
  });
  await addresses.addAddress(id, {
    ...person,
    address1: "1208 Bluebonnet Lane",
    postalCode: "78704",
    isDefault: true,
  });
}

async function addSaved(db: Db, userId: string): Promise<void> {
  const productIds = (await listFavorites(db)).slice(-WISHES);
  await addToWishList(db, userId, productIds, LIMITS.saved.wishes);
  await saveSearch(
    db,
    userId,
    {
      list: "SEARCHES",
      name: "Laptops",
      address: `${ROUTES.search}?q=laptop`,
      search: { text: "laptop" },
      emailAlerts: true,
    },
    LIMITS.saved.searches,
  );
}
