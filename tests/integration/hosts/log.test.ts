/** The API host's log: enough to trace a request, no personal data and no secrets. */
import { closeSync, openSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { READY_PATH } from "#contract/rest/paths";
import { startHost } from "../../../server/cli/launcher/child";
import { waitUntilReady } from "../../../server/cli/launcher/wait-until-ready";
import { findFreePort } from "../../../server/db/embedded/free-port";
import { createTestDatabase } from "../../support/hosts/fresh-db";

const SECRETS = {
  mail: "ada.shopper@mail.example",
  oddMail: "grace@home@mail.example",
  telephone: "5125550142",
  card: "4111 1111 1111 1111",
  token: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl",
  key: "the-key-of-an-order-0123456789",
  login: "smtp-user:smtp-password",
};

test("a failure is logged with its request id, without email address, token, card, key or login", async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), "log-"));
  const file = path.join(folder, "api.log");
  const output = openSync(file, "a");
  const port = await findFreePort();
  await sql
    .raw(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'no room for ${SECRETS.mail} ${SECRETS.oddMail} +1${SECRETS.telephone} ${SECRETS.card} Bearer ${SECRETS.token} at smtp://${SECRETS.login}@mail'
        USING DETAIL = '${SECRETS.key}'; END $$`,
    )
    .execute(database.db);
  await sql`CREATE TRIGGER fail BEFORE INSERT ON contact_requests FOR EACH ROW EXECUTE FUNCTION fail()`.execute(
    database.db,
  );
  const env = { NODE_ENV: "test", LOG_LEVEL: "info", DATABASE_URL: database.url, API_PORT: String(port) };
  const host = startHost("The API host", "server/main.ts", env, { output });
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitUntilReady(host, `${url}${READY_PATH}`);
    const body = { name: "Ada Shopper", email: SECRETS.mail, phone: SECRETS.telephone, message: "Hello" };
    const failed = await fetch(`${url}/account/contactus`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-request-id": "find-me-again-1" },
      body: JSON.stringify(body),
    });
    const variables = encodeURIComponent(JSON.stringify({ key: SECRETS.key }));
    await fetch(`${url}/graphql?query={__typename}&variables=${variables}`, {
      headers: { authorization: `Bearer ${SECRETS.token} ${SECRETS.token}` },
    });
    await fetch(`${url}/user/address/delete/${SECRETS.key}`, { method: "DELETE" });

    expect(failed.status).toBe(500);
  } finally {
    await host.stop();
    closeSync(output);
    await database.drop();
  }
  const log = await readFile(file, "utf8");
  await rm(folder, { recursive: true });
  const lines = log.split("\n").filter((line) => line.startsWith("{"));
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  expect(entries).toContainEqual(
    expect.objectContaining({ reqId: "find-me-again-1", msg: "request failed", err: expect.anything() }),
  );
  expect(entries).toContainEqual(
    expect.objectContaining({ req: expect.objectContaining({ path: "/user/address/delete/:id" }) }),
  );
  expect(log).toContain(
    "no room for [email address] [email address] [telephone] [number] Bearer [token] at smtp://[login]@mail",
  );
  for (const secret of Object.values(SECRETS)) expect(log).not.toContain(secret);
});
