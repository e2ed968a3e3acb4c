/** Starts the payment vendors' local doubles: one server, one port, one prefix for each vendor. */
import { type AddressInfo } from "node:net";
import formBody from "@fastify/formbody";
import Fastify, { type FastifyInstance } from "fastify";
import { PAYMENT_VENDORS } from "#contract/payments/vendors/payment-vendors";
import { BookKeeper } from "./book-keeper";
import type { SandboxOptions, SandboxVendor, SandboxVendorName } from "./sandbox-options";
import { applySwitches, Switches } from "./switches";
import { registerTesterPages } from "./tester-pages";

interface PaymentSandboxesOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Folder of the vendors' books; null keeps them in memory. */
  readonly dataDir: string | null;
  /** Address of the shop's webhooks without the vendor, e.g. http://127.0.0.1:4000/webhooks */
  readonly webhooksTo: string;
  /** Address browsers reach the doubles under; where they listen when left out. */
  readonly publicUrl?: string;
}

export interface RunningSandboxes {
  /** No slash at the end; a vendor's own address is `${url}/braintree` and so on. */
  readonly url: string;
  stop(): Promise<void>;
}

type OpenDouble = (options: SandboxOptions) => SandboxVendor;

export async function startPaymentSandboxes(options: PaymentSandboxesOptions): Promise<RunningSandboxes> {
  const app = Fastify({ bodyLimit: 1_048_576, forceCloseConnections: true });
  await app.register(formBody);
  readEmptyJson(app);
  // The address is known only once the server listens, and no double needs it before.
  let url = options.publicUrl ?? "";
  const books = new BookKeeper(options.dataDir);
  const switches = new Map<SandboxVendorName, Switches>();
  const vendors = new Map<SandboxVendorName, SandboxVendor>();
  for (const { type } of PAYMENT_VENDORS) {
    const name = type.toLowerCase() as SandboxVendorName;
    const own = new Switches();
    const openDouble = await loadDouble(name);
    const vendor = openDouble({
      get publicUrl() {
        return `${url}/${name}`;
      },
      webhookUrl: `${options.webhooksTo}/${name}`,
      books,
      switches: own,
    });
    switches.set(name, own);
    vendors.set(name, vendor);
    await app.register(async (scope) => registerVendor(scope, vendor, own), { prefix: `/${name}` });
  }
  registerTesterPages(app, vendors, switches);
  await app.listen({ host: options.host, port: options.port });
  const { port } = app.server.address() as AddressInfo;
  url ||= `http://${options.host}:${port}`;
  return { url, stop: () => app.close() };
}

/** The double of a vendor is what <vendor>/<vendor>-sandbox.ts exports as <vendor>Sandbox. */
async function loadDouble(name: SandboxVendorName): Promise<OpenDouble> {
  const file = (await import(`./${name}/${name}-sandbox.ts`)) as Record<string, OpenDouble>;
  return file[`${name}Sandbox`]!;
}

function registerVendor(scope: FastifyInstance, vendor: SandboxVendor, switches: Switches): void {
  scope.register(
    async (api) => {
      applySwitches(api, switches, vendor.nonsense);
      vendor.registerApi(api);
    },
    { prefix: vendor.apiPath },
  );
  vendor.registerPages(scope);
  scope.post<{ Params: { id: string; action: string } }>("/tester/:id/:action", async ({ params }, reply) => {
    if (!vendor.press(params.id, params.action)) return reply.code(404).send();
    return reply.redirect("/_sandbox/", 303);
  });
}

/** Vendors' clients name JSON as their type on calls without a body. */
function readEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, body === "" ? {} : JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error("The body is not JSON."), { statusCode: 400 }));
    }
  });
}
