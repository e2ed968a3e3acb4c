import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { RegisterScreen } from "../features/auth/register-screen";

const PAGE = {
  path: ROUTES.register,
  title: LABELS.createYourAccount,
  description: "Create a free account.",
  lead: "One account for orders, addresses and leases. It takes a minute.",
  access: "guest",
  height: 1160,
  isNarrow: true,
} as const;

export default islandPage(PAGE, RegisterScreen);
export const Head = islandHead(PAGE);
