/** Signed-in devices of an account: the owner lists and ends them on either of two API hosts. */
import type { FastifyInstance } from "fastify";
import { bearerOf } from "#contract/accounts/session";
import { aCustomer, callRest, PASSWORD } from "../../support/people/accounts";
import type { TestApi } from "../../support/hosts/test-api";
import { profileStatus, signInAgain, startTwoHosts, type TwoHosts } from "../../support/hosts/two-hosts";

let hosts: TwoHosts;
let api: TestApi;
let second: FastifyInstance;
beforeAll(async () => {
  hosts = await startTwoHosts();
  ({ api, second } = hosts);
});
afterAll(() => hosts.close());

test("an owner sees the signed-in devices, with the current one marked", async () => {
  const user = await aCustomer(api, { password: PASSWORD });
  const phone = await callRest(api.app, "login", {
    body: { username: user.username, password: PASSWORD },
    headers: { "user-agent": "Phone" },
    from: "198.51.100.20",
  });
  const { body } = await callRest(second, "listSessions", { bearer: bearerOf(phone.body.data!.tokens!) });

  expect(body.data?.sessions).toHaveLength(2);
  expect(body.data?.sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({
    userAgent: "Phone",
    ipAddress: "198.51.100.20",
  });
  expect(body.data?.sessions.find(({ isCurrent }) => !isCurrent)).toMatchObject({
    userAgent: "Test browser",
  });
});

test("an owner signs one of them out, but no other user's", async () => {
  const user = await aCustomer(api, { password: PASSWORD });
  const stranger = await aCustomer(api);
  const other = await signInAgain(api, user);
  const { body } = await callRest(api.app, "listSessions", { bearer: user.bearer });
  const { id } = body.data!.sessions.find(({ isCurrent }) => !isCurrent)!;
  const end = (bearer: string, params = { id }) => callRest(api.app, "endSession", { bearer, params });

  expect((await end(stranger.bearer)).status).toBe(404);
  expect(await profileStatus(second, other.tokens)).toBe(200);
  expect((await end(user.bearer)).status).toBe(200);
  expect(await profileStatus(second, other.tokens)).toBe(401);
  expect((await end(user.bearer)).status).toBe(404);
  expect((await end(user.bearer, { id: "not-an-id" })).status).toBe(400);
});

test("an owner signs all the others out", async () => {
  const user = await aCustomer(api, { password: PASSWORD });
  const others = [await signInAgain(api, user), await signInAgain(api, user)];
  const stranger = await aCustomer(api);
  await callRest(api.app, "endOtherSessions", { bearer: user.bearer });

  expect(await profileStatus(second, user.session!.tokens)).toBe(200);
  for (const { tokens } of others) expect(await profileStatus(second, tokens)).toBe(401);
  expect(await profileStatus(second, stranger.session!.tokens)).toBe(200);
});
