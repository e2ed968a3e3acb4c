/** Local lessor sandbox: both APIs, the hosted pages, and a tester page (LEASE-9). */
import { type FastifyInstance } from "fastify";
import type { LessorTerms } from "#contract/leases/financing";
import { LESSORS } from "#contract/leases/lessors/lessors";
import { type BookStorage } from "../payments/book-storage";
import { sendWebhook } from "../payments/send-webhook";
import { applySwitches, Switches } from "../payments/switches";
import { registerAcimaApi } from "./acima/acima-api";
import { registerHostedPages } from "./hosted-pages";
import { registerKatapultApi } from "./katapult/katapult-api";
import { LeaseBooks } from "./lease-books";
import { LeaseAdmin } from "./lease-admin";
import { eventOf } from "./lease-events";
import { type LeaseRecord, type LessorName } from "./lease-record";
import { registerTesterPage } from "./lessor-tester-page";
import { type SandboxAddresses } from "./sandbox-addresses";
import { type WireAnswer, type WireParts } from "./wire";

export interface LessorSandboxOptions extends SandboxAddresses {
  readonly books: BookStorage;
  /** Webhook base URL without the lessor, e.g. http://127.0.0.1:4000/webhooks/lessors */
  readonly webhooksTo: string;
  /** The shop's terms by lessor; default: the terms in contract/. */
  readonly terms?: Readonly<Partial<Record<LessorName, LessorTerms>>>;
  readonly now?: () => Date;
}

const APIS: Readonly<Record<LessorName, { prefix: string; register: typeof registerAcimaApi }>> = {
  katapult: { prefix: "/katapult/api/v3/application", register: registerKatapultApi },
  acima: { prefix: "/acima/api", register: registerAcimaApi },
};

/**
 * Registers the sandbox. POST /switches accepts the switches of the payment sandboxes, for one lessor or all.
 * @param app a separate scope with the prefix /lessors
 */
export async function registerLessorSandbox(
  app: FastifyInstance,
  options: LessorSandboxOptions,
): Promise<void> {
  const now = options.now ?? (() => new Date());
  const names = LESSORS.map(({ type }) => type.toLowerCase() as LessorName);
  const switches = new Map(names.map((name) => [name, new Switches()]));
  const terms = new Map(
    LESSORS.map((lessor) => {
      const name = lessor.type.toLowerCase() as LessorName;
      return [name, options.terms?.[name] ?? lessor.terms];
    }),
  );
  const notify = (record: LeaseRecord) => {
    if (record.isSilent) return;
    const event = eventOf(record, `${options.webhooksTo}/${record.lessor}`, now);
    sendWebhook(event, switches.get(record.lessor)!);
  };
  const admin = new LeaseAdmin(new LeaseBooks(options.books, now), terms, notify, now);
  const parts: WireParts = {
    admin,
    addresses: options,
    answers: options.books.open<WireAnswer>("lessor-answers"),
  };
  registerSwitches(app, switches);
  registerHostedPages(app, admin, options);
  registerTesterPage(app, admin);
  for (const name of names) {
    const { prefix, register } = APIS[name];
    await app.register(
      async (scope) => {
        applySwitches(scope, switches.get(name)!);
        register(scope, parts, now);
      },
      { prefix },
    );
  }
}

function registerSwitches(app: FastifyInstance, switches: ReadonlyMap<LessorName, Switches>): void {
  const settings = () => Object.fromEntries([...switches].map(([name, own]) => [name, own.current]));
  app.get("/switches", async () => settings());
  app.post("/switches", async ({ body }) => {
    const change = (body ?? {}) as Readonly<Record<string, unknown>>;
    const { lessor } = change;
    for (const [name, own] of switches) {
      if (lessor !== undefined && lessor !== name) continue;
      if (change["reset"] === true) own.reset();
      own.set(change);
    }
    return settings();
  });
}
