/** Attacks on an account never lock its owner out (ACCOUNT-14, docs/decisions/sign-in.md). */
import { bearerOf } from "#contract/accounts/session";
import { MESSAGES } from "#contract/messages";
import { sql } from "kysely";
import { aCustomer, callRest, PASSWORD, proofMailedTo, type RestAnswer } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(0);
});
afterAll(() => api.close());

const OWN = "198.51.100.20";
const NEXT = "Another-Word-8";

const login = (username: string, password: string, from: string, cookie = "") =>
  callRest(api.app, "login", { body: { username, password }, from, headers: { cookie } });
/** Name and value of the cookie a response sets. */
function cookieOf({ headers }: RestAnswer<unknown>): string {
  return /^[^;]+/.exec(String(headers["set-cookie"]))![0];
}
/** More wrong passwords than an account may have in an hour, each from its own network. */
async function attack(username: string): Promise<void> {
  const guesses = Array.from({ length: 101 }, (_, i) => login(username, `Guess-${i}`, `2001:db8:0:${i}::1`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).not.toEqual([]);
}

describe("after a hundred wrong passwords from elsewhere", () => {
  test("the owner signs in on a known device, and no other user does with their own cookie", async () => {
    const [owner, other] = [
      await aCustomer(api, { password: PASSWORD }),
      await aCustomer(api, { password: PASSWORD }),
    ];
    const known = cookieOf(await login(owner.username, PASSWORD, OWN));
    const foreign = cookieOf(await login(other.username, PASSWORD, "198.51.100.21"));
    await attack(owner.username);

    expect((await login(owner.username, PASSWORD, OWN, known)).status).toBe(200);
    expect((await login(owner.username, PASSWORD, "198.51.100.22", known)).status).toBe(200);
    for (const cookie of ["", foreign, `${known.slice(0, -2)}AA`, "device=nonsense", "device=a.b"]) {
      const refused = await login(owner.username, PASSWORD, "198.51.100.23", cookie);
      expect(refused).toMatchObject({ status: 429, body: { message: MESSAGES.auth.tooManyLogins } });
    }
  });

  test("the owner on a new device resets the password by email and signs in with it at once", async () => {
    const owner = await aCustomer(api, { password: PASSWORD });
    await attack(owner.username);
    await callRest(api.app, "forgotPassword", { body: { username: owner.username }, from: OWN });
    const { linkCode } = await proofMailedTo(api, owner.username, "reset");
    const body = { username: owner.username, password: NEXT, confirmPassword: NEXT };
    const reset = await callRest(api.app, "resetPassword", {
      body: { ...body, confirmationCode: linkCode },
      from: OWN,
    });

    expect(reset.status).toBe(200);
    expect((await login(owner.username, NEXT, OWN, cookieOf(reset))).status).toBe(200);
  });

  test("the owner signs in on that device, and by email, while hundreds of passwords wait to be checked", async () => {
    const owner = await aCustomer(api, { password: PASSWORD });
    const known = cookieOf(await login(owner.username, PASSWORD, OWN));
    await callRest(api.app, "forgotPassword", { body: { username: owner.username }, from: OWN });
    const { linkCode: confirmationCode } = await proofMailedTo(api, owner.username, "reset");
    let pendingCount = 200;
    let flood: Promise<void>[] = [];
    await new Promise<void>((lineIsFull) => {
      flood = Array.from({ length: pendingCount }, async (_, at) => {
        const { status } = await login(`victim-${at}@mail.example`, "Guess-1", `2001:db8:${at}::1`);
        pendingCount--;
        if (status === 429) lineIsFull();
      });
    });
    const signedIn = await login(owner.username, PASSWORD, OWN, known);
    const body = { username: owner.username, password: NEXT, confirmPassword: NEXT, confirmationCode };
    const reset = await callRest(api.app, "resetPassword", { body, from: "198.51.100.31" });
    const again = await login(owner.username, NEXT, "198.51.100.31", cookieOf(reset));
    const waitingStill = pendingCount;
    await Promise.all(flood);

    expect(waitingStill).toBeGreaterThan(0);
    expect([signedIn.status, reset.status, again.status]).toEqual([200, 200, 200]);
  });

  test("a known device has ten attempts and no more", async () => {
    const owner = await aCustomer(api, { password: PASSWORD });
    const known = cookieOf(await login(owner.username, PASSWORD, OWN));
    const statuses = [];
    for (let i = 0; i < 11; i++) {
      statuses.push((await login(owner.username, `Guess-${i}`, `203.0.113.${i}`, known)).status);
    }

    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  });
});

describe("after many registrations of an address by strangers", () => {
  const form = (email: string, password: string) => ({
    firstName: password === PASSWORD ? "The Owner" : "Some",
    lastName: "Body",
    email,
    phone: "5125550142",
    password,
    confirmPassword: password,
  });
  const register = async (email: string, password: string, from: string) =>
    (await callRest(api.app, "register", { body: form(email, password), from })).body.data!;
  const squat = async (email: string, times: number) => {
    for (let i = 0; i < times; i++) {
      await register(email, "Squatter-Kettle-3", `2001:db8:1:${i}::1`);
    }
  };
  const verify = (username: string, code: string) =>
    callRest(api.app, "verifyAccount", { body: { username, code } });

  test("the owner registers, shops, and verifies the address by the reset email's link", async () => {
    const email = "squatted@mail.example";
    await squat(email, 12);
    const session = await register(email, PASSWORD, OWN);
    const profile = await callRest(api.app, "getProfile", { bearer: bearerOf(session.tokens) });
    expect(profile.status).toBe(200);
    await squat(email, 2);
    await callRest(api.app, "forgotPassword", {
      body: { username: email },
      bearer: bearerOf(session.tokens),
      from: OWN,
    });
    const { linkCode } = await proofMailedTo(api, email, "reset");
    await squat(email, 3);
    const body = { username: email, password: NEXT, confirmPassword: NEXT, confirmationCode: linkCode };

    expect((await callRest(api.app, "resetPassword", { body, from: OWN })).status).toBe(200);
    const account = await login(email, NEXT, OWN);
    expect(account.body.data?.user).toMatchObject({
      username: email,
      firstName: "The Owner",
      isVerified: true,
    });
  });

  test("the owner's emailed link still opens the owner's registration, and the others are skipped", async () => {
    const email = "followed@mail.example";
    await register(email, PASSWORD, OWN);
    const mine = await proofMailedTo(api, email, "verification");
    await squat(email, 1);
    const theirs = await proofMailedTo(api, email, "verification", 2);

    expect((await verify(email, mine.code)).status).toBe(400);
    expect((await verify(email, mine.linkCode)).status).toBe(200);
    for (const code of [theirs.code, theirs.linkCode]) {
      expect((await verify(email, code)).status).toBe(400);
    }
    expect((await login(email, PASSWORD, OWN)).status).toBe(200);
    expect((await login(email, "Squatter-Kettle-3", "198.51.100.66")).status).toBe(400);
  });

  test("of two users who verify one address concurrently, only one gets it", async () => {
    const email = "raced@mail.example";
    await register(email, PASSWORD, OWN);
    const first = await proofMailedTo(api, email, "verification");
    await register(email, NEXT, OWN);
    const second = await proofMailedTo(api, email, "verification", 2);
    const answers = await Promise.all([verify(email, first.linkCode), verify(email, second.linkCode)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const logins = [await login(email, PASSWORD, OWN), await login(email, NEXT, OWN)];
    expect(logins.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("staff can still be invited at it", async () => {
    const email = "new-staff@shop.example";
    await squat(email, 1);
    const { bearer } = await aCustomer(api, { role: "SUPERADMIN" });
    const user = { firstName: "Grace", lastName: "Hopper", email, phone: "5125550142", role: "ADMIN" };
    const added = await callRest(api.app, "addUser", { bearer, body: user });
    const { code } = await proofMailedTo(api, email, "staff-invitation");
    const body = { username: email, password: NEXT, confirmPassword: NEXT, confirmationCode: code };

    expect(added.status).toBe(200);
    expect((await callRest(api.app, "resetPassword", { body })).status).toBe(200);
  });
});

test("one browser remembers a family's accounts, reveals no name and is not readable by scripts", async () => {
  const [parent, child] = [
    await aCustomer(api, { password: PASSWORD }),
    await aCustomer(api, { password: PASSWORD }),
  ];
  const first = await login(parent.username, PASSWORD, OWN);
  const second = await login(child.username, PASSWORD, OWN, `other=1; ${cookieOf(first)}`);
  const family = cookieOf(second);
  for (const { username } of [parent, child]) {
    await attack(username);
    expect((await login(username, PASSWORD, OWN, family)).status).toBe(200);
  }

  const payload = Buffer.from(family.replace(/^device=|\..*/g, ""), "base64url").toString();
  expect(payload).toContain("accounts");
  expect(payload).not.toContain(parent.username.split("@")[0]);
  expect(String(second.headers["set-cookie"])).toMatch(/HttpOnly; SameSite=Strict/);
});

describe.each(["verification", "reset"] as const)("a %s code", (kind) => {
  const requestedCode = async () => {
    const owner = await aCustomer(api, { password: PASSWORD, isVerified: kind === "reset" });
    const name = kind === "reset" ? "forgotPassword" : "resendVerificationCode";
    const request = (from: string) => callRest(api.app, name, { body: { username: owner.username }, from });
    const use = (code: string, from: string) =>
      kind === "reset"
        ? callRest(api.app, "resetPassword", {
            body: { username: owner.username, password: NEXT, confirmPassword: NEXT, confirmationCode: code },
            from,
          })
        : callRest(api.app, "verifyAccount", { body: { username: owner.username, code }, from });
    await request(OWN);
    return { owner, request, use, proof: await proofMailedTo(api, owner.username, kind) };
  };
  const wrong = (code: string, i: number) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, "0");

  test("stays valid for its owner after a stranger's wrong attempts", async () => {
    const { use, proof } = await requestedCode();
    for (let i = 0; i < 30; i++) await use(wrong(proof.code, i), "203.0.113.7");

    expect((await use(proof.code, OWN)).status).toBe(200);
  });

  test("may be exhausted from many places, but its email's link works", async () => {
    const { use, proof } = await requestedCode();
    for (let i = 0; i < 25; i++) await use(wrong(proof.code, i), `203.0.113.${i}`);

    expect((await use(proof.code, OWN)).status).toBe(429);
    expect((await use("0".repeat(32), OWN)).status).toBe(400);
    expect((await use(proof.linkCode, OWN)).status).toBe(200);
    expect((await use(proof.linkCode, OWN)).status).toBe(400);
  });

  test("reaches the owner's mailbox, valid, however often strangers request one", async () => {
    const { owner, request, use } = await requestedCode();
    for (let i = 0; i < 12; i++) expect((await request(`203.0.113.${i}`)).status).toBe(200);
    const { code } = await proofMailedTo(api, owner.username, kind, 5);

    expect((await request(OWN)).status).toBe(200);
    expect((await use(code, OWN)).status).toBe(200);
  });

  test("behind the link is valid for an hour", async () => {
    const [young, old] = [await requestedCode(), await requestedCode()];
    const age = (userId: string, minutes: number) =>
      sql`UPDATE mailed_codes SET expires_at = expires_at - make_interval(mins => ${minutes}),
        link_expires_at = link_expires_at - make_interval(mins => ${minutes}) WHERE user_id = ${userId}`.execute(
        api.database.db,
      );
    await age(young.owner.userId, 59);
    await age(old.owner.userId, 60);

    expect((await young.use(young.proof.code, OWN)).status).toBe(400);
    expect((await young.use(young.proof.linkCode, OWN)).status).toBe(200);
    expect((await old.use(old.proof.linkCode, OWN)).status).toBe(400);
  });
});
