/** Account security: password, signed-in devices, and recent sign-in attempts. */
import { ChangePassword } from "./change-password";
import { DeviceList } from "./device-list";
import { SignInHistory } from "./sign-in-history";
import { Lead } from "../../../ui/parts/lead";

export function SecurityScreen() {
  return (
    <>
      <Lead>See where you are signed in. If something is not you, sign it out and change your password.</Lead>
      <DeviceList />
      <ChangePassword />
      <SignInHistory />
    </>
  );
}
