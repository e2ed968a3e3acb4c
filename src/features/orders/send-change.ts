/** Sends an order change, shows its success message, and returns the envelope forms need. */
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { failureOf } from "../../client/api/use-query-answer";
import { notify } from "../../client/store/notify";
import { ordersChanged } from "../../client/store/order-history-slice";
import { shopStore } from "../../client/store/shop-store";

/** The response to every order change. */
interface ChangeAnswer<Order> {
  readonly success: boolean;
  readonly message: string;
  readonly order?: Order | null;
}

/**
 * @param send makes the call; its failures become refusals
 * @returns the current order when the change was made
 */
export async function sendChange<Data, Order>(
  send: () => Promise<{ readonly data?: Data | null }>,
  read: (data: Data) => ChangeAnswer<Order>,
): Promise<{ readonly envelope: Envelope<unknown>; readonly order: Order | null }> {
  try {
    const { data } = await send();
    if (!data) return { envelope: fail(MESSAGES.generic.failure), order: null };
    const { success, message, order = null } = read(data);
    if (!success) return { envelope: fail(message), order };
    notify(message, "success");
    return { envelope: succeed(null, message), order };
  } catch (error) {
    return { envelope: failureOf(error), order: null };
  } finally {
    // The change may have been made even without a response.
    shopStore().dispatch(ordersChanged());
  }
}
