/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SearchListingDocument } from "#contract/graphql/documents/search.generated";
import { ApiAnswerError, queryApi } from "./query-api";

let server: Server;
let apiUrl: string;
let answers: { status: number; body: unknown }[] = [];
let requests: string[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { operationName, query } = JSON.parse(Buffer.concat(await request.toArray()).toString());
    requests.push(`${request.method} ${request.url} ${operationName} ${query.includes("searchProducts")}`);
    const { status, body } = answers.shift() ?? { status: 200, body: { data: { found: true } } };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
beforeEach(() => {
  answers = [];
  requests = [];
});

const failure = { status: 503, body: {} };
const sendQuery = (signal?: AbortSignal) =>
  queryApi(SearchListingDocument, { input: {} }, { host: apiUrl, signal });

test("an API that fails three times gets a fourth request, always POST and by name", async () => {
  answers = [failure, failure, failure];
  expect(await sendQuery()).toEqual({ found: true });
  expect(requests).toEqual(Array(4).fill("POST /graphql SearchListing true"));
});

test("an API that keeps failing gets no fifth request", async () => {
  answers = Array(9).fill(failure);
  await expect(sendQuery()).rejects.toThrow("503");
  expect(requests).toHaveLength(4);
});

test("a response with errors is not retried", async () => {
  answers = [{ status: 200, body: { errors: [{ message: "pageSize must be 12" }] } }];
  await expect(sendQuery()).rejects.toThrow(ApiAnswerError);
  expect(requests).toHaveLength(1);
});

test("an outdated request is aborted at once", async () => {
  answers = Array(9).fill(failure);
  const controller = new AbortController();
  const question = sendQuery(controller.signal);
  controller.abort();
  await expect(question).rejects.toThrow(/abort/i);
  expect(requests.length).toBeLessThan(2);
});
