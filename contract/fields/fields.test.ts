/** Cleaning of typed text in forms and the API. */
import { contactInput } from "../marketing/schema";
import * as yup from "yup";
import { MESSAGES } from "../messages";
import {
  confirmation,
  currentPassword,
  fullName,
  newPassword,
  personName,
  text,
  textLine,
  usPhone,
  usPostalCode,
} from "./fields";

test("a single-line field drops pasted line breaks", () => {
  expect(textLine(60).cast(" Ada\r\nBcc: all@mail.example\u2028 L. ")).toBe("Ada Bcc: all@mail.example L.");
  expect(text(60).cast("two\nlines")).toBe("two\nlines");
  expect(contactInput.fields.name.cast("Ada\nLovelace")).toBe("Ada Lovelace");
});

test("combining marks that no script stacks are dropped, a script's own stay", () => {
  const stacked = "\u0301\u0316";
  expect(text(60).cast(`e${stacked.repeat(500)}`)!.length).toBeLessThanOrEqual(13);
  expect(text(60).cast("Nguyễn Thị".normalize("NFD"))).toBe("Nguyễn Thị");
});

test.each(["\u200B\u200B", "\u3164", "\u2800", "\u200D", "\uFE0F", "\u0090"])("%j is blank", (unseen) => {
  expect(text(60).cast(unseen)).toBe("");
});

test.each([
  ["1 \u202EMain\u200B St", "1 Main St"],
  ["\u200Da\u200C", "a"],
  ["می\u200Cخواهم", "می\u200Cخواهم"],
  ["क्\u200Dष", "क्\u200Dष"],
  ["👨\u200D👩\u200D👧 ❤\uFE0F 1\uFE0F\u20E3", "👨\u200D👩\u200D👧 ❤\uFE0F 1\uFE0F\u20E3"],
])("%j is stored as %j", (typed, stored) => expect(text(60).cast(typed)).toBe(stored));

test.each([true, {}, []])("%j is not text", (value) => {
  expect(() => text(60).validateSync(value)).toThrow(MESSAGES.validation.unexpected);
});

test("a number is its digits", () => expect(text(60).validateSync(2700)).toBe("2700"));

describe("a new password", () => {
  const form = yup.object({ password: newPassword(), confirmPassword: confirmation("password") });
  const typed = (password: string, confirmPassword = password) => ({ password, confirmPassword });

  test("is checked and stored in NFKC, and confirmed in another form", () => {
    expect(newPassword().validateSync("Passw\uFF4Frd1!")).toBe("Password1!");
    expect(form.isValidSync(typed("Kéttle-Horse-4", "Kéttle-Horse-4".normalize("NFD")))).toBe(true);
    expect(form.isValidSync(typed("Kettle-Horse-4", "Kettle-Horse-5"))).toBe(false);
  });

  test.each([
    ["A1!" + "e\u0301".repeat(2) + "x", false],
    ["A1!" + "😀".repeat(2) + "x", false],
    ["A1!x" + "😀".repeat(4), true],
    ["A1!x" + "😀".repeat(124), true],
    ["A1!x" + "😀".repeat(125), false],
    ["A1!x" + "e\u0301".repeat(124), true],
  ])("%j has 8 to 128 characters: %j", (password, isOne) => {
    expect(newPassword().isValidSync(password)).toBe(isOne);
  });

  test("signs in as it was typed, because earlier versions did not fold it", () => {
    expect(currentPassword().validateSync("Passw\uFF4Frd1!")).toBe("Passw\uFF4Frd1!");
    expect(currentPassword().isValidSync("😀".repeat(128))).toBe(true);
    expect(currentPassword().isValidSync("😀".repeat(129))).toBe(false);
  });
});

describe("a postal code", () => {
  const delivery = yup.object({ state: yup.string(), postalCode: usPostalCode() });
  const billing = yup.object({ billingState: yup.string(), billingPostalCode: usPostalCode("billingState") });
  const { validation, checkout } = MESSAGES;
  const messageOf = (schema: yup.AnySchema, value: object) => {
    try {
      schema.validateSync(value);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };

  test.each([
    ["78701", "TX", null],
    ["78701", "CA", validation.postalCodeElsewhere("Texas", "California")],
    ["09021", "TX", `${checkout.noMilitary}.`],
    ["34002", "FL", `${checkout.noMilitary}.`],
    ["96201", "CA", `${checkout.noMilitary}.`],
    ["96799", "HI", `${checkout.noIslands}.`],
    ["96950", "GU", `${checkout.noIslands}.`],
    ["96910", "GU", null],
    ["00000", "TX", validation.postalCode],
    ["7870", "TX", validation.postalCode],
  ])("%s in %s: %j", (postalCode, state, message) => {
    expect(messageOf(delivery, { state, postalCode })).toBe(message);
  });

  test("of a billing address is accepted without delivery, because nothing ships there", () => {
    expect(messageOf(billing, { billingState: "TX", billingPostalCode: "09021" })).toBe(
      validation.postalCode,
    );
  });
});

describe("a name", () => {
  const { lastName } = fullName();
  const billing = personName(2, { required: "missing", characters: "letters only" }, "letters");

  test.each([
    ["O'Brien", "O'Brien"],
    ["\u02BBIolani", "\u02BBIolani"],
    ["Smith\u2011Jones", "Smith\u2011Jones"],
    ["de\u00A0la  Cruz", "de la Cruz"],
    ["Smith, Jr.", "Smith, Jr."],
    ["Nguyễn 2nd", "Nguyễn 2nd"],
    ["李明", "李明"],
    ["O\u2018Brien", "O\u2018Brien"],
    ["Gal·la", "Gal·la"],
    ["می\u200Cنا", "می\u200Cنا"],
    ["J.de Souza", "J.de Souza"],
  ])("%j is stored as %j", (typed, stored) => expect(lastName.validateSync(typed)).toBe(stored));

  test.each([
    "--",
    "..",
    "' '",
    ", .",
    "\u2019\u2019",
    "Ada@",
    "<b>Ada</b>",
    "Ada_B",
    "Win at www.evil.com",
    "evil.tk",
  ])("%j is not a name", (typed) => {
    expect(() => lastName.validateSync(typed)).toThrow(MESSAGES.validation.lastNameCharacters);
  });

  test.each([
    ["O\u2019Fallon", true],
    ["\u02BBIolani", true],
    ["Smith, Jr.", true],
    ["Smith2", false],
    ["..", false],
  ])("%j on a bill is a name: %j", (typed, isOne) => expect(billing.isValidSync(typed)).toBe(isOne));
});

test.each([
  ["5125550142", true],
  ["9115550142", false],
  ["5124110142", false],
  ["2115550142", false],
  ["1125550142", false],
  ["5121550142", false],
  ["5125110142", false],
  ["5122110142", false],
  ["5125551199", true],
])("%s is a phone number: %j", (digits, isOne) => expect(usPhone().isValidSync(digits)).toBe(isOne));
