/** Starts the payment vendor sandboxes: one server, one port, one prefix per vendor. */
import { type AddressInfo } from "node:net";
import formBody from "@fastify/formbody";
import Fastify, { type FastifyInstance } from "fastify";
import { PAYMENT_VENDORS } from "#contract/payments/vendors/payment-vendors";
import { BookStorage } from "./book-storage";
import type { SandboxOptions, SandboxVendor, SandboxVendorName } from "./sandbox-options";
import { applySwitches, Switches } from "./switches";
import { registerTesterPages } from "./tester-pages";

interface PaymentSandboxesOptions {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Folder of the vendors' data; null keeps the data in memory. */
  readonly dataDir: string | null;
  /** Webhook base URL without the vendor, e.g. http://127.0.0.1:4000/webhooks */
  readonly webhooksTo: string;
  /** Public URL of the sandboxes for browsers; default: the listening address. */
  readonly publicUrl?: string;
}

export interface RunningSandboxes {
  /** No trailing slash; a vendor's URL is `${url}/braintree` and so on. */
  readonly url: string;
  stop(): Promise<void>;
}

type OpenDouble = (options: SandboxOptions) => SandboxVendor;

export async function startPaymentSandboxes(options: PaymentSandboxesOptions): Promise<RunningSandboxes> {
  const app = Fastify({ bodyLimit: 1_048_576, forceCloseConnections: true });
  await app.register(formBody);
  readEmptyJson(app);
  // The URL is known only once the server listens; no sandbox needs it earlier.
  let url = options.publicUrl ?? "";
  const books = new BookStorage(options.dataDir);
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

/** Loads a vendor's sandbox: <vendor>/<vendor>-sandbox.ts exports <vendor>Sandbox. */
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

/** Vendor clients send a JSON content type even without a body. */
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
