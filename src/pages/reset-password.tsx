import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { ResetPasswordScreen } from "../features/auth/reset-password-screen";

const PAGE = {
  path: ROUTES.resetPassword,
  title: LABELS.chooseNewPassword,
  description: "Set a new password.",
  lead: "Enter the code from our email and your new password.",
  access: "anyone",
  height: 825,
  isNarrow: true,
} as const;

export default islandPage(PAGE, ResetPasswordScreen);
export const Head = islandHead(PAGE);
