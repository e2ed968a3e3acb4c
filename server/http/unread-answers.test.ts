/** A client that does not read loses its connection; other clients stay connected. */
import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { registerUnreadAnswers, type UnreadLimits } from "./unread-answers";

/** Exceeds the buffers of a connection. */
const LARGE = "x".repeat(20_000_000);
const hosts: FastifyInstance[] = [];
afterEach(() => Promise.all(hosts.splice(0).map((host) => host.close())));

async function host(limits: UnreadLimits): Promise<number> {
  const app = Fastify();
  hosts.push(app);
  registerUnreadAnswers(app, limits);
  app.get("/", async () => LARGE);
  await app.listen({ host: "127.0.0.1", port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** Sends a request and reads nothing. @returns the host's side of the connection */
async function sendRequest(port: number): Promise<Socket> {
  const [app] = hosts;
  const arrived = once(app!.server, "connection");
  const requested = once(app!.server, "request");
  const client = connect(port, "127.0.0.1").pause();
  client.on("error", () => undefined);
  client.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  const [[held]] = await Promise.all([arrived as Promise<[Socket]>, requested]);
  return held;
}

test("a response without progress ends at the time limit", async () => {
  const held = await sendRequest(await host({ milliseconds: 200, bytes: Infinity }));
  await expect(once(held, "close")).resolves.toBeDefined();
});

test("above the byte limit the oldest response ends, and the newest arrives", async () => {
  const port = await host({ milliseconds: 60_000, bytes: 1.5 * LARGE.length });
  const closed = once(await sendRequest(port), "close");
  const newest = await fetch(`http://127.0.0.1:${port}/`);
  expect((await newest.text()).length).toBe(LARGE.length);
  await closed;
});

test("a reading client gets the full response", async () => {
  const port = await host({ milliseconds: 60_000, bytes: 0 });
  expect((await (await fetch(`http://127.0.0.1:${port}/`)).text()).length).toBe(LARGE.length);
});
