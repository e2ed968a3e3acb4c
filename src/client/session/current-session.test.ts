import type { Session } from "#contract/accounts/session";
import { UNCOUNTED_COOKIE } from "../../lib/attribution";
import { endSession, signIn } from "./current-session";

const sessionOf = (type: Session["user"]["type"]): Session => ({
  user: {
    firstName: "Ada",
    lastName: "Byron",
    username: "ada@mail.example",
    type,
    permissions: [],
    isVerified: true,
  },
  tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
});

beforeEach(() => {
  document.cookie = `${UNCOUNTED_COOKIE}=;path=/;max-age=0`;
});

test("a browser with a staff sign-in is not counted, also after signing out (VISIT-5)", async () => {
  await signIn(sessionOf("CUSTOMERSUPPORT"));
  expect(document.cookie).toContain("ef-uncounted=staff");
  await endSession({ isByChoice: true });
  expect(document.cookie).toContain("ef-uncounted=staff");
});

test("customers are counted when they sign in, unless they opted out", async () => {
  await signIn(sessionOf("CUSTOMER"));
  expect(document.cookie).not.toContain(UNCOUNTED_COOKIE);
  document.cookie = `${UNCOUNTED_COOKIE}=1;path=/`;
  await signIn(sessionOf("ADMIN"));
  expect(document.cookie).toContain("ef-uncounted=1");
  await endSession({ isByChoice: true });
});
