/**
 * A new user is signed in before verification, and sees no older data until the address is verified
 * (ACCOUNT-15).
 */
import { sql } from "kysely";
import { bearerOf, type Session } from "#contract/accounts/session";
import { MESSAGES } from "#contract/messages";
import { createSealer } from "../../../server/db/sealed";
import { reseal } from "../../../server/db/sealing/reseal";
import { SEALED_COLUMNS } from "../../../server/declarations";
import {
  aRegistration,
  aCustomer,
  callRest,
  codeMailedTo,
  mailsTo,
  PASSWORD,
  proofMailedTo,
  type TestUser,
} from "../../support/people/accounts";
import { joinNewsletter } from "../../support/people/newsletter";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(1);
});
afterAll(() => api.close());

const THEIRS = "Stranger-Word-9";
async function register(email: string, password = THEIRS): Promise<Session> {
  const { body } = await callRest(api.app, "register", {
    body: aRegistration(email, password),
  });
  return body.data!;
}
const bearer = (session: Session) => bearerOf(session.tokens);
const queryAs = (session: Session, query: string, variables: object = {}) =>
  api.query(query, variables, { authorization: bearer(session) });
const cartOf = async (session: Session) =>
  (await queryAs(session, "mutation { createEmptyCart { items { productId quantity } } }")).data as never as {
    createEmptyCart: { items: { productId: string; quantity: number }[] };
  };
const verify = (username: string, code: string) =>
  callRest(api.app, "verifyAccount", { body: { username, code } });
const address = {
  firstName: "New",
  lastName: "Person",
  address1: "1 Main Street",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550142",
};

/** An account with everything a stranger must not see. */
async function aRichOwner(): Promise<TestUser> {
  const owner = await aCustomer(api, { password: PASSWORD });
  await callRest(api.app, "addAddress", { bearer: owner.bearer, body: address });
  await joinNewsletter(api, api.app, owner.username);
  await callRest(api.app, "contact", {
    body: { name: "Ada", email: owner.username, phone: "5125550142", message: "My secret wish" },
  });
  return owner;
}

describe("the password just chosen", () => {
  const login = (username: string, password: string) =>
    callRest(api.app, "login", { body: { username, password } });

  test("does not reveal at sign-in whether the address has an account, nor does an earlier or later one", async () => {
    const owner = await aRichOwner();
    const answers = [];
    for (const email of [owner.username, "untaken@mail.example"]) {
      await register(email, "Earlier-Kettle-2");
      const session = await register(email);
      const logins = [await login(email, THEIRS), await login(email, "Earlier-Kettle-2")];
      const change = { currentPassword: THEIRS, password: "Next-Kettle-4", confirmPassword: "Next-Kettle-4" };
      await callRest(api.app, "changePassword", { bearer: bearer(session), body: change });
      logins.push(await login(email, THEIRS), await login(email, "Next-Kettle-4"));
      await callRest(api.app, "deleteAccount", {
        bearer: bearer(session),
        body: { password: "Next-Kettle-4" },
      });
      logins.push(await login(email, "Next-Kettle-4"), await login(email, "Earlier-Kettle-2"));
      answers.push(logins.map(({ status, body }) => ({ status, body })));
    }

    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]![0]).toMatchObject({ status: 400, body: { message: MESSAGES.auth.unverified } });
    expect((await login(owner.username, PASSWORD)).status).toBe(200);
  });

  test("for a forgotten existing account triggers another email that says so", async () => {
    const owner = await aRichOwner();
    await register(owner.username);
    const host = await api.anotherHost();
    await callRest(host, "login", { body: { username: owner.username, password: THEIRS } });
    await host.close();

    const mails = (await mailsTo(api, owner.username)).map(({ kind }) => kind);
    expect(mails.filter((kind) => kind === "account-exists")).toHaveLength(2);
  });
});

