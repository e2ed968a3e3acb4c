/** Plisio API calls used by the shop. Every URL contains the key, so no URL is logged. */
import * as yup from "yup";
import { withoutEndSlashes } from "#contract/fields/web-address";
import type { JsonAnswer } from "../../../gateways/json-call";
import { findShape } from "../../../gateways/fields";
import { GatewayUnavailable } from "../gateway.port";
import { callVendor, CallRefused } from "../vendor.client";
import { findOperation, OPERATION_ID, readOperation, type Operation } from "./operation.mapping";

export interface PlisioSettings {
  /** Part of every call; also signs callbacks. */
  readonly secretKey: string;
  readonly apiUrl?: string;
  readonly timeoutMs?: number;
}

const invoice = yup.object({
  txn_id: yup.string().matches(OPERATION_ID).required(),
  invoice_url: yup
    .string()
    .matches(/^https?:\/\//)
    .required(),
});
const refusal = yup.object({ data: yup.object({ code: yup.mixed(), name: yup.string() }).required() });
const list = yup.object({ operations: yup.array(yup.mixed()).required() });

/** Every call throws GatewayUnavailable when its outcome is unknown. */
export function createPlisioClient({ secretKey, ...settings }: PlisioSettings) {
  const { apiUrl = "https://api.plisio.net/api/v1", timeoutMs = 10_000 } = settings;

  function call(path: string, fields: Readonly<Record<string, string>>): Promise<JsonAnswer> {
    const query = new URLSearchParams({ ...fields, api_key: secretKey });
    return callVendor("Plisio", { url: `${withoutEndSlashes(apiUrl)}${path}?${query}`, timeoutMs });
  }

  async function read(path: string, fields: Readonly<Record<string, string>> = {}): Promise<unknown> {
    try {
      const answer = await call(path, fields);
      return answer.status === 404 ? null : dataOf(answer);
    } catch (error) {
      if (error instanceof CallRefused) throw new GatewayUnavailable(error.message);
      throw error;
    }
  }

  return {
    /**
     * The invoice of an order number; idempotent.
     * @throws CallRefused
     */
    async createInvoice(fields: Readonly<Record<string, string>>) {
      const answer = await call("/invoices/new", { ...fields, return_existing: "true" });
      const created = findShape(invoice, dataOf(answer));
      if (!created) throw new GatewayUnavailable("Plisio sent an invalid new invoice");
      return { transactionId: created.txn_id, invoiceUrl: created.invoice_url };
    },
    /** @returns null when it does not exist */
    async findOperation(id: string): Promise<Operation | null> {
      if (!OPERATION_ID.test(id)) return null;
      const answer = await read(`/operations/${id}`);
      return answer === null ? null : readOperation(answer);
    },
    /**
     * The newest invoices whose order number, id or email contains the text; an empty text matches all.
     * Newest first.
     */
    async searchInvoices(text: string): Promise<Operation[]> {
      const query = { type: "invoice", limit: "100", ...(text && { search: text }) };
      const page = findShape(list, await read("/operations", query));
      if (!page) throw new GatewayUnavailable("Plisio sent an invalid list of invoices");
      return page.operations.map(findOperation).filter((operation) => operation !== null);
    },
    /** The data of GET /currencies/USD. */
    listCurrencies: () => read("/currencies/USD"),
  };
}

/** A rejected key or a rate limit says nothing about the payment: its outcome stays unknown. */
function dataOf({ status, body }: JsonAnswer): unknown {
  const answer = body as { status?: unknown; data?: unknown } | null;
  if (status === 200 && answer?.status === "success") return answer.data;
  if (![400, 422].includes(status) && answer?.status !== "error") {
    throw new GatewayUnavailable(`Plisio: status ${status} without a reason`);
  }
  const reason = findShape(refusal, body)?.data;
  const code = String(reason?.code ?? reason?.name ?? "").slice(0, 64);
  if ([401, 403, 429].includes(status) || !code) {
    throw new GatewayUnavailable(`Plisio: status ${status} ${code}`);
  }
  throw new CallRefused(code);
}
