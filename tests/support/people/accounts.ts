/**
 * Accounts and sessions for tests, created by the services themselves without the cost of a password hash.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { bearerOf, type Session } from "#contract/accounts/session";
import type { Envelope } from "#contract/rest/envelope";
import { REST, type DataOf, type RestName } from "#contract/rest/endpoints";
import type { AccountRole } from "#contract/staff/roles";
import { createAccounts, type Accounts } from "../../../server/auth/auth";
import { addUser, type AccountChangeParts } from "../../../server/auth/users/add-user.change";
import { createPasswordHasher } from "../../../server/auth/password-hasher.service";
import type { Config } from "../../../server/config";
import type { Db } from "../../../server/db/client";
import type { OutgoingMail } from "../../../server/gateways/mail/outbox.store";
import { createSealer } from "../../../server/db/sealed";
import { createBackground } from "../../../server/http/background";
import { createRateLimits } from "../../../server/http/rate-limits";

/** A host to create accounts on: a test API (tests/support/hosts/test-api.ts), or a whole shop. */
export interface AccountHost {
  readonly database: { readonly db: Db };
  configFor(): Config;
}

export interface CustomerOptions {
  readonly username?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Ten digits. */
  readonly phone?: string;
  /** By default the account has none: hashing is slow. */
  readonly password?: string;
  readonly role?: AccountRole;
  readonly isVerified?: boolean;
  /** Whether the session was opened with a second factor; default true. */
  readonly hasSecondFactor?: boolean;
}

export interface TestUser {
  readonly userId: string;
  readonly username: string;
  /** Null for an unverified account. */
  readonly session: Session | null;
  /** For the Authorization header; empty without a session. */
  readonly bearer: string;
}

export interface RestAnswer<Data> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Envelope<Data>;
}

export const PASSWORD = "Correct-Horse-7";

/** The registration form's input. */
export function aRegistration(email: string, password = PASSWORD) {
  const person = { firstName: "New", lastName: "Person", phone: "5125550142" };
  return { ...person, email, password, confirmPassword: password };
}

function accountsOf(host: AccountHost): Accounts & AccountChangeParts {
  const { db } = host.database;
  const config = host.configFor();
  const sealer = createSealer(config.piiKeys);
  const background = createBackground({ error: () => undefined });
  const limits = createRateLimits(db);
  const recordReset = () => Promise.resolve();
  return { db, sealer, ...createAccounts({ config, db, sealer, limits, background, recordReset }) };
}

/** A signed-in customer, or another user by the options. Omitted names and addresses are made up. */
export async function aCustomer(host: AccountHost, options: CustomerOptions = {}): Promise<TestUser> {
  const accounts = accountsOf(host);
  const isVerified = options.isVerified ?? true;
  const user = await addUser(
    accounts,
    {
      identity: {
        username: options.username ?? `shopper-${randomBytes(6).toString("hex")}@mail.example`,
        firstName: options.firstName ?? "Ada",
        lastName: options.lastName ?? "Shopper",
        phone: `+1${options.phone ?? "5125550142"}`,
      },
      role: options.role ?? "CUSTOMER",
      passwordHash: options.password ? await createPasswordHasher().hash(options.password) : null,
      isVerified,
    },
    null,
  );
  if (!user) throw new Error(`${options.username} already has an account`);
  const origin = { ipAddress: "203.0.113.9", userAgent: "Test browser" };
  const how = { method: "password", origin, hasSecondFactor: options.hasSecondFactor ?? true };
  const session = isVerified ? await accounts.sessions.begin(user, how) : null;
  const bearer = session ? bearerOf(session.tokens) : "";
  return { userId: user.userId, username: user.username, session, bearer };
}

/** A signed-in user with that role. */
export function signedIn(host: AccountHost, role: AccountRole = "CUSTOMER"): Promise<TestUser> {
  return aCustomer(host, { role });
}

export interface CallInput {
  readonly body?: unknown;
  /** Path parameters by :name, or the query of a path without any. */
  readonly params?: Readonly<Record<string, string>>;
  readonly bearer?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Network address of the request; this machine by default. */
  readonly from?: string;
}

/** Makes a call of contract/rest/endpoints.ts as a client would. */
export async function callRest<Name extends RestName>(
  app: FastifyInstance,
  name: Name,
  input: CallInput = {},
): Promise<RestAnswer<DataOf<Name>>> {
  const answer = await requestRest(app, name, input);
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

/** The same with the raw response, which may be a file. */
export async function requestRest(
  app: FastifyInstance,
  name: RestName,
  { body, params = {}, bearer, headers = {}, from }: CallInput = {},
) {
  const { method, path } = REST[name];
  return app.inject({
    method,
    url: path.replace(/:(\w+)/g, (_all, key: string) => encodeURIComponent(params[key] ?? "")),
    ...(path.includes("/:") ? {} : { query: { ...params } }),
    headers: { ...(bearer ? { authorization: bearer } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
    ...(from ? { remoteAddress: from } : {}),
  });
}

/** Unsent emails in a database to one address, oldest first. */
export async function mailsTo(host: AccountHost, username: string): Promise<OutgoingMail[]> {
  const sealer = createSealer(host.configFor().piiKeys);
  const rows = await host.database.db
    .selectFrom("outgoing_mails")
    .select("sealed_mail")
    .where("sealed_mail", "is not", null)
    .orderBy("id")
    .execute();
  return rows
    .map((row) => sealer.open<OutgoingMail>(row.sealed_mail!, "outgoing_mails"))
    .filter((mail) => mail.to === username);
}

/** The codes of a verification email. */
export interface TestProof {
  /** Six digits. */
  readonly code: string;
  readonly linkCode: string;
}

/**
 * The codes of the newest email of a kind.
 * @param expected number of such emails to wait for: a call may write one after its response
 * @throws when fewer come within ten seconds
 */
export async function proofMailedTo(
  host: AccountHost,
  username: string,
  kind: OutgoingMail["kind"],
  expected = 1,
): Promise<TestProof> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const mails = (await mailsTo(host, username)).filter((mail) => mail.kind === kind);
    const text = mails.at(-1)?.text ?? "";
    const [code, linkCode] = [/^ +(\d{6})$/m.exec(text)?.[1], /[#&]code=([0-9a-f]+)/.exec(text)?.[1]];
    if (code && linkCode && mails.length >= expected) return { code, linkCode };
    if (Date.now() > deadline)
      throw new Error(
        `Timed out after 10,000 ms: ${mails.length} of ${expected} ${kind} mails to ${username}`,
      );
    await wait(20);
  }
}

/** The six digits of the newest email of a kind, as proofMailedTo waits for them. */
export async function codeMailedTo(...of: Parameters<typeof proofMailedTo>): Promise<string> {
  return (await proofMailedTo(...of)).code;
}
