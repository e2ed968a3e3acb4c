import { PASSWORD_PATTERN } from "#contract/accounts/password-rules";
import { isGuessablePassword } from "./guessable-password.rules";

const ABOUT = ["ada.shopper@mail.example", "Ada", "Lovelace"];

test.each([
  "Password1!",
  "P@ssw0rd1!",
  "Passw0rd!",
  "Welcome123!",
  "Qwerty123!",
  "1Qaz@wsx",
  "Summer2026!",
  "Iloveyou1!",
  "Admin123!",
  "Aa123456!",
  "Aaaaaaa1!",
  "Abcd1234!",
  "Ada.shopper-1",
  "Shopper1!",
  "Lovelace-1",
  "Ada.Lovelace1!",
  "ada+Lovelace@shopper1!",
  "Aa1!".repeat(32),
])("%s satisfies the character classes and is easy to guess", (password) => {
  expect(password).toMatch(PASSWORD_PATTERN);
  expect(isGuessablePassword(password, ABOUT)).toBe(true);
});

test.each(["Correct-Horse-7", "Blue-Kettle-42", "xK9#mPq2", "Ada-xK9#mPq2", "Garden!7Rose", "Thief-Word-9"])(
  "%s is not easy to guess",
  (password) => {
    expect(isGuessablePassword(password, ABOUT)).toBe(false);
  },
);

test("a password that resembles one user is fine for another", () => {
  expect(isGuessablePassword("Wintermoth-83", ["wintermoth1971@mail.example"])).toBe(true);
  expect(isGuessablePassword("Wintermoth-83", ABOUT)).toBe(false);
});
