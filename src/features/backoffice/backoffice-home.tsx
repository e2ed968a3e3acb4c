/** Where staff land after signing in. */
import { useSession } from "../../app/use-session";

export function BackofficeHome() {
  const { user } = useSession();
  return (
    <section>
      <h2>Welcome, {user?.firstName || user?.username}</h2>
      <p>
        You are signed in to the back office. Your own details are in <a href="/account/">your account</a>.
      </p>
    </section>
  );
}
