/** Registering, verifying and signing in, through HTTP (specification §7, §8). */
import { isVerificationMissing } from "#contract/auth";
import { MESSAGES } from "#contract/messages";
import { aCustomer, callRest, codeMailedTo, mailsTo, PASSWORD } from "../support/accounts";
import { startTestApi, type TestApi } from "../support/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(0);
});
afterAll(() => api.close());

const form = (email: string) => ({
  firstName: "Grace",
  lastName: "Hopper",
  email,
  phone: "5125550142",
  password: PASSWORD,
  confirmPassword: PASSWORD,
});

describe("registering", () => {
  test("leads through the mailed code to a session, and the code works once", async () => {
    const username = "grace@mail.example";
    const registered = await callRest(api.app, "register", { body: form("Grace@Mail.example ") });
    expect(registered.status).toBe(200);
    expect(registered.body).toMatchObject({
      isSuccess: true,
      message: MESSAGES.auth.registered,
      successMessage: MESSAGES.auth.registered,
      data: { tokens: null, user: { username, type: "CUSTOMER", firstName: "Grace", isVerified: false } },
    });

    const code = await codeMailedTo(api, username, "verification");
    const verified = await callRest(api.app, "verifyAccount", { body: { username, code } });
    expect(verified.body).toMatchObject({
      isSuccess: true,
      message: MESSAGES.auth.verified,
      data: { user: { username, isVerified: true } },
    });
    const { accessToken, idToken } = verified.body.data!.tokens;
    const profile = await callRest(api.app, "listSessions", { bearer: `Bearer ${accessToken} ${idToken}` });
    expect(profile.status).toBe(200);
    expect((await mailsTo(api, username)).map(({ kind }) => kind)).toEqual(["verification", "welcome"]);

    const again = await callRest(api.app, "verifyAccount", { body: { username, code } });
    expect(again).toMatchObject({ status: 400, body: { message: MESSAGES.auth.notVerified, data: null } });
  });
});

test("signing in", async () => {
  const user = await aCustomer(api, { password: PASSWORD });
  const { body, status } = await callRest(api.app, "login", {
    body: { username: user.username, password: PASSWORD },
  });
  expect({ body, status }).toMatchObject({ status: 200, body: { message: "Login Successful" } });
  expect(isVerificationMissing(body)).toBe(false);
  const refreshed = await callRest(api.app, "refreshToken", {
    body: { username: user.username, refreshToken: body.data!.tokens.refreshToken },
  });
  expect(refreshed.status).toBe(200);
});
