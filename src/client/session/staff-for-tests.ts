/** Signs in a staff member in rendered tests. */
import { act } from "@testing-library/react";
import type { SessionUser } from "#contract/accounts/session";
import { signIn } from "./current-session";

const ADA = {
  username: "ada@example.com",
  firstName: "Ada",
  lastName: "Byron",
  type: "ADMIN",
  isVerified: true,
};

/** @param person fields that differ from an admin's; Ada is one */
export async function signInStaff(
  permissions: readonly string[],
  person: Partial<Omit<SessionUser, "permissions">> = {},
): Promise<void> {
  const user = { ...ADA, ...person, permissions: [...permissions] } as SessionUser;
  await act(() => signIn({ user, tokens: { accessToken: "a", idToken: "i", refreshToken: "r" } }));
}
