/** What the browser is given to begin with. */
import { GatewayUnavailable } from "../gateway.port";
import { textOf } from "./klarna.client";

type Fields = Readonly<Record<string, unknown>>;

/** @throws GatewayUnavailable when there is no session in it */
export function readSession(session: Fields) {
  const [sessionId, clientToken] = [textOf(session["session_id"]), textOf(session["client_token"])];
  if (!sessionId || !clientToken) throw new GatewayUnavailable("Klarna opened no session");
  const categories = session["payment_method_categories"];
  return {
    sessionId,
    clientToken,
    paymentMethodCategories: (Array.isArray(categories) ? categories : []).map(readCategory),
    widgetUrl: textOf(payloadOf(clientToken)["sandbox_widget_url"]),
  };
}

function readCategory(category: unknown) {
  const { identifier, name } = (category ?? {}) as Fields;
  return { identifier: textOf(identifier) ?? "klarna", name: textOf(name) ?? "Klarna" };
}

/** The token is a JWT; on Klarna's own servers it names no page of a local double. */
function payloadOf(token: string): Fields {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
    return (payload ?? {}) as Fields;
  } catch {
    return {};
  }
}
