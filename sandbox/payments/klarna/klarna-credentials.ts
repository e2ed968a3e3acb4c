/** The login the double accepts. It opens nothing but the double. */
export const KLARNA_SANDBOX = {
  username: "sandbox_klarna_user",
  password: "sandbox_klarna_password",
} as const;