describe("a session of a registration", () => {
  test("shops, renews its tokens, and keeps its data when the address is verified", async () => {
    const email = "new@mail.example";
    const session = await register(email);
    const { rows } = await sql<{ id: string }>`SELECT product_id AS id FROM products LIMIT 1`.execute(
      api.database.db,
    );
    await queryAs(
      session,
      "mutation ($id: ID!) { addItem(productId: $id, quantity: 1) { items { productId } } }",
      {
        id: rows[0]!.id,
      },
    );
    await callRest(api.app, "addAddress", { bearer: bearer(session), body: address });
    const renewed = await callRest(api.app, "refreshToken", {
      body: { username: email, refreshToken: session.tokens.refreshToken },
    });
    const verified = await verify(email, await codeMailedTo(api, email, "verification"));

    expect(renewed.body.data?.user).toMatchObject({ username: email, isVerified: false });
    expect(verified.body.data?.user.isVerified).toBe(true);
    const account = verified.body.data!;
    expect((await cartOf(account)).createEmptyCart.items).toHaveLength(1);
    const { body } = await callRest(api.app, "listAddresses", { bearer: bearer(account) });
    expect(body.data?.addresses).toHaveLength(1);
  });

  test("for another person's address sees, changes and ends nothing of theirs", async () => {
    const owner = await aRichOwner();
    const session = await register(owner.username);
    const own = { bearer: bearer(session) };
    const addresses = await callRest(api.app, "listAddresses", own);
    const exported = await callRest(api.app, "exportAccount", own);
    const code = "123456";
    await callRest(api.app, "forgotPassword", { body: { username: owner.username } });
    await codeMailedTo(api, owner.username, "reset");
    const deleted = await callRest(api.app, "deleteAccount", { ...own, body: { password: THEIRS } });

    expect(addresses.body.data?.addresses).toEqual([]);
    expect(JSON.stringify(exported.body)).not.toContain("secret wish");
    expect(exported.body.data).toMatchObject({ newsletter: null, contactRequests: [] });
    expect((await verify(owner.username, code)).status).toBe(400);
    expect(deleted.status).toBe(200);
    const mails = (await mailsTo(api, owner.username)).map(({ kind }) => kind);
    expect(mails.slice(-2)).toEqual(["account-exists", "reset"]);
    const accountExport = await callRest(api.app, "exportAccount", { bearer: owner.bearer });
    expect(accountExport.body.data).toMatchObject({ newsletter: { subscribedAt: expect.any(String) } });
    expect(JSON.stringify(accountExport.body.data)).toContain("secret wish");
    const login = { username: owner.username, password: PASSWORD };
    expect((await callRest(api.app, "login", { body: login })).status).toBe(200);
  });

  test("gets the same responses whether the address has an account or not, call by call", async () => {
    const owner = await aRichOwner();
    const [existing, free] = [await register(owner.username), await register("free@mail.example")];
    const answersOf = async (session: Session) => {
      const own = { bearer: bearer(session) };
      const change = { currentPassword: THEIRS, password: "Next-Kettle-4", confirmPassword: "Next-Kettle-4" };
      const answers = [
        await callRest(api.app, "getProfile", own),
        await callRest(api.app, "listSignIns", own),
        await callRest(api.app, "resendVerificationCode", { body: { username: session.user.username } }),
        await callRest(api.app, "changePassword", { ...own, body: change }),
        await callRest(api.app, "updateProfile", {
          ...own,
          body: { firstName: "Another", lastName: "Name", phone: "5125550142" },
        }),
        await callRest(api.app, "exportAccount", own),
        await callRest(api.app, "deleteAccount", { ...own, body: { password: "Next-Kettle-4" } }),
      ];
      const text = JSON.stringify(answers.map(({ status, body }) => ({ status, body })));
      return text.replaceAll(session.user.username, "…").replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time");
    };

    expect(await answersOf(existing)).toBe(await answersOf(free));
    expect(await mailsTo(api, owner.username)).not.toContainEqual(
      expect.objectContaining({ kind: expect.stringMatching(/password-changed|account-deleted/) }),
    );
  });

  test("continues, isolated, when someone else registers the address too", async () => {
    const email = "twice-seen@mail.example";
    const first = await register(email);
    const second = await register(email, "Other-Kettle-5");
    await callRest(api.app, "addAddress", { bearer: bearer(second), body: address });
    const renewed = await callRest(api.app, "refreshToken", {
      body: { username: email, refreshToken: first.tokens.refreshToken },
    });
    const verified = await verify(email, await codeMailedTo(api, email, "verification", 2));

    expect(renewed.status).toBe(200);
    const { body } = await callRest(api.app, "listAddresses", { bearer: bearer(renewed.body.data!) });
    expect(body.data?.addresses).toEqual([]);
    const theirs = await callRest(api.app, "listAddresses", { bearer: bearer(verified.body.data!) });
    expect(theirs.body.data?.addresses).toHaveLength(1);
  });

  test("is verified by its own code only, and requests its own, whoever registers the address later", async () => {
    const email = "aimed-at@mail.example";
    const mine = await register(email);
    const { linkCode: myLink } = await proofMailedTo(api, email, "verification");
    const stranger = await register(email, "Other-Kettle-5");
    const theirs = await proofMailedTo(api, email, "verification", 2);
    const verifyIn = (session: Session, code: string) =>
      callRest(api.app, "verifyAccount", { bearer: bearer(session), body: { username: email, code } });
    const refused = [await verifyIn(mine, theirs.code), await verifyIn(mine, theirs.linkCode)];
    await callRest(api.app, "resendVerificationCode", { bearer: bearer(mine), body: { username: email } });
    const another = await proofMailedTo(api, email, "verification", 3);

    expect(refused.map(({ status }) => status)).toEqual([400, 400]);
    expect((await verifyIn(stranger, another.code)).status).toBe(400);
    expect((await verifyIn(mine, myLink)).status).toBe(400);
    expect((await verifyIn(mine, another.code)).status).toBe(200);
    const login = { username: email, password: THEIRS };
    expect((await callRest(api.app, "login", { body: login })).status).toBe(200);
  });

  test("does not take over the username when a key is rotated", async () => {
    const owner = await aRichOwner();
    await register(owner.username);
    const { piiKeys } = api.configFor();
    const sealer = createSealer(["the personal key of this year", ...piiKeys]);
    await reseal(api.database.db, sealer, SEALED_COLUMNS, () => undefined);
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM users WHERE id = ${owner.userId}
      AND username_index = ${sealer.blindIndex(owner.username, "users")}`.execute(api.database.db);

    expect(rows[0]!.n).toBe(1);
  });
});

test("a sign-in before verification says so, and no session starts", async () => {
  const email = "later@mail.example";
  await register(email);
  const login = await callRest(api.app, "login", { body: { username: email, password: THEIRS } });

  expect(login).toMatchObject({ status: 400, body: { message: MESSAGES.auth.unverified, data: null } });
});
