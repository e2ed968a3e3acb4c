/** The accounts of an API host, put together for server/app.ts. */
import { DEMO_LOGINS } from "#contract/demo-logins";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import type { Background } from "../http/background";
import type { RateLimits } from "../http/rate-limits";
import type { SessionReader } from "../http/session";
import type { ShopSettings } from "../shop.settings";
import { AuthService } from "./auth.service";
import { createCodesStore } from "./users/codes.store";
import { createTakeCode } from "./users/mailed-codes.service";
import { RegistrationService } from "./registration.service";
import { inviter, type Invitation } from "./invite.service";
import { createKnownDevices, type KnownDevices } from "./sessions/known-devices.service";
import { createPasswordHasher, type PasswordHasher } from "./password-hasher.service";
import { SecondFactorService } from "./second-factor/second-factor.service";
import {
  createSecondFactorReset,
  type SecondFactorResetParts,
} from "./second-factor/second-factor-reset.service";
import { createSecondFactorStore } from "./second-factor/second-factor.store";
import { createSessionReader } from "./sessions/session-reader.service";
import { SessionsService } from "./sessions/sessions.service";
import { createSessionsStore } from "./sessions/sessions.store";
import { createTokenMint, type MintOptions } from "./sessions/tokens.service";
import { createUsersStore, type UsersStore } from "./users/users.store";

export interface AccountSettings extends Pick<MintOptions, "tokenKeys" | "accessTokenSeconds"> {
  readonly apiUrl: string;
  readonly isPublic: boolean;
  readonly shop: ShopSettings;
}

export interface AccountParts {
  readonly config: AccountSettings;
  readonly db: Db;
  readonly sealer: Sealer;
  readonly limits: RateLimits;
  readonly background: Background;
  readonly noteReset: SecondFactorResetParts["note"];
}

export interface Accounts {
  readonly service: AuthService;
  readonly registrations: RegistrationService;
  readonly sessions: SessionsService;
  readonly secondFactor: SecondFactorService;
  readonly devices: KnownDevices;
  /** Who a request is from, for every word. */
  readonly reader: SessionReader;
  readonly users: UsersStore;
  readonly passwords: PasswordHasher;
  readonly invite: (invitation: Invitation) => Promise<boolean>;
}

export function createAccounts(parts: AccountParts): Accounts {
  const { config, db, sealer, limits, background, noteReset } = parts;
  const mint = createTokenMint(config);
  const users = createUsersStore(db, sealer);
  const passwords = createPasswordHasher();
  const store = createSessionsStore(db, sealer);
  const sessions = new SessionsService({ store, mint, background });
  const factors = createSecondFactorStore(db, sealer);
  const secondFactor = new SecondFactorService({
    store: factors,
    users,
    reset: createSecondFactorReset({ users, store: factors, shop: config.shop, note: noteReset }),
    sessions,
    limits,
    shop: config.shop,
    isExempt: (username) => !config.isPublic && DEMO_LOGINS.some((login) => login.username === username),
  });
  const takeCode = createTakeCode({ codes: createCodesStore(db, sealer), limits, users });
  const shared = { users, takeCode, sessions, passwords, limits, background, shop: config.shop };
  const registrations = new RegistrationService(shared);
  return {
    service: new AuthService({ ...shared, registrations, secondFactor }),
    registrations,
    sessions,
    secondFactor,
    devices: createKnownDevices(config.tokenKeys, config.apiUrl.startsWith("https:")),
    reader: createSessionReader(mint, store, background),
    users,
    passwords,
    invite: inviter(users, config.shop),
  };
}
