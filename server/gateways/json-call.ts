/** Sends one JSON request to a vendor. */
import { CallFailed, callText, type TextCall } from "./text-call";

export interface JsonCall extends Omit<TextCall, "body"> {
  /** Sent as JSON. */
  readonly body?: unknown;
}

export interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends the request and reads the whole answer. @throws CallFailed for a missing or non-JSON answer */
export async function callJson({ body, headers, ...call }: JsonCall): Promise<JsonAnswer> {
  const { status, text } = await callText({
    ...call,
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  try {
    return { status, body: text === "" ? null : JSON.parse(text) };
  } catch {
    throw new CallFailed(`Responded with status ${status} without JSON`);
  }
}
