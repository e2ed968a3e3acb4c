/** Checks the postal code table against addresses in each state. */
import { areaOfPostalCode, stateOfPostalCode } from "./postal-codes";
import { US_STATES } from "./us-states";

/** A post office in every state. */
const KNOWN = `AL 35203 AK 99501 AZ 85004 AR 72201 CA 90012 CO 80202 CT 06103 DE 19801 DC 20500 FL 33131 GA 30303 GU 96910
  HI 96813 ID 83702 IL 60601 IN 46204 IA 50309 KS 66603 KY 40202 LA 70112 ME 04101 MD 21201 MA 02108 MI 48226 MN 55401
  MS 39201 MO 63101 MT 59601 NE 68102 NV 89101 NH 03301 NJ 07102 NM 87501 NY 10007 NC 27601 ND 58501 OH 43215 OK 73102
  OR 97204 PA 19107 PR 00901 RI 02903 SC 29201 SD 57501 TN 37219 TX 78701 UT 84111 VT 05602 VA 23219 VI 00802 WA 98101
  WV 25301 WI 53703 WY 82001`;

const pairs = [...KNOWN.matchAll(/([A-Z]{2}) (\d{5})/g)].map(([, state = "", code = ""]) => [state, code]);

test("there is a sample post office in every state", () => {
  expect(pairs.map(([state]) => state).sort()).toEqual(Object.keys(US_STATES).sort());
});

test.each(pairs)("%s: %s", (state, code) => {
  expect(stateOfPostalCode(code!)).toBe(state);
});

test.each([
  ["06390", "NY", "an island of New York, mailed by way of Connecticut"],
  ["83414", "WY", "a town of Wyoming, mailed by way of Idaho"],
  ["73301", "TX", "Austin, among the numbers of Oklahoma"],
  ["88510", "TX", "El Paso, beside New Mexico"],
  ["05501", "MA", "Andover, among the numbers of Vermont"],
  ["20101", "VA", "Dulles, among the numbers of Washington"],
])("%s is in %s: %s", (code, state) => {
  expect(stateOfPostalCode(code)).toBe(state);
});

test.each(["00000", "00400", "09012", "34002", "96201", "96799", "96950", "99", "787011", "7870a", ""])(
  "%j is in no state the shop delivers to",
  (code) => {
    expect(stateOfPostalCode(code)).toBeNull();
  },
);

test.each([
  ["55425", { state: "MN" }],
  ["00901", { state: "PR" }],
  ["09012", "MILITARY"],
  ["34002", "MILITARY"],
  ["96201", "MILITARY"],
  ["96799", "ISLANDS"],
  ["96950", "ISLANDS"],
  ["00000", null],
  ["5542", null],
])("%s is recognized: %j", (code, area) => {
  expect(areaOfPostalCode(code)).toEqual(area);
});
