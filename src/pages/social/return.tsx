import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../../app/island/island-page";
import { SocialReturn } from "../../features/auth/social-return";

const PAGE = {
  path: ROUTES.socialReturn,
  title: "Signing in",
  description: "Returning from a sign-in provider.",
  access: "anyone",
  height: 240,
  isNarrow: true,
} as const;

export default islandPage(PAGE, SocialReturn);
export const Head = islandHead(PAGE);
