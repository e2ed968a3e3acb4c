/** The owner of the cart this browser shows. */
import { isStaff } from "#contract/staff/roles";
import { currentSession } from "../session/current-session";

/** Username of the signed-in customer; null for guests and staff, whose cart exists only in this browser. */
export async function cartOwner(): Promise<string | null> {
  const session = await currentSession();
  return session && !isStaff(session.user.type) ? session.user.username : null;
}
