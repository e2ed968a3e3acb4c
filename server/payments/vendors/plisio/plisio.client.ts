/** The calls of the Plisio API that the shop needs. Every one carries the key in its address: none is ever logged. */
import * as yup from "yup";
import { callJson, CallFailed, type JsonAnswer } from "../../../gateways/json-call";
import { GatewayUnavailable } from "../gateway.port";
import { findOperation, OPERATION_ID, readOperation, type Operation } from "./operation.mapping";

export interface PlisioSettings {
  /** Asks and signs. */
  readonly secretKey: string;
  readonly apiUrl?: string;
  readonly timeoutMs?: number;
  /** Minutes until an unpaid invoice expires. */
  readonly expireMinutes?: number;
  readonly now?: () => Date;
}

export interface NewInvoice {
  readonly transactionId: string;
  readonly invoiceUrl: string;
}

/** Plisio understood and said no; code is its own. */
export class InvoiceRefused extends Error {
  override readonly name = "InvoiceRefused";

  constructor(readonly code: string) {
    super(`Plisio refused: ${code}`);
  }
}

export interface PlisioApi {
  /** The invoice of that order number, the same when there is one already. @throws InvoiceRefused */
  createInvoice(fields: Readonly<Record<string, string>>): Promise<NewInvoice>;
  /** Null when there is none. */
  getOperation(id: string): Promise<Operation | null>;
  /** The newest invoices whose order number, id or e-mail has the text; all when it is empty. Newest first. */
  searchInvoices(text: string): Promise<Operation[]>;
  /** The data of GET /currencies/USD. */
  listCurrencies(): Promise<unknown>;
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
export function createPlisioApi(settings: PlisioSettings): PlisioApi {
  const { apiUrl = "https://api.plisio.net/api/v1", timeoutMs = 10_000 } = settings;

  async function call(path: string, fields: Readonly<Record<string, string>> = {}): Promise<JsonAnswer> {
    const query = new URLSearchParams({ ...fields, api_key: settings.secretKey });
    try {
      return await callJson({ url: `${apiUrl.replace(/\/+$/, "")}${path}?${query}`, timeoutMs });
    } catch (error) {
      if (error instanceof CallFailed) throw new GatewayUnavailable(`Plisio: ${error.message}`);
      throw error;
    }
  }

  async function read(path: string, fields?: Readonly<Record<string, string>>): Promise<unknown> {
    try {
      const answer = await call(path, fields);
      return answer.status === 404 ? null : dataOf(answer);
    } catch (error) {
      if (error instanceof InvoiceRefused) throw new GatewayUnavailable(error.message);
      throw error;
    }
  }

  return {
    async createInvoice(fields) {
      const made = dataOf(await call("/invoices/new", { ...fields, return_existing: "true" }));
      if (!invoice.isValidSync(made)) {
        throw new GatewayUnavailable("Plisio answered something that is no new invoice");
      }
      const { txn_id, invoice_url } = invoice.cast(made);
      return { transactionId: txn_id, invoiceUrl: invoice_url };
    },
    async getOperation(id) {
      if (!OPERATION_ID.test(id)) return null;
      const found = await read(`/operations/${id}`);
      return found === null ? null : readOperation(found);
    },
    async searchInvoices(text) {
      const found = await read("/operations", {
        type: "invoice",
        limit: "100",
        ...(text && { search: text }),
      });
      if (!list.isValidSync(found)) {
        throw new GatewayUnavailable("Plisio answered something that is no list of invoices");
      }
      return found.operations.map(findOperation).filter((operation) => operation !== null);
    },
    listCurrencies: () => read("/currencies/USD"),
  };
}

/** A refused key or too many calls is no refusal of the customer: the outcome stays unknown until it is put right. */
function dataOf({ status, body }: JsonAnswer): unknown {
  const answer = body as { status?: unknown; data?: unknown } | null;
  if (status === 200 && answer?.status === "success") return answer.data;
  if (![400, 422].includes(status) && answer?.status !== "error") {
    throw new GatewayUnavailable(`Plisio: status ${status} without a reason`);
  }
  const code = codeOf(body);
  if ([401, 403, 429].includes(status) || !code) {
    throw new GatewayUnavailable(`Plisio: status ${status} ${code}`);
  }
  throw new InvoiceRefused(code);
}

/** Empty when the answer names none. */
function codeOf(body: unknown): string {
  if (!refusal.isValidSync(body)) return "";
  const { data } = refusal.cast(body);
  return String(data.code ?? data.name ?? "").slice(0, 64);
}
