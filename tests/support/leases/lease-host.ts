/** Another API host of a shop with leasing, in its own process that may be killed. */
import { findFreePort } from "../../../server/db/embedded/free-port";
import { RATE_LIMITS } from "../../../server/http/rate-limits";
import type { SendQuery, LeaseOrderShop } from "./lease-orders";
import { startRestartingHost, type RestartingHost } from "../hosts/restarting-host";

export interface LeaseHost extends RestartingHost {
  readonly query: SendQuery;
}

/** @param lessorsPort port of the lessors, if not the sandboxes' own */
export async function startLeaseHost(
  shop: LeaseOrderShop,
  lessorsPort: number = shop.lessors.port,
): Promise<LeaseHost> {
  const host = startRestartingHost({
    API_PORT: String(await findFreePort()),
    DATABASE_URL: shop.api.database.url,
    SANDBOX_PORT: String(lessorsPort),
    SANDBOX_PAYMENTS_PORT: String(shop.line.port),
    SANDBOX_SMTP_PORT: "9",
    REQUESTS_PER_MINUTE: "0",
    RATE_LIMITS: Object.keys(RATE_LIMITS)
      .map((name) => `${name}=999999/60`)
      .join(","),
    LOG_LEVEL: "silent",
  });
  const send: SendQuery = async <Data>(query: string, variables: object = {}, bearer = "") => {
    const answer = await fetch(`${host.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: bearer },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  return { ...host, query: send };
}
