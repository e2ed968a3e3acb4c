/** Logins of a demo shop, one for each role. The passwords are in the README: never for a public shop. */
import { demoLogin, type DemoLogin } from "#contract/accounts/demo-logins";
import type { AccountRole } from "#contract/staff/roles";
import type { Db } from "../server/db/client";
import type { Sealer } from "../server/db/sealed";
import { createPasswordHasher } from "../server/auth/password-hasher.service";
import { addUser } from "../server/auth/users/add-user.change";

interface DemoUser {
  readonly username: string;
  readonly password: string;
  readonly role: AccountRole;
  readonly firstName: string;
  readonly lastName: string;
}

export const DEMO_USERS: readonly DemoUser[] = [
  demoUser("customer", "CUSTOMER", "Casey", "Customer"),
  demoUser("support", "CUSTOMERSUPPORT", "Sam", "Support"),
  demoUser("admin", "ADMIN", "Alex", "Admin"),
  demoUser("superadmin", "SUPERADMIN", "Sasha", "Superadmin"),
];

function demoUser(name: DemoLogin, role: DemoUser["role"], firstName: string, lastName: string): DemoUser {
  return { ...demoLogin(name), role, firstName, lastName };
}

/**
 * Adds the demo logins to a shop without accounts.
 * @returns true if added
 */
export async function addDemoUsers(db: Db, sealer: Sealer): Promise<boolean> {
  const anybody = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (anybody) return false;
  const passwords = createPasswordHasher();
  for (const { username, password, role, firstName, lastName } of DEMO_USERS) {
    const identity = { username, firstName, lastName, phone: "+15125550142" };
    const passwordHash = await passwords.hash(password);
    await addUser({ db, sealer }, { identity, role, passwordHash, isVerified: true }, null);
  }
  return true;
}
