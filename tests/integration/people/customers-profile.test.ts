/** A user's profile and saved addresses, over HTTP on a real database (ACCOUNT-7, ADDRESS-1 to ADDRESS-7). */
import type { Address } from "#contract/customers/profile";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { US_STATES } from "#contract/places/us-states";
import { aCustomer, callRest, type TestUser } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(0);
});
afterAll(() => api.close());

const austin = {
  firstName: "Ada",
  lastName: "O-Neil",
  address1: "1 Congress Ave",
  address2: "Suite 4",
  city: "Austin",
  state: { label: "Texas", value: "TX" },
  postalCode: "78701",
  phone: "5125550142",
  country: { label: "United States", value: "US" },
};

const add = (user: TestUser, body: unknown = austin) =>
  callRest(api.app, "addAddress", { bearer: user.bearer, body });
const list = async (user: TestUser): Promise<Address[]> => {
  const { body } = await callRest(api.app, "listAddresses", { bearer: user.bearer });
  return body.data!.addresses;
};

test("the states are listed value to label, for everyone", async () => {
  const { status, body } = await callRest(api.app, "states");
  expect([status, body.isSuccess, body.data]).toEqual([200, true, US_STATES]);
});

describe("the profile", () => {
  test("is read and changed, and the next read has the change", async () => {
    const user = await aCustomer(api, { firstName: "Grace", lastName: "Hopper", phone: "5125550142" });
    const read = await callRest(api.app, "getProfile", { bearer: user.bearer });
    expect(read.body.data?.profile).toEqual({
      username: user.username,
      type: "CUSTOMER",
      firstName: "Grace",
      lastName: "Hopper",
      phone: "5125550142",
      attributes: { hasPassword: false },
      preApprovedCreditDetails: null,
    });
    const changed = await callRest(api.app, "updateProfile", {
      bearer: user.bearer,
      body: { firstName: " Amazing ", lastName: "Grace", phone: "2125550199", username: "else@mail.example" },
    });
    expect(changed.status).toBe(200);
    expect(changed.body.successMessage).toBe("User Profile updated successfully.");
    const again = await callRest(api.app, "getProfile", { bearer: user.bearer });
    expect(again.body.data?.profile).toMatchObject({
      username: user.username,
      firstName: "Amazing",
      lastName: "Grace",
      phone: "2125550199",
    });
    expect(changed.body.data).toEqual(again.body.data);
  });

  test("can be sent back as it was read", async () => {
    const user = await aCustomer(api);
    const { body } = await callRest(api.app, "getProfile", { bearer: user.bearer });
    const saved = await callRest(api.app, "updateProfile", { bearer: user.bearer, body: body.data!.profile });
    expect(saved.body.data).toEqual(body.data);
  });

  test("saved by the checkout shows no message of its own", async () => {
    const user = await aCustomer(api);
    const body = { firstName: "Grace", lastName: "Hopper", phone: "2125550199", isCheckout: true };
    const { body: answer } = await callRest(api.app, "updateProfile", { bearer: user.bearer, body });
    expect(answer).toMatchObject({ message: "Successful", data: { profile: { phone: "2125550199" } } });
  });

  test("is rejected by the same rules and messages as its form", async () => {
    const user = await aCustomer(api);
    const body = { firstName: "Al", lastName: "", phone: "512555014" };
    const { status, body: answer } = await callRest(api.app, "updateProfile", { bearer: user.bearer, body });
    const first = (name: string) =>
      Object.values(answer.fieldErrors.find(({ property }) => property === name)?.constraints ?? {})[0];
    expect(status).toBe(400);
    expect([first("firstName"), first("lastName"), first("phone")]).toEqual([
      "its too Short",
      "Please enter Last Name",
      "Please enter a valid US Phone number",
    ]);
  });

  test("requires a session", async () => {
    const refused = [
      await callRest(api.app, "getProfile"),
      await callRest(api.app, "updateProfile", { body: {} }),
      await callRest(api.app, "listAddresses"),
      await callRest(api.app, "addAddress", { body: austin }),
      await callRest(api.app, "exportAccount"),
      await callRest(api.app, "deleteAccount", { body: {} }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(Array(refused.length).fill(401));
  });

  test("stores names with markup as text, encrypted in the database", async () => {
    const user = await aCustomer(api);
    const body = { firstName: "<img src=x onerror=alert(1)>", lastName: "Hopper", phone: "2125550199" };
    const { body: answer } = await callRest(api.app, "updateProfile", { bearer: user.bearer, body });
    expect(answer.data?.profile.firstName).toBe(body.firstName);
    const row = await api.database.db
      .selectFrom("users")
      .select("sealed_identity")
      .where("id", "=", user.userId)
      .executeTakeFirstOrThrow();
    expect(row.sealed_identity.toString("latin1")).not.toContain("onerror");
  });
});

describe("the addresses", () => {
  test("are added, listed newest first with the default before them, changed and deleted", async () => {
    const user = await aCustomer(api);
    expect(await list(user)).toEqual([]);
    const added = await add(user);
    expect(added).toMatchObject({ status: 200, body: { message: "Address added successfully." } });
    await add(user, { ...austin, city: "Dallas", isDefault: true });
    await add(user, { ...austin, city: "Houston" });
    expect((await list(user)).map(({ city, isDefault }) => [city, isDefault])).toEqual([
      ["Dallas", true],
      ["Houston", false],
      ["Austin", false],
    ]);

    const [dallas, houston] = await list(user);
    const update = { ...austin, id: houston!.id, city: "El Paso", address2: null, isDefault: true };
    const updated = await callRest(api.app, "updateAddress", { bearer: user.bearer, body: update });
    expect(updated.body.message).toBe("Address updated successfully.");
    expect(updated.body.data?.addresses[0]).toEqual({
      id: houston!.id,
      firstName: "Ada",
      lastName: "O-Neil",
      address1: "1 Congress Ave",
      address2: "",
      city: "El Paso",
      state: "TX",
      postalCode: "78701",
      country: "US",
      phone: "5125550142",
      isDefault: true,
    });
    expect(updated.body.data?.addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);

    const params = { id: dallas!.id };
    const deleted = await callRest(api.app, "deleteAddress", { bearer: user.bearer, params });
    expect(deleted.body.message).toBe("Address deleted successfully.");
    expect((await list(user)).map(({ city }) => city)).toEqual(["El Paso", "Austin"]);
    const again = await callRest(api.app, "deleteAddress", { bearer: user.bearer, params });
    expect(again.status).toBe(404);
  });

  test("are deleted by an id in the query too", async () => {
    const user = await aCustomer(api);
    await add(user);
    const [address] = await list(user);
    const remove = (params: Record<string, string>) =>
      callRest(api.app, "deleteAddressByQuery", { bearer: user.bearer, params });
    expect(await remove({ id: address!.id })).toMatchObject({
      status: 200,
      body: { data: { addresses: [] } },
    });
    expect((await remove({ id: "1 OR 1=1" })).status).toBe(400);
    expect((await remove({})).status).toBe(400);
  });

  test("of another user return the same as nonexistent ones", async () => {
    const [owner, other] = [await aCustomer(api), await aCustomer(api)];
    await add(owner);
    const [address] = await list(owner);
    const params = { id: address!.id };
    const stolen = [
      await callRest(api.app, "deleteAddress", { bearer: other.bearer, params }),
      await callRest(api.app, "deleteAddressByQuery", { bearer: other.bearer, params }),
      await callRest(api.app, "updateAddress", { bearer: other.bearer, body: { ...austin, ...params } }),
    ];
    const missing = await callRest(api.app, "deleteAddress", {
      bearer: other.bearer,
      params: { id: "00000000-0000-4000-8000-000000000000" },
    });
    for (const answer of stolen) expect([answer.status, answer.body]).toEqual([404, missing.body]);
    expect(await list(owner)).toEqual([address]);
  });

  test("sent five times at once are one address", async () => {
    const user = await aCustomer(api);
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(user)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await list(user)).toHaveLength(1);
    await add(user, { ...austin, isDefault: true });
    expect(await list(user)).toMatchObject([{ isDefault: true }]);
  });

  test("stop at the maximum number, also when all are sent at once", async () => {
    const user = await aCustomer(api);
    const max = LIMITS.account.addressesPerCustomer;
    const answers = await Promise.all(
      Array.from({ length: max + 3 }, (_, number) => add(user, { ...austin, address1: `${number} Main St` })),
    );
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body.message).toBe(MESSAGES.customers.tooManyAddresses);
    expect(await list(user)).toHaveLength(max);
  });

  test("never have two defaults, whatever is sent at once", async () => {
    const user = await aCustomer(api);
    const cities = ["Austin", "Dallas", "Houston", "Waco"];
    await Promise.all(cities.map((city) => add(user, { ...austin, city, isDefault: true })));
    expect((await list(user)).map(({ isDefault }) => isDefault)).toEqual([true, false, false, false]);
  });

  test.each([
    ["firstName", "A", "its too Short"],
    ["firstName", "Ada!", "First Name must only have alphabets or numbers or -"],
    ["firstName", "", "Please enter First Name"],
    ["lastName", "X_Y", "Last Name must only have alphabets or numbers or -"],
    ["lastName", " ", "Please enter Last Name"],
    ["address1", "", "Please enter your Address"],
    ["address1", "a".repeat(97), "its too Long"],
    ["address2", "a".repeat(97), "its too Long."],
    ["city", "", "Please enter a City"],
    ["state", null, "Please select a state"],
    ["state", "ZZ", "Please select a state"],
    ["postalCode", "7870", "Please enter a valid US Postal Code"],
    ["postalCode", "787O1", "Please enter a valid US Postal Code"],
    ["phone", "0125550142", "Please enter a valid US Phone Number"],
    ["phone", "", "Please enter a valid US Phone Number"],
    ["phone", "512555014x", "Please enter a valid US Phone number"],
  ])("whose %s is %j are rejected with '%s'", async (property, value, message) => {
    const user = await aCustomer(api);
    const { status, body } = await add(user, { ...austin, [property]: value });
    const own = body.fieldErrors.find((error) => error.property === property);
    expect([status, Object.values(own?.constraints ?? {})[0]]).toEqual([400, message]);
  });

  test("are encrypted in the database", async () => {
    const user = await aCustomer(api);
    await add(user);
    const { sealed_address: sealed } = await api.database.db
      .selectFrom("addresses")
      .select("sealed_address")
      .where("user_id", "=", user.userId)
      .executeTakeFirstOrThrow();
    expect(sealed.toString("latin1")).not.toMatch(/Congress|Austin|O-Neil/);
  });
});
