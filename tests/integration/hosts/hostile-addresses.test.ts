/**
 * Arbitrary text in paths, query strings and headers of every call, and in chunks of imports: the response is
 * small, fast and never a 5xx. Calls come from the OpenAPI document, headers from the server's code.
 */
import { readFileSync } from "node:fs";
import { DOCS_PATH } from "#contract/rest/paths";
import { LIMITS } from "#contract/limits";
import { REST } from "#contract/rest/endpoints";
import { signedIn } from "../../support/people/accounts";
import { openHostileHost, type HostileHost } from "../../support/hosts/hostile-host";
import { piecesOf } from "../../support/catalogue/import-calls";
import { codeBelow } from "../../support/source-text";

jest.setTimeout(300_000);

/** Node.js reads 16 kB of path, query and headers together. */
const HEADING = 12_000;
const ID = "0190a0a0-0000-4000-8000-000000000000";

let host: HostileHost;
let bearer: string;
beforeAll(async () => {
  host = await openHostileHost();
  ({ bearer } = host);
});
afterAll(() => host.close());

const repeated = (piece: string, bytes = HEADING) => piece.repeat(Math.floor(bytes / piece.length));

/** Text that needs no encoding in an address, by kind. */
const IN_ADDRESSES: Readonly<Record<string, string>> = {
  "a long text": repeated("x"),
  digits: repeated("9"),
  "marks, escaped": repeated("%CC%81"),
  "broken escapes": repeated("%"),
  "bytes that are no text": repeated("%FF"),
  "zero bytes": repeated("%00"),
  "steps upwards": repeated("..%2F"),
  brackets: repeated("%5B"),
};

/** Query strings with many parts. */
const QUERIES = (name: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(IN_ADDRESSES).map(([kind, text]) => [kind, `${name}=${text}`])),
  "one name many times": repeated(`${name}=1&`),
  "many names": Array.from({ length: HEADING / 8 }, (_, at) => `k${at}=1`).join("&"),
  "lists within lists": `${name}${repeated("[a]", HEADING / 2)}=1`,
  separators: repeated("&;="),
});

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters?: Parameter[] }>>>>;
}
interface Parameter {
  readonly in: string;
  readonly name: string;
}

async function callsOf(): Promise<{ method: string; path: string; parameters: readonly Parameter[] }[]> {
  const { paths } = (await host.app.inject({ url: `${DOCS_PATH}/json` })).json<OpenApi>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({ method, path, parameters })),
  );
}

/** Sends each request as staff with every permission: some calls end the session that sent them. */
async function judge(kind: string, method: string, url: string, headers: Record<string, string> = {}) {
  const name = `${kind} in ${method} ${url.slice(0, 120)} ${Object.keys(headers).join()}`;
  const send = () =>
    host.judge(name, {
      method: method.toUpperCase() as "GET",
      url,
      headers: { authorization: bearer, ...headers },
    });
  const { status } = await send();
  if (status !== 401 || headers["authorization"] !== undefined) return;
  ({ bearer } = await signedIn(host.api, "SUPERADMIN"));
  await send();
}

test("a path accepts anything as its parameters", async () => {
  let attempts = 0;
  for (const { method, path } of await callsOf()) {
    const [, ...names] = path.split(/\{\w+\}/);
    for (const at of names.keys())
      for (const [kind, text] of Object.entries(IN_ADDRESSES)) {
        let place = -1;
        const url = path.replace(/\{\w+\}/g, () => ((place += 1) === at ? text : ID));
        await judge(kind, method, url);
        attempts += 1;
      }
  }
  for (const [kind, text] of Object.entries(IN_ADDRESSES)) await judge(kind, "GET", `/${text}`);
  expect(attempts).toBeGreaterThan(200);
});

test("a call accepts any query string, known and unknown", async () => {
  let attempts = 0;
  for (const { method, path, parameters } of await callsOf()) {
    const url = path.replace(/\{\w+\}/g, ID);
    const named = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
    for (const name of named.length > 0 ? named : ["k"])
      for (const [kind, query] of Object.entries(QUERIES(name))) {
        if (named.length === 0 && kind !== "many names") continue;
        await judge(kind, method, `${url}?${query}`);
        attempts += 1;
      }
  }
  for (const name of ["query", "variables", "extensions", "operationName"])
    for (const [kind, query] of Object.entries(QUERIES(name)))
      await judge(
        kind,
        "GET",
        `/graphql?${name === "query" ? "" : "query={catalogueState{revision}}&"}${query}`,
      );
  expect(attempts).toBeGreaterThan(100);
});

/** Header names in the server's code and in its packages. */
function headersRead(): string[] {
  const read = codeBelow("server").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/headers(?:\.|\[")([a-z-]+)/g)].map(([, name = ""]) => name),
  );
  const byPackages =
    "accept accept-encoding content-type cookie origin referer range if-none-match x-forwarded-for";
  return [...new Set([...read, ...byPackages.split(" ")])].filter((name) => name !== "get");
}

test("any header accepts anything", async () => {
  const texts: Readonly<Record<string, string>> = {
    "a long text": repeated("x"),
    "many parts": repeated("a=b; "),
    "many choices": repeated("en;q=0.1,"),
    "many addresses": repeated("1.1.1.1, "),
    quotes: repeated('"'),
    "a bearer": `Bearer ${repeated("a.")}`,
    "letters beyond ASCII": repeated("é", HEADING / 2),
  };
  const names = headersRead();
  expect(names).toEqual(
    expect.arrayContaining(["authorization", "accept-language", "user-agent", "sec-gpc"]),
  );
  for (const name of names.filter((header) => !["content-length", "host", "content-type"].includes(header)))
    for (const [kind, text] of Object.entries(texts)) {
      await judge(kind, "GET", REST.getProfile.path, { [name]: text });
      await judge(kind, "GET", "/graphql?query={catalogueState{revision}}", { [name]: text });
    }
  for (const [kind, text] of Object.entries(texts))
    await host.judge(`${kind} as the kind of a body`, {
      method: "POST",
      url: REST.login.path,
      payload: "{}",
      headers: { "content-type": text },
    });
});

test("chunks of imports are checked by their first bytes only", async () => {
  const bytes = LIMITS.imports.pieceBytes;
  const nonsense = [
    ["text", repeated("x", bytes), 200],
    ["rows", repeated('"', bytes), 200],
    ["zeros", Buffer.alloc(bytes), 400],
  ] as const;
  for (const [kind, content, status] of nonsense)
    for (const payload of piecesOf(`${kind}.csv`, content)) {
      const headers = { authorization: bearer };
      const request = { method: "POST", url: REST.uploadImport.path, payload, headers } as const;
      expect(await host.judge(`${kind} as a piece`, request)).toMatchObject({ status });
    }
});
