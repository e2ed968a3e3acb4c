/** Refuses a former demo shop's database, whose super admin has a published password. */
import { DEMO_LOGINS } from "#contract/accounts/demo-logins";
import { OperatorError } from "../errors";
import type { PasswordHasher } from "./password-hasher.service";
import type { UsersStore } from "./users/users.store";

/** @throws OperatorError listing the demo logins that work */
export async function refusePublishedLogins(
  users: Pick<UsersStore, "findNamed">,
  passwords: PasswordHasher,
): Promise<void> {
  const working: string[] = [];
  for (const { username, password } of DEMO_LOGINS) {
    // Checks only the holder: anyone can register this address, which must not keep the shop from starting.
    const { holder } = await users.findNamed(username);
    if (holder?.isActive && (await passwords.isRight(password, holder.passwordHash))) working.push(username);
  }
  if (working.length === 0) return;
  throw new OperatorError(
    `This database has demo logins with published passwords: ${working.join(", ")}. ` +
      "A public shop needs its own database: set DATABASE_URL or DATA_DIR to a new one (docs/deployment.md).",
  );
}
