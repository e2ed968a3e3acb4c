/** Entries of both versions read the same: the stored sentence of earlier ones, and the data of new ones. */
import {
  CHANGE_KINDS,
  recordedChange,
  wordsOfChange,
  type ChangeKind,
  type StaffChange,
} from "#contract/audit/changes/changes";
import { describeChange } from "#contract/audit/describe";
import { account, cases, ID, order, reworded } from "./change-cases-for-tests";
import { describeSentence } from "./sentence-entries.rules";

test("the cases cover every kind", () => {
  const kinds: readonly ChangeKind[] = [...cases, ...reworded].map(({ change }) => change.kind);
  expect([...kinds].sort()).toEqual([...CHANGE_KINDS].sort());
});

test.each(cases)("data reads as the earlier sentence: $note", ({ change, note, call, kind }) => {
  expect(wordsOfChange(change).note).toBe(note);
  expect(describeChange(recordedChange(change))).toEqual(describeSentence({ kind, call, note }));
});

test.each(reworded)("data has its sentence: $note", ({ change, note }) => {
  expect(wordsOfChange(change).note).toBe(note);
});

test("an order's entry links to the order, an earlier one to the search for its number", () => {
  const change = recordedChange({ kind: "PHONE_ORDER_PLACED", subject: order });
  const earlier = {
    kind: "STAFF_CHANGE",
    call: "placePhoneOrder",
    note: "order AB-1: taken by phone",
  } as const;

  expect(describeChange(change).thing).toEqual({ kind: "ORDER", id: ID, label: "AB-1" });
  expect(describeSentence(earlier).thing).toEqual({ kind: "ORDER_NUMBER", id: "AB-1", label: "AB-1" });
});

test.each([
  ["written", "Campaign written"],
  ["schedule", "Campaign scheduled"],
  ["reopen", "Campaign reverted to draft"],
  ["cancel", "Campaign canceled"],
])("an earlier campaign entry with %s reads: %s", (act, what) => {
  const thing = { kind: "CAMPAIGN", id: ID, label: "Campaign" };
  const entry = {
    kind: "STAFF_CHANGE",
    call: "POST /admin/campaigns/:id/move",
    note: `campaign ${ID}: ${act}`,
  } as const;

  expect(describeSentence(entry)).toEqual({ what, thing, before: null, after: null });
});

test("a kind of a later version, and codes of an earlier one, stay readable", () => {
  const unknown = { kind: "LATER", subject: null, before: null, after: null };
  const permissions = { before: { permissions: ["orders.gone"] }, after: { permissions: [] } };

  expect(describeChange(unknown)).toMatchObject({ what: "Changed by staff", thing: null });
  expect(
    describeChange({ kind: "USER_PERMISSIONS_CHANGED", subject: account, ...permissions }),
  ).toMatchObject({ before: "orders.gone", after: "none" });
});

test("a writer that omits a value, or names another kind's, does not compile", () => {
  const changes: readonly StaffChange[] = [
    // @ts-expect-error no role
    { kind: "USER_ADDED", subject: account },
    // @ts-expect-error no subject
    { kind: "ADDRESS_ADDED" },
    // @ts-expect-error a subject of another type
    { kind: "STORE_OPENED", subject: account },
    // @ts-expect-error a sentence
    { kind: "SUBSCRIBERS_EXPORTED", note: "Subscribers exported" },
  ];
  expect(changes).toHaveLength(4);
});
