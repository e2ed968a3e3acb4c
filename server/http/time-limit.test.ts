/** Uses real connections: handlers of injected requests run before their body is read. */
import { Readable } from "node:stream";
import Fastify, { type FastifyInstance } from "fastify";
import { MESSAGES } from "#contract/messages";
import { registerErrors } from "./errors";
import { registerTimeLimit } from "./time-limit";

const never = () => new Promise<never>(() => undefined);

let app: FastifyInstance;
let address: string;
let release: (answer: string) => void;
beforeAll(async () => {
  const held = new Promise<string>((resolve) => (release = resolve));
  app = Fastify();
  registerErrors(app);
  registerTimeLimit(app, 50);
  app.get("/never", never);
  app.post("/never", never);
  app.get("/patient", { config: { timeLimit: 60_000 } }, () => held);
  app.get("/begun", () => {
    const content = new Readable({ read: () => undefined });
    content.push("begun");
    return content;
  });
  address = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

const WITH_BODY = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };

test.each([
  ["a body", WITH_BODY],
  ["no body", {}],
])("a request with %s is answered 503 at the limit", async (_what, request) => {
  const answer = await fetch(`${address}/never`, request);

  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(await answer.json()).toMatchObject({ message: MESSAGES.generic.unavailable });
});

test("a response that has started is cut off at the limit", async () => {
  const answer = await fetch(`${address}/begun`);

  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow("terminated");
});

test("a route may have a longer limit", async () => {
  const patient = fetch(`${address}/patient`);
  await fetch(`${address}/never`);
  release("done");

  expect((await patient).status).toBe(200);
});
