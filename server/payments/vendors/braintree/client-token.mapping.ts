/** What the browser is given to begin with. */
import { GatewayUnavailable } from "../gateway.port";
import { fields, text } from "./answer.mapping";

/** @throws GatewayUnavailable when there is no token in it */
export function readClientToken(answer: unknown) {
  const clientToken = text(fields(answer)["clientToken"]);
  if (!clientToken) throw new GatewayUnavailable("Braintree gave no client token");
  const pages = fields(decode(clientToken)["sandboxPages"]);
  return {
    clientToken,
    hostedFieldsUrl: text(pages["hostedFieldsUrl"]),
    googlePayUrl: text(pages["googlePayUrl"]),
  };
}

/** The token is base64 JSON; on the vendor's own servers it names no pages of a local double. */
function decode(token: string): Readonly<Record<string, unknown>> {
  try {
    return fields(JSON.parse(Buffer.from(token, "base64").toString("utf8")));
  } catch {
    return {};
  }
}
