/** Digests of audit log entries: canonical data since version 2, the sealed text before. */
import { digestOf, ENTRY_VERSION, type Content } from "./chain.rules";

const hex = (content: object) => digestOf(content as Content).toString("hex");
const link = { id: "1", previous: "0", userId: null, subjectId: null, area: "ORDERS", salt: "s" };

test("an earlier entry has the digest of its text, as it was written", () => {
  const entry = { call: "POST /admin/orders/export", note: "Orders exported", link };

  expect(hex(entry)).toBe("27ceabcb1d740225dcea1fd64f24911283a62228fc655b96fd10ed62801f8ff3");
  expect(hex(Object.fromEntries(Object.entries(entry).reverse()))).not.toBe(hex(entry));
});

test("a new entry has the digest of its data, whatever the order of its keys", () => {
  const subject = { type: "store", id: "austin" };
  const change = { kind: "STORE_OPENED", subject, before: null, after: null };
  const turned = { after: null, before: null, subject: { id: "austin", type: "store" }, kind: change.kind };
  const digest = hex({ version: ENTRY_VERSION, change, link });

  expect(hex({ link, change: turned, version: ENTRY_VERSION })).toBe(digest);
  expect(hex({ version: ENTRY_VERSION, change: { ...change, kind: "STORE_CLOSED" }, link })).not.toBe(digest);
});
