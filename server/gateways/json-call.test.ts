import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { callJson } from "./json-call";
import { CallFailed } from "./text-call";

const open: Server[] = [];

/** Starts a local server and returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const call = (url: string, timeoutMs = 2_000) => callJson({ url: `${url}/path?api_key=secret`, timeoutMs });

afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

test("a response below 500 is returned with its status, refusals too", async () => {
  const url = await serve((_request, response) => response.writeHead(422).end('{"a":"ü"}'));

  expect(await call(url)).toEqual({ status: 422, body: { a: "ü" } });
});

test("a redirect is not followed, because it would forward the key", async () => {
  let visits = 0;
  const elsewhere = await serve((_request, response) => {
    visits += 1;
    response.end("{}");
  });
  const url = await serve((_request, response) => response.writeHead(302, { location: elsewhere }).end());

  await expect(call(url)).rejects.toThrow(CallFailed);
  expect(visits).toBe(0);
});

test("an endless slow response ends at the timeout", async () => {
  let dripping: NodeJS.Timeout | undefined;
  const url = await serve((_request, response) => {
    dripping = setInterval(() => response.write(" "), 20);
  });

  const failure: unknown = await call(url, 200).catch((error: unknown) => error);
  clearInterval(dripping);

  expect(failure).toMatchObject({ message: "No response within 200 ms" });
});

test("a response larger than any vendor's is rejected", async () => {
  const url = await serve((_request, response) => response.end(JSON.stringify("x".repeat(5_000_000))));

  await expect(call(url, 10_000)).rejects.toThrow("too long");
});

test.each<[string, RequestListener]>([
  ["status 500", (_request, response) => response.writeHead(500).end('{"a":1}')],
  ["no JSON", (_request, response) => response.end("<h1>Hello</h1>")],
  ["a connection that breaks", (request) => request.socket.destroy()],
])("%s is not a response, and the error contains neither address nor key", async (_, listener) => {
  const failure = (await call(await serve(listener)).catch((error: unknown) => error)) as Error;

  expect(failure).toBeInstanceOf(CallFailed);
  expect(`${failure.stack} ${String(failure.cause)}`).not.toMatch(/api_key|secret/);
});
