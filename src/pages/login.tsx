import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { LoginScreen } from "../features/auth/login-screen";

const PAGE = {
  path: ROUTES.login,
  title: LABELS.signIn,
  description: "Sign in to your account.",
  lead: "Your orders, addresses and leases in one place.",
  access: "guest",
  height: 680,
  isNarrow: true,
} as const;

export default islandPage(PAGE, LoginScreen);
export const Head = islandHead(PAGE);
