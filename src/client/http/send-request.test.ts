/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { RestName } from "#contract/rest/endpoints";
import { sendRequest } from "./send-request";

let server: Server;
let requestedUrl: string | undefined;
let answer: { readonly status: number; readonly body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    requestedUrl = request.url;
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env["GATSBY_API_URL"] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));

const messageOf = async (name: RestName) => (await sendRequest(name, {}, null)).envelope.message;
const refusal = (message: string) =>
  JSON.stringify({ isSuccess: false, message, fieldErrors: [], data: null });

test("parameters fill the path's names, or become the query of a path without any", async () => {
  answer = { status: 200, body: refusal("") };
  await sendRequest("getCustomer", { params: { username: "ada+1@mail.example" } }, null);
  expect(requestedUrl).toBe("/admin/customers/ada%2B1%40mail.example");
  const params = { pageNumber: 1, pageSize: 25, username: "ada@mail.example", kind: undefined };
  await sendRequest("listAudit", { params }, null);
  expect(requestedUrl).toBe("/admin/audit/getAll?pageNumber=1&pageSize=25&username=ada%40mail.example");
});

describe("of a failure", () => {
  test("shows the server's message", async () => {
    answer = { status: 400, body: refusal("Not today.") };
    expect(await messageOf("login")).toBe("Not today.");
  });

  test.each<[RestName, string]>([
    ["login", "User not registered with us."],
    ["register", "Could not register user. Kindly try after some time"],
    ["verifyAccount", "Could not verify user. Kindly try re-verifying email"],
    ["resendVerificationCode", "Verification Code could not be sent to your registered email"],
    ["forgotPassword", "Please try after some time"],
    ["resetPassword", "Please try after some time"],
    ["logout", "Could not logout user. Kindly try after some time"],
    ["contact", "Please connect after some time"],
    ["subscribe", "User could not be added to our subscription list"],
    ["getProfile", "Something went wrong. Please try again."],
  ])("a server without a message uses the default of %s: %s", async (name, sentence) => {
    answer = { status: 400, body: refusal("") };
    expect(await messageOf(name)).toBe(sentence);
  });

  test.each([502, 200])(
    "a response with status %s outside an envelope blames none of the fields",
    async (status) => {
      answer = { status, body: "<html>Bad gateway</html>" };
      expect(await messageOf("login")).toBe("Something went wrong. Please try again.");
    },
  );
});
