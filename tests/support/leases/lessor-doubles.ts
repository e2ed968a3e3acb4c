/** The lessors' doubles beside a whole shop, which they send their webhooks to. */
import { type AddressInfo } from "node:net";
import formBody from "@fastify/formbody";
import Fastify from "fastify";
import { registerFraudSandbox } from "../../../sandbox/fraud/fraud-sandbox";
import { registerLessorSandbox } from "../../../sandbox/lessors/lessor-sandbox";
import { BookKeeper } from "../../../sandbox/payments/book-keeper";

export interface LessorDoubles {
  readonly port: number;
  /** From now on webhooks go there: address of the shop without the lessor. */
  sendTo(webhooksTo: string): void;
  /** Switches of both lessors. */
  set(change: Readonly<Record<string, unknown>>): Promise<void>;
  /** Presses a button of the lessor's page, as the customer does: full, partial, decline, review, abandon. */
  press(redirectUrl: string | null, outcome: string): Promise<void>;
  /** Makes something of an application, as a tester may: lapse, block, fail, strange. */
  force(uuid: string, action: string): Promise<void>;
  /** How many applications of that name the lessors have. */
  countOf(name: string): Promise<number>;
  stop(): Promise<void>;
}

/** @param webhooksTo address of the shop without the lessor */
export async function startLessorDoubles(webhooksTo: string): Promise<LessorDoubles> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(formBody);
  // Pages name their own address, which is known once it listens.
  const options = { books: new BookKeeper(null), webhooksTo, publicUrl: "" };
  await app.register((scope) => registerLessorSandbox(scope, options), { prefix: "/lessors" });
  // Where a host that is told of this port by its environment looks for it.
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
