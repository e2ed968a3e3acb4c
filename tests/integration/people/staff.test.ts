/** Adding back-office users, over HTTP (STAFF-1, STAFF-2, ROLE-3). */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import {
  aCustomer,
  callRest,
  codeMailedTo,
  mailsTo,
  PASSWORD,
  signedIn,
} from "../../support/people/accounts";
import { setUpSecondFactor } from "../../support/people/second-factor";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(0);
});
afterAll(() => api.close());

const form = {
  firstName: "Morgan",
  lastName: "Helper",
  email: "morgan@shop.example",
  phone: "5125550142",
  role: "CUSTOMERSUPPORT",
};
const addUser = (bearer: string, change: object = {}) =>
  callRest(api.app, "addUser", { bearer, body: { ...form, ...change } });

test("an admin adds a support user, who sets a password with the emailed code", async () => {
  const admin = await signedIn(api, "ADMIN");
  const { firstName, lastName, email, phone } = form;
  const withoutRole = { firstName, lastName, email, phone };
  const answer = await callRest(api.app, "addUser", { bearer: admin.bearer, body: withoutRole });
  const code = await codeMailedTo(api, form.email, "staff-invitation");
  const body = {
    username: form.email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    confirmationCode: code,
  };
  const reset = await callRest(api.app, "resetPassword", { body });
  const login = await callRest(api.app, "login", { body: { username: form.email, password: PASSWORD } });

  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: "New Customer executive Added successfully.",
      data: {
        user: {
          username: form.email,
          type: "CUSTOMERSUPPORT",
          firstName: "Morgan",
          lastName: "Helper",
          phone: "5125550142",
          status: "ACTIVE",
        },
      },
    },
  });
  expect(reset.status).toBe(200);
  expect(login.body.data?.user).toMatchObject({ type: "CUSTOMERSUPPORT", isVerified: true });
  const { user } = await setUpSecondFactor(api.app, login.body.data!.secondFactor!.ticket);
  expect(user.permissions).toContain("orders.read");
  expect(user.permissions).not.toContain("staff.create");
});

test.each(["CUSTOMER", "CUSTOMERSUPPORT"] as const)("a %s cannot add users", async (role) => {
  const { bearer } = await signedIn(api, role);
  const refused = await addUser(bearer, { email: "refused@shop.example" });

  expect(refused).toMatchObject({
    status: 403,
    body: { message: "You have no access to this page", data: null },
  });
  expect(await mailsTo(api, "refused@shop.example")).toEqual([]);
});

test("a guest cannot add users", async () => {
  expect((await addUser("", { email: "guest@shop.example" })).status).toBe(401);
});

test("only a super admin adds an admin, whatever the case of the word", async () => {
  const [admin, superAdmin] = [await signedIn(api, "ADMIN"), await signedIn(api, "SUPERADMIN")];
  const newUser = { email: "boss@shop.example", role: "Admin" };

  expect((await addUser(admin.bearer, newUser)).status).toBe(403);
  expect((await addUser(superAdmin.bearer, newUser)).body.data?.user.type).toBe("ADMIN");
});

test("nobody can be added as a super admin or a customer", async () => {
  const { bearer } = await signedIn(api, "SUPERADMIN");

  for (const role of ["SUPERADMIN", "CUSTOMER", "ANONYMOUS", "root"]) {
    expect((await addUser(bearer, { email: "odd@shop.example", role })).body.fieldErrors[0]?.property).toBe(
      "role",
    );
  }
});

test("a user's own list of permissions replaces the role's", async () => {
  const [support, admin] = [await signedIn(api, "CUSTOMERSUPPORT"), await signedIn(api, "ADMIN")];
  await sql`UPDATE users SET permissions = '{staff.create}' WHERE id = ${support.userId}`.execute(
    api.database.db,
  );
  await sql`UPDATE users SET permissions = '{}' WHERE id = ${admin.userId}`.execute(api.database.db);

  expect((await addUser(support.bearer, { email: "by-support@shop.example" })).status).toBe(200);
  expect((await addUser(admin.bearer, { email: "by-admin@shop.example" })).status).toBe(403);
});

