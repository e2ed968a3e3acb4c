/** Accounts: sign-in and sign-out, registration, second factors, social sign-in. */
import { DEMO_LOGINS } from "#contract/accounts/demo-logins";
import { ROUTES } from "#contract/site/paths";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import type { Feature, Host } from "../feature";
import { createIdentityProviders } from "../gateways/identity/identity-providers";
import type { Background } from "../http/background";
import type { RateLimits } from "../http/rate-limits";
import type { SessionReader } from "../http/session";
import type { ShopSettings } from "../shop.settings";
import type { SocialSettings } from "../outside-services";
import { registerAuthRoutes } from "./auth.routes";
import { AuthService } from "./auth.service";
import { createSignInData } from "./personal-data.store";
import { registerSecondFactorRoutes } from "./second-factor/second-factor.routes";
import { registerSocialRoutes } from "./social/social.routes";
import { SocialService } from "./social/social.service";
import { createSocialStore } from "./social/social.store";
import { sweep } from "./sweep.change";
import { createCodesStore } from "./users/codes.store";
import { createConsumeCode } from "./users/mailed-codes.service";
import { RegistrationService } from "./registration.service";
import { againInviter, inviter, type Invitation } from "./invite.service";
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
import { fillTerms, TERMS_DUE } from "./users/search-terms.store";
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
  readonly recordReset: SecondFactorResetParts["recordReset"];
}

export interface Accounts {
  readonly service: AuthService;
  readonly registrations: RegistrationService;
  readonly sessions: SessionsService;
  readonly secondFactor: SecondFactorService;
  readonly devices: KnownDevices;
  /** Resolves the caller of a request; shared by every feature. */
  readonly reader: SessionReader;
  readonly users: UsersStore;
  readonly passwords: PasswordHasher;
  readonly invite: (invitation: Invitation) => Promise<boolean>;
  readonly inviteAgain: (userId: string) => Promise<boolean>;
}

export function createAccounts(parts: AccountParts): Accounts {
  const { config, db, sealer, limits, background, recordReset } = parts;
  const mint = createTokenMint(config);
  const users = createUsersStore(db, sealer);
  const passwords = createPasswordHasher();
  const store = createSessionsStore(db, sealer);
  const sessions = new SessionsService({ db, sealer, store, mint, background });
  const secondFactor = new SecondFactorService({
    db,
    sealer,
    store: createSecondFactorStore(db, sealer),
    users,
    reset: createSecondFactorReset({ db, sealer, users, shop: config.shop, recordReset }),
    sessions,
    limits,
    shop: config.shop,
    isExempt: (username) => !config.isPublic && DEMO_LOGINS.some((login) => login.username === username),
  });
  const consumeCode = createConsumeCode({ codes: createCodesStore(db, sealer), limits, users });
  const shared = {
    db,
    sealer,
    users,
    consumeCode,
    sessions,
    passwords,
    limits,
    background,
    shop: config.shop,
  };
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
    invite: inviter({ db, sealer }, config.shop),
    inviteAgain: againInviter({ db, sealer }, users, config.shop),
  };
}

export interface AuthParts {
  readonly settings: AccountSettings & { readonly social: SocialSettings };
  readonly recordReset: SecondFactorResetParts["recordReset"];
}

export interface Auth
  extends
    Feature,
    Pick<Accounts, "service" | "sessions" | "reader" | "passwords" | "invite" | "inviteAgain"> {
  /** Returns the account id of a username, or null. */
  findUserId(username: string): Promise<string | null>;
  readonly confirmFactor: SecondFactorService["confirm"];
}

export function openAuth(host: Host, { settings, recordReset }: AuthParts): Auth {
  const { db, backgroundDb, sealer, limits, shop, log } = host;
  const accounts = createAccounts({ ...host, config: settings, recordReset });
  const { secondFactor, users, sessions } = accounts;
  const social = new SocialService({
    db,
    sealer,
    providers: createIdentityProviders(settings.social, `${shop.siteUrl}${ROUTES.socialReturn}`),
    store: createSocialStore(db, sealer),
    users,
    sessions,
    limits,
    shop,
    log,
  });
  return {
    ...accounts,
    findUserId: async (username) => (await users.findByUsername(username))?.userId ?? null,
    confirmFactor: (...proof) => secondFactor.confirm(...proof),
    routes(rest) {
      registerAuthRoutes(rest, accounts);
      registerSecondFactorRoutes(rest, secondFactor, accounts.devices);
      registerSocialRoutes(rest, social);
    },
    jobs: [{ name: "accounts.search-terms", due: TERMS_DUE, run: () => fillTerms(backgroundDb, sealer) }],
    cleanUp: [() => sweep(backgroundDb)],
    personalData: [createSignInData(db, sealer)],
  };
}
