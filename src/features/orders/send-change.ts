/** Sends a change of an order, says that it was made, and gives the answer as the envelope that forms show. */
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { failureOf } from "../../client/api/use-query-answer";
import { notify } from "../../client/store/notify";
import { ordersChanged } from "../../client/store/order-history-slice";
import { shopStore } from "../../client/store/shop-store";

/** The answer to every change of an order. */
interface ChangeAnswer<Order> {
  readonly success: boolean;
  readonly message: string;
  readonly order?: Order | null;
}

/**
 * @param send makes the call; its failures become refusals
 * @returns the order as it is now where the change was made
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
    // Without an answer the change may have been made all the same.
    shopStore().dispatch(ordersChanged());
  }
}
