/**
 * Searches sales by order id. The SDK's search throws outside any promise on invalid responses, which would
 * crash the process, so this posts the request itself.
 */
import { type BraintreeClient } from "./braintree.client";
import { orderOfAttempt } from "../attempt-number.mapping";
import { array, fields, text } from "../../../gateways/fields";
import { GatewayUnavailable } from "../gateway.port";
import { saleNumber } from "./sale.mapping";
import { readTransaction, type BraintreeTransaction } from "./answer.mapping";

/**
 * @param idempotencyKey of one attempt; null = all attempts of the order
 * @returns recorded sales, without refunds
 */
export async function findSales(
  client: BraintreeClient,
  orderId: string,
  idempotencyKey: string | null,
): Promise<BraintreeTransaction[]> {
  const orderIdFilter = idempotencyKey
    ? { is: saleNumber(orderId, idempotencyKey) }
    : { startsWith: `${orderId}.` };
  const criteria = { orderId: orderIdFilter, type: ["sale"] };
  const matches = fields(await search(client, "advanced_search_ids", criteria));
  if (!("searchResults" in matches)) throw new GatewayUnavailable("Braintree sent an invalid search result");
  const ids = array(fields(matches["searchResults"])["ids"])
    .map(text)
    .filter((id) => id !== null);
  if (ids.length === 0) return [];
  const page = fields(await search(client, "advanced_search", { ...criteria, ids }));
  const transactions = fields(page["creditCardTransactions"])["transaction"];
  // A single match is an object, several are an array.
  const list = Array.isArray(transactions) ? transactions : [transactions];
  return list
    .map(readTransaction)
    .filter((sale) => sale.type === "sale" && orderOfAttempt(sale.orderId ?? "") === orderId)
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

function search(client: BraintreeClient, action: string, criteria: object): Promise<unknown> {
  return client.request((sdk) =>
    sdk.http.post(`${sdk.config.baseMerchantPath()}/transactions/${action}`, { search: criteria }),
  );
}
