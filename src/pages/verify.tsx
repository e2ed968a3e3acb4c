import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { VerifyScreen } from "../features/auth/verify-screen";

const PAGE = {
  path: ROUTES.verify,
  title: LABELS.checkMail,
  description: "Verify your email address.",
  lead: "One last step: enter the code we sent you.",
  access: "guest",
  height: 530,
  isNarrow: true,
} as const;

export default islandPage(PAGE, VerifyScreen);
export const Head = islandHead(PAGE);
