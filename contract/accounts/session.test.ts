import { bearerOf, readSession, type Session } from "./session";

const SESSION: Session = {
  user: {
    username: "ada@mail.example",
    type: "CUSTOMER",
    firstName: "",
    lastName: "",
    permissions: ["orders.read"],
    isVerified: false,
  },
  tokens: { accessToken: "a", refreshToken: "r", idToken: "i" },
};

test("a complete session is read, without extra fields", () => {
  const stored = {
    user: { ...SESSION.user, cardNumber: "4111" },
    tokens: { ...SESSION.tokens, more: 1 },
    more: true,
  };
  expect(readSession(stored)).toEqual(SESSION);
  expect(bearerOf(SESSION.tokens)).toBe("Bearer a i");
});

const without = (part: "user" | "tokens", change: object) => ({
  ...SESSION,
  [part]: { ...SESSION[part], ...change },
});

test.each([
  null,
  undefined,
  "",
  "x",
  7,
  [],
  {},
  { user: SESSION.user },
  { tokens: SESSION.tokens },
  { user: "ada", tokens: "a" },
  without("user", { username: "" }),
  without("user", { username: undefined }),
  without("user", { firstName: null }),
  without("user", { permissions: "all" }),
  without("user", { permissions: [1] }),
  without("user", { isVerified: "yes" }),
  without("tokens", { accessToken: "" }),
  without("tokens", { refreshToken: 1 }),
  without("tokens", { idToken: undefined }),
])("%j is not a session", (stored) => {
  expect(readSession(stored)).toBeNull();
});
