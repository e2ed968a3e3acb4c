import { promotionInput } from "./schema";
import { callOfPromotion, NEW_PROMOTION, promotionForm, type PromotionForm } from "./form";

const form = (change: Partial<PromotionForm>): PromotionForm => ({
  ...NEW_PROMOTION,
  code: "fall-20",
  label: "Fall",
  ...change,
});
/** Validation messages by field. */
function complaintsOf(change: Partial<PromotionForm>): Record<string, string> {
  try {
    promotionForm.validateSync(form(change), { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
}

test("percentages and amounts become the call's input, dollars as cents", () => {
  const call = (change: Partial<PromotionForm>) => promotionInput.validateSync(callOfPromotion(form(change)));
  expect(call({ percentOff: "15 %" })).toMatchObject({ percentOff: 15, centsOff: null, smallestSubTotal: 0 });
  expect(call({ kind: "AMOUNT", centsOff: "25.50", smallestSubTotal: "1,000" })).toMatchObject({
    percentOff: null,
    centsOff: 2_550,
    smallestSubTotal: 100_000,
  });
});

test("free shipping has neither a percentage nor an amount, and a scope sends its own selection only", () => {
  const call = (change: Partial<PromotionForm>) => promotionInput.validateSync(callOfPromotion(form(change)));
  expect(call({ kind: "SHIPPING", percentOff: "15" })).toMatchObject({
    percentOff: null,
    centsOff: null,
    shipsFree: true,
    scope: "ALL",
    scopeIds: [],
  });
  const chosen = { categories: ["tires"], brands: ["halden"], lines: ["ELECTRONICS"] };
  expect(call({ percentOff: "15", ...chosen, scope: "CATEGORIES" }).scopeIds).toEqual(["tires"]);
  expect(call({ percentOff: "15", ...chosen, scope: "LINES" }).scopeIds).toEqual(["ELECTRONICS"]);
  expect(call({ percentOff: "15", ...chosen }).scopeIds).toEqual([]);
  expect(complaintsOf({ percentOff: "15", scope: "BRANDS" })).toEqual({
    brands: "Please choose at least one",
  });
  expect(complaintsOf({ percentOff: "15", scope: "CATEGORIES", categories: ["no-such"] })).toEqual({
    categories: "Please choose something the shop sells",
  });
  expect(() =>
    promotionInput.validateSync({ ...callOfPromotion(form({ percentOff: "15" })), shipsFree: true }),
  ).toThrow("Please enter only one");
});

test("an invalid value has a plain message, on the field where it was entered", () => {
  const badPercent = { percentOff: "Please enter 1 to 90 percent" };
  const badAmount = { centsOff: "Please enter an amount such as 25 or 25.50" };
  expect(complaintsOf({ percentOff: "15" })).toEqual({});
  expect(complaintsOf({ percentOff: "95" })).toEqual(badPercent);
  expect(complaintsOf({ percentOff: "half" })).toEqual(badPercent);
  expect(complaintsOf({ kind: "AMOUNT", centsOff: "25" })).toEqual({});
  expect(complaintsOf({ kind: "AMOUNT", centsOff: "0" })).toEqual(badAmount);
  expect(complaintsOf({ kind: "AMOUNT", centsOff: "much" })).toEqual(badAmount);
  expect(complaintsOf({ percentOff: "15", smallestSubTotal: "-3" })).toEqual({
    smallestSubTotal: "Please enter an amount such as 25 or 25.50",
  });
  expect(complaintsOf({ percentOff: "15", maxUses: "few" })).toEqual({
    maxUses: "Please enter a whole number",
  });
  expect(Object.keys(complaintsOf({ code: "a b" }))).toEqual(["code", "percentOff"]);
});

test("a last day before the first day is an error of the last day; a single day is a period", () => {
  const days = (startsOn: string, endsOn: string) => complaintsOf({ percentOff: "15", startsOn, endsOn });
  expect(days("2026-12-02", "2026-12-01")).toEqual({
    endsOn: "Please enter an end date on or after the start date",
  });
  expect(days("2026-12-01", "2026-12-01")).toEqual({});
  expect(days("2026-12-01", "2027-01-01")).toEqual({});
  expect([days("", "2026-12-01"), days("2026-12-01", "")]).toEqual([{}, {}]);
});

test("a budget is dollars, or none", () => {
  const budgetOf = (budget: string) =>
    promotionInput.validateSync(callOfPromotion(form({ percentOff: "15", budget }))).budget;
  expect([budgetOf("1,000.50"), budgetOf("")]).toEqual([100_050, null]);
  expect(complaintsOf({ percentOff: "15", budget: "much" })).toEqual({
    budget: "Please enter an amount such as 25 or 25.50",
  });
  expect(Object.keys(complaintsOf({ percentOff: "15", budget: "100", codes: "5" }))).toEqual(["budget"]);
});

test("a code is stored with hyphens and ASCII letters, whatever was pasted", () => {
  const codeOf = (code: string) =>
    promotionInput.validateSync(callOfPromotion(form({ percentOff: "15", code }))).code;
  expect([codeOf("fall\u201320"), codeOf("\uff26ALL\u201120")]).toEqual(["FALL-20", "FALL-20"]);
});

test("sets have two units or more, a segment by category needs one, and a customer limit needs a code", () => {
  const few = { setSize: "Please enter 2 or more items" };
  expect(complaintsOf({ percentOff: "15", setSize: "1" })).toEqual(few);
  expect(complaintsOf({ percentOff: "15", setSize: "4" })).toEqual({});
  expect(complaintsOf({ kind: "SHIPPING", setSize: "1" })).toEqual({});
  expect(Object.keys(complaintsOf({ percentOff: "15", segment: "CATEGORY" }))).toEqual(["segmentCategory"]);
  expect(complaintsOf({ percentOff: "15", segment: "CATEGORY", segmentCategory: "tires" })).toEqual({});
  const limitOf = (change: Partial<PromotionForm>) =>
    promotionInput.validateSync(callOfPromotion(form({ percentOff: "15", ...change }))).maxUsesPerCustomer;
  expect([limitOf({}), limitOf({ maxUsesPerCustomer: "" }), limitOf({ way: "AUTOMATIC" })]).toEqual([
    1,
    null,
    null,
  ]);
  const automatic = { ...callOfPromotion(form({ percentOff: "15", way: "AUTOMATIC" })), codes: 5 };
  expect(() => promotionInput.validateSync(automatic)).toThrow("automatic promotions have no codes");
});
