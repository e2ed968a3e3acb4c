/** The lessor sandboxes beside a whole shop, which gets their webhooks. */
import { type AddressInfo } from "node:net";
import formBody from "@fastify/formbody";
import Fastify from "fastify";
import { registerFraudSandbox } from "../../../sandbox/fraud/fraud-sandbox";
import { registerLessorSandbox } from "../../../sandbox/lessors/lessor-sandbox";
import { BookStorage } from "../../../sandbox/payments/book-storage";

export interface LessorDoubles {
  readonly port: number;
  /** Sets where webhooks go from now on: the shop's address without the lessor. */
  sendTo(webhooksTo: string): void;
  /** Switches of both lessors. */
  set(change: Readonly<Record<string, unknown>>): Promise<void>;
  /** Presses a button of the lessor's page, as the customer does: full, partial, decline, review, abandon. */
  press(redirectUrl: string | null, outcome: string): Promise<void>;
  /** Forces an outcome of an application, as a tester may: lapse, block, fail, strange. */
  force(uuid: string, action: string): Promise<void>;
  /** Number of applications with that name at the lessors. */
  countOf(name: string): Promise<number>;
  stop(): Promise<void>;
}

/** @param webhooksTo address of the shop without the lessor */
export async function startLessorDoubles(webhooksTo: string): Promise<LessorDoubles> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(formBody);
  // Pages contain their own address, which is known once the server listens.
  const options = { books: new BookStorage(null), webhooksTo, publicUrl: "" };
  await app.register((scope) => registerLessorSandbox(scope, options), { prefix: "/lessors" });
  // The path where a host that gets this port from its environment expects it.
  await app.register(async (scope) => registerFraudSandbox(scope), { prefix: "/fraud" });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  options.publicUrl = `http://127.0.0.1:${port}/lessors`;
  const post = async (page: string, form: Record<string, string> = {}) => {
    const body = new URLSearchParams(form);
    const { status } = await fetch(page, { method: "POST", body, redirect: "manual" });
    if (status !== 303) throw new Error(`${page} responded with status ${status}`);
  };
  return {
    port,
    sendTo: (url) => {
      options.webhooksTo = url;
    },
    set: async (change) => {
      await fetch(`${options.publicUrl}/switches`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(change),
      });
    },
    press: (redirectUrl, outcome) => post(redirectUrl ?? "", { outcome }),
    force: (uuid, action) => post(`${options.publicUrl}/tester/${uuid}/${action}`),
    countOf: async (name) => (await (await fetch(`${options.publicUrl}/`)).text()).split(name).length - 1,
    stop: () => app.close(),
  };
}
