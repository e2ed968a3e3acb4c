/** Shared by the crypto vendor sandboxes: a hosted page per payment, with buttons for its outcome. */
import { type SandboxTransaction, type SandboxVendor } from "../sandbox-options";
import { sendHostedPage, type HostedPage } from "./hosted-page";

export interface CoinVendor<Payment> extends Pick<SandboxVendor, "apiPath" | "registerApi"> {
  /** Base path of the hosted pages. */
  readonly pagePath: string;
  readonly books: {
    find(id: string): Payment | null;
    /** Newest first. */
    list(): Payment[];
  };
  /** Effect of each button; null if the action is not possible now. */
  readonly moves: Readonly<Record<string, (payment: Payment, coin: string) => Payment | null>>;
  readonly pageOf: (payment: Payment) => HostedPage;
  readonly transactionOf: (payment: Payment) => SandboxTransaction;
}

export function coinVendor<Payment>(vendor: CoinVendor<Payment>): SandboxVendor {
  const { apiPath, registerApi, pagePath, books, moves, pageOf, transactionOf } = vendor;
  const press = (id: string, button: string, coin = "") => {
    const payment = books.find(id);
    const move = Object.hasOwn(moves, button) ? moves[button] : undefined;
    return Boolean(payment && move?.(payment, coin));
  };
  return {
    apiPath,
    registerApi,
    registerPages: (scope) => {
      scope.get<{ Params: { id: string } }>(`${pagePath}/:id`, async ({ params }, reply) => {
        const payment = books.find(params.id);
        return payment
          ? sendHostedPage(reply, pageOf(payment))
          : reply.code(404).type("text/plain").send("There is no such payment.");
      });
      scope.post<{ Params: { id: string; action: string }; Body: { coin?: unknown } | null }>(
        `${pagePath}/:id/:action`,
        async ({ params, body }, reply) => {
          // A second press, or a press on a stale page, is a no-op.
          press(params.id, params.action, typeof body?.coin === "string" ? body.coin : "");
          return reply.redirect(`../${params.id}`, 303);
        },
      );
    },
    listTransactions: () => books.list().reverse().map(transactionOf),
    press,
  };
}
