/** Shared by the sandboxes of the crypto vendors: a hosted page for each payment, with buttons for its outcome. */
import { type SandboxTransaction, type SandboxVendor } from "../sandbox-options";
import { sendHostedPage, type HostedPage } from "./hosted-page";

export interface CoinVendor<Payment> extends Pick<SandboxVendor, "apiPath" | "registerApi"> {
  /** Address the hosted pages are below. */
  readonly pagePath: string;
  readonly books: {
    find(id: string): Payment | null;
    /** Newest first. */
    list(): Payment[];
  };
  /** The effect of each button; null when the action is not possible now. */
  readonly moves: Readonly<Record<string, (payment: Payment, coin: string) => Payment | null>>;
  readonly pageOf: (payment: Payment) => HostedPage;
  readonly seenByTester: (payment: Payment) => SandboxTransaction;
}

export function coinVendor<Payment>(vendor: CoinVendor<Payment>): SandboxVendor {
  const { apiPath, registerApi, pagePath, books, moves, pageOf, seenByTester } = vendor;
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
          // Nothing happens when a button is pressed twice, or on a page that is out of date.
          press(params.id, params.action, typeof body?.coin === "string" ? body.coin : "");
          return reply.redirect(`../${params.id}`, 303);
        },
      );
    },
    listTransactions: () => books.list().reverse().map(seenByTester),
    press,
  };
}
