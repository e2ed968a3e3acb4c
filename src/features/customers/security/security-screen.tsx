/** Who can get in: the password, the devices that are signed in, and who tried. */
import { ChangePassword } from "./change-password";
import { DeviceList } from "./device-list";
import { SignInHistory } from "./sign-in-history";

export function SecurityScreen() {
  return (
    <>
      <p className="account-lead">
        See where you are signed in. If something is not you, sign it out and change your password.
      </p>
      <DeviceList />
      <ChangePassword />
      <SignInHistory />
    </>
  );
}
