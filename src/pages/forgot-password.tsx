import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { ForgotPasswordScreen } from "../features/auth/forgot-password-screen";

const PAGE = {
  path: ROUTES.forgotPassword,
  title: LABELS.forgotPassword,
  description: "Get a code to reset your password.",
  lead: "Enter your email address and we’ll send you a code to set a new one.",
  access: "anyone",
  height: 380,
  isNarrow: true,
} as const;

export default islandPage(PAGE, ForgotPasswordScreen);
export const Head = islandHead(PAGE);
