/** The table of contract/rest/endpoints.ts matches what the API host serves and /docs describes. */
import { DOCS_PATH } from "#contract/rest/paths";
import { REST, type RestName } from "#contract/rest/endpoints";
import { callRest } from "../support/people/accounts";
import { startTestApi, type TestApi } from "../support/hosts/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(0);
});
afterAll(() => api.close());

const names = Object.keys(REST) as RestName[];
const documented = (path: string) => path.replace(/:(\w+)/g, "{$1}");

interface Operation {
  readonly summary: string;
  readonly security?: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

async function readDocs(): Promise<OpenApi> {
  const answer = await api.app.inject({ url: `${DOCS_PATH}/json` });
  expect(answer.statusCode).toBe(200);
  return answer.json() as OpenApi;
}

test.each(names)("%s is served at its address", async (name) => {
  const { method, path, needsSession } = REST[name];

  expect(api.app.hasRoute({ method, url: path })).toBe(true);
  const { status, body } = await callRest(api.app, name, { body: method === "GET" ? undefined : {} });
  expect(body).toHaveProperty("isSuccess");
  expect(needsSession ? [401] : [200, 400]).toContain(status);
});

test("every call, and nothing else, is described with its input and output", async () => {
  const { paths, openapi } = await readDocs();
  const operations = names.map((name) => ({
    name,
    operation: paths[documented(REST[name].path)]?.[REST[name].method.toLowerCase()],
  }));

  expect(openapi).toMatch(/^3\./);
  for (const { name, operation } of operations) {
    const { summary, needsSession, body, file } = REST[name];
    expect({ name, summary: operation?.summary }).toEqual({ name, summary });
    expect({ name, isGuarded: operation?.security !== undefined }).toEqual({ name, isGuarded: needsSession });
    expect({ name, hasBody: operation?.requestBody !== undefined }).toEqual({
      name,
      hasBody: body !== undefined,
    });
    const content = file
      ? { [file]: { schema: { type: "string" } } }
      : { "application/json": { schema: { properties: { isSuccess: { type: "boolean" } } } } };
    expect(operation?.responses["200"]).toMatchObject({ content });
  }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  const expected = names.map((name) => `${REST[name].method.toLowerCase()} ${documented(REST[name].path)}`);
  expect(described.sort()).toEqual(expected.sort());
});

test("a field is described with its length and its pattern", async () => {
  const { paths } = await readDocs();
  expect(paths["/user/address/add"]?.["post"]?.requestBody).toMatchObject({
    content: {
      "application/json": {
        schema: { properties: { postalCode: { type: "string", maxLength: 5, pattern: "^\\d{5}$" } } },
      },
    },
  });
});

test("the documentation page may load its own scripts and styles, and nothing from elsewhere", async () => {
  const page = await api.app.inject({ url: `${DOCS_PATH}/` });
  const policy = String(page.headers["content-security-policy"]);

  expect(page.statusCode).toBe(200);
  expect(policy).toMatch(/script-src 'self'/);
  expect(policy).toMatch(/style-src 'self'/);
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy).not.toMatch(/https:|script-src[^;]*unsafe/);
  const script = /src="([^"]+swagger-ui-bundle\.js)"/.exec(page.body)?.[1];
  const loaded = await api.app.inject({ url: new URL(script!, "http://localhost/docs/").pathname });
  expect(loaded.statusCode).toBe(200);
});

test("other responses have the strict policy", async () => {
  const answer = await api.app.inject({ url: REST.states.path });

  expect(answer.headers["content-security-policy"]).toMatch(/default-src 'none'/);
});
