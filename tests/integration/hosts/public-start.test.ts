/** A public shop refuses to start with published secrets (docs/decisions/public-shop.md). */
import { DEMO_LOGINS } from "#contract/accounts/demo-logins";
import { READY_PATH } from "#contract/rest/paths";
import { addDemoUsers } from "../../../demo/demo-users";
import { createPasswordHasher } from "../../../server/auth/password-hasher.service";
import { refusePublishedLogins } from "../../../server/auth/published-logins.service";
import { registerCustomer } from "../../../server/auth/users/register-customer.change";
import { createUsersStore } from "../../../server/auth/users/users.store";
import { startHost } from "../../../server/cli/launcher/child";
import { waitUntilReady } from "../../../server/cli/launcher/wait-until-ready";
import { findFreePort } from "../../../server/db/embedded/free-port";
import { createSealer } from "../../../server/db/sealed";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";
import { PUBLIC_SETTINGS, runToItsEnd } from "../../support/hosts/public-shop";

const API_HOST = "server/main.ts";
const SITE_HOST = "src/host/main.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each([
  ["the API host", API_HOST, { SITE_ORIGINS: "https://shop.example", API_HOST: "0.0.0.0" }],
  ["the API host", API_HOST, { NODE_ENV: "production" }],
  ["npm start", "server/cli/start.ts", { SITE_HOST: "0.0.0.0" }],
  ["the import", "server/cli/import-catalogue.ts", { API_URL: "https://api.shop.example" }],
  ["the demo shop", "demo/main.ts", { SITE_URL: "https://shop.example" }],
  ["the sandbox host", "sandbox/main.ts", { SITE_ORIGINS: "https://shop.example" }],
  ["the site host", SITE_HOST, { SITE_HOST: "0.0.0.0" }],
  ["the site host", SITE_HOST, { API_URL: "http://api.shop.example" }],
])("%s (%s) does not start with %j alone, and lists everything missing", async (_who, script, env) => {
  const { code, output } = await runToItsEnd(script, env);

  expect(code).toBe(1);
  const [reasons] = /open the shop to the public: .*/.exec(output) ?? [""];
  for (const name of Object.keys(env)) expect(reasons).toContain(`${name} `);
  for (const name of ["SITE_ORIGINS", "API_URL", "TRUST_PROXY", "BUILD_KEY"]) {
    if (!(name in env) || env[name as keyof typeof env] === "http://api.shop.example") {
      expect(output).toMatch(new RegExp(`^- ${name} must`, "m"));
    }
  }
  expect(output).not.toMatch(/^\s+at /m);
});

test("a public shop never gets demo logins", async () => {
  const { code, output } = await runToItsEnd("demo/main.ts", {
    ...PUBLIC_SETTINGS,
    DATABASE_URL: database.url,
  });

  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining("Cannot add demo logins") });
});

test("a demo shop's database is refused: its super admin's password is in the README", async () => {
  await addDemoUsers(database.db, createSealer([PUBLIC_SETTINGS.PII_KEY]));
  const env = { ...PUBLIC_SETTINGS, DATABASE_URL: database.url, API_PORT: String(await findFreePort()) };

  const { code, output } = await runToItsEnd(API_HOST, env);

  expect(code).toBe(1);
  expect(output).toMatch(/demo logins.*superadmin@demo\.example.*DATABASE_URL/s);
});

test("registering with a demo login's address and password does not stop a public shop from starting", async () => {
  const own = await createTestDatabase();
  const parts = { db: own.db, sealer: createSealer([PUBLIC_SETTINGS.PII_KEY]) };
  const passwords = createPasswordHasher();
  for (const { username, password } of DEMO_LOGINS) {
    const identity = { username, firstName: "Not", lastName: "Staff", phone: "+15125550142" };
    const passwordHash = await passwords.hash(password);
    await registerCustomer(parts, { identity, role: "CUSTOMER", passwordHash, isVerified: false }, null);
  }
  await expect(
    refusePublishedLogins(createUsersStore(parts.db, parts.sealer), passwords),
  ).resolves.toBeUndefined();
  await own.drop();
});

test("with its own settings a public API host is ready", async () => {
  const own = await createTestDatabase();
  const port = await findFreePort();
  const env = { ...PUBLIC_SETTINGS, NODE_ENV: "production", DATABASE_URL: own.url, API_PORT: String(port) };
  const host = startHost("The API host", API_HOST, { ...env, DATA_DIR: "" });
  try {
    await waitUntilReady(host, `http://127.0.0.1:${port}${READY_PATH}`);
    expect((await fetch(`http://127.0.0.1:${port}${READY_PATH}`)).status).toBe(200);
  } finally {
    await host.stop();
    await own.drop();
  }
});
