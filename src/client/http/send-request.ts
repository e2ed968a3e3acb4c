/** Sends one request of the table in contract/rest/endpoints.ts and returns the response as an envelope. */
import { fail, type Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { REST_CALLS } from "#contract/rest/calls.generated";
import type { BodyOf, DataOf, ParamsOf, RestName } from "#contract/rest/endpoints";
import { fillPath } from "../../lib/addresses/fill-path";
import { apiUrl } from "./api-url";

/** No response: no network, no API host, or a timeout. The session may still be valid. */
export class NetworkFailure extends Error {
  constructor(options?: ErrorOptions) {
    super(MESSAGES.generic.failure, options);
    this.name = "NetworkFailure";
  }
}

export interface RestInput<Name extends RestName> {
  readonly body?: BodyOf<Name>;
  readonly params?: ParamsOf<Name>;
}

export interface RestAnswer<Name extends RestName> {
  readonly status: number;
  readonly envelope: Envelope<DataOf<Name>>;
}

const timeoutMs = 30_000;

/** @throws NetworkFailure */
export async function sendRequest<Name extends RestName>(
  name: Name,
  { body, params }: RestInput<Name>,
  authorization: string | null,
): Promise<RestAnswer<Name>> {
  const { method, path } = REST_CALLS[name];
  try {
    const response = await fetch(apiUrl() + fillPath(path, params ?? {}), {
      method,
      credentials: "include",
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: "application/json",
        ...(body ? { "content-type": "application/json" } : {}),
        ...(authorization ? { authorization } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, envelope: readEnvelope(name, response.status, await response.text()) };
  } catch (cause) {
    throw new NetworkFailure({ cause });
  }
}

/** Whether a request succeeded (CALL-1), with a message where the server sent none (CALL-8). */
function readEnvelope<Data>(name: RestName, status: number, text: string): Envelope<Data> {
  const envelope = parse<Data>(text) ?? (fail(MESSAGES.generic.failure) as Envelope<never>);
  const isSuccess = status === 200 && envelope.isSuccess;
  return { ...envelope, isSuccess, message: envelope.message || sentenceOf(name, isSuccess) };
}

function sentenceOf(name: RestName, isSuccess: boolean): string {
  const { success, failure } = MESSAGES.generic;
  const { failed } = REST_CALLS[name];
  return isSuccess ? success : (failed ?? failure);
}

function parse<Data>(text: string): Envelope<Data> | null {
  try {
    const value = JSON.parse(text) as Envelope<Data> | null;
    return typeof value?.isSuccess === "boolean" ? value : null;
  } catch {
    return null;
  }
}
