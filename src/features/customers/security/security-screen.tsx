/** Account security: password, signed-in devices, and recent sign-in attempts. */
import { ChangePassword } from "./change-password";
import { DeviceList } from "./device-list";
import { SignInHistory } from "./sign-in-history";
import { Lead } from "../../../ui/parts/lead";

export function SecurityScreen() {
  return (
    <>
      <Lead>Review your active sessions. Don't recognize one? Sign it out and change your password.</Lead>
      <DeviceList />
      <ChangePassword />
      <SignInHistory />
    </>
  );
}
