/** Staff find names with letters and apostrophes missing from their keyboards (STAFF-3). */
import { aCustomer, callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi(0);
  admin = await signedIn(api, "ADMIN");
});
afterAll(() => api.close());

async function find(text: string): Promise<string[]> {
  const { body } = await callRest(api.app, "listCustomers", { bearer: admin.bearer, body: { text } });
  return body.data!.rows.map(({ username }) => username);
}

test("customers are found by ASCII letters, and by the exact letters and apostrophes of a name", async () => {
  const names = [
    ["Đặng", "Ødegård", ["dang", "DANG odeg", "đặng", "ødegård", "Odegard"]],
    ["Łukasz", "Strauß", ["lukasz", "łuk", "strauss", "STRAUẞ", "strauß"]],
    ["Yıldız", "Ægirsson", ["yildiz", "YILDIZ", "YILDIZ aegir", "Ægir", "yıld"]],
    ["Begoña", "Þórsdóttir", ["begona", "thorsd", "Þórs", "BEGON\u0303A"]],
    ["Kaʻahumanu", "O’Connellan", ["kaahum", "Ka'ahu", "Kaʻahumanu", "oconnellan", "O'Connellan", "o‘conn"]],
    ["Shanice", "OTooleman", ["O'Tooleman", "o’tool", "otoolem", "OʻTooleman"]],
    ["Maureen", "O Flahertyson", ["O'Flahertyson", "o flaherty", "flahertyson", "Maureen’"]],
  ] as const;
  for (const [firstName, lastName, texts] of names) {
    const { username } = await aCustomer(api, { firstName, lastName });
    for (const text of texts) expect({ text, found: await find(text) }).toEqual({ text, found: [username] });
  }
  const { username } = await aCustomer(api, { username: "pat.o'hara-l@mail.example" });
  for (const text of ["pat.o'hara-l@mail.example", "PAT.O’HARA-L@mail", "pat.ohara-l@m"])
    expect({ text, found: await find(text) }).toEqual({ text, found: [username] });
  expect(await find("O'Connellson")).toEqual([]);
});