test("a list of permissions makes no customer staff", async () => {
  const customer = await aCustomer(api, { password: PASSWORD });
  await sql`UPDATE users SET permissions = '{staff.create,orders.read,audit.read}' WHERE id = ${customer.userId}`.execute(
    api.database.db,
  );
  const body = { username: customer.username, password: PASSWORD };
  const login = await callRest(api.app, "login", { body });
  const orders = await api.query('{ listOrders(filter: { text: "a" }) { orders { id } } }', undefined, {
    authorization: customer.bearer,
  });

  expect(login.body.data?.user.permissions).toEqual([]);
  expect(orders.errors[0]?.extensions.code).toBe("FORBIDDEN");
  expect((await addUser(customer.bearer, { email: "by-customer@shop.example" })).status).toBe(403);
});

test("an address that has an account is rejected on its field, and the account is unchanged", async () => {
  const [admin, customer] = [await signedIn(api, "ADMIN"), await aCustomer(api, { password: PASSWORD })];
  const refused = await addUser(admin.bearer, { email: customer.username });
  const login = await callRest(api.app, "login", {
    body: { username: customer.username, password: PASSWORD },
  });

  expect(refused.body.fieldErrors).toEqual([
    { property: "email", constraints: { taken: MESSAGES.staff.emailInUse } },
  ]);
  expect(login.body.data?.user.type).toBe("CUSTOMER");
});

test("the form's own messages come with its fields", async () => {
  const { bearer } = await signedIn(api, "ADMIN");
  const refused = await addUser(bearer, { firstName: "", lastName: "", email: "", phone: "123" });
  const messages = refused.body.fieldErrors.map(({ property, constraints }) => [
    property,
    Object.values(constraints)[0],
  ]);

  expect(Object.fromEntries(messages)).toEqual({
    firstName: "Please enter first name",
    lastName: "Please enter an last name",
    email: "Please enter desired email",
    phone: "Please enter a valid US Phone number",
  });
  expect((await addUser(bearer, { firstName: "Al" })).body.fieldErrors[0]?.constraints).toEqual({
    min: "its too Short",
  });
});

test("markup in a name stays text: in the response, in the email, for the next reader", async () => {
  const { bearer } = await signedIn(api, "ADMIN");
  const firstName = "<img src=x onerror=alert(1)>";
  const answer = await addUser(bearer, { email: "markup@shop.example", firstName });
  const [mail] = await mailsTo(api, "markup@shop.example");

  expect(answer.body.data?.user.firstName).toBe(firstName);
  expect(answer.headers["content-type"]).toMatch(/^application\/json/);
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  expect(mail?.html).not.toContain("<img src=x");
  expect(mail?.html).toContain("&lt;img");
});

test("an invited user cannot be registered over, and the invitation still works", async () => {
  const { bearer } = await signedIn(api, "ADMIN");
  const email = "invited@shop.example";
  await addUser(bearer, { email });
  const code = await codeMailedTo(api, email, "staff-invitation");
  const { firstName, lastName, phone, role } = form;
  const thief = {
    firstName,
    lastName,
    phone,
    email,
    password: "Thief-Word-9",
    confirmPassword: "Thief-Word-9",
  };
  const withRole = await callRest(api.app, "register", { body: { ...thief, role } });
  expect(withRole.body.fieldErrors).toMatchObject([{ property: "role" }]);
  await callRest(api.app, "register", { body: thief });
  const login = await callRest(api.app, "login", { body: { username: email, password: "Thief-Word-9" } });
  const body = { username: email, password: PASSWORD, confirmPassword: PASSWORD, confirmationCode: code };

  expect(login.status).toBe(400);
  expect(await mailsTo(api, email)).not.toContainEqual(expect.objectContaining({ kind: "verification" }));
  expect((await callRest(api.app, "resetPassword", { body })).status).toBe(200);
});
