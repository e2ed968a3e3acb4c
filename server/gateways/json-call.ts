/** One JSON request to a vendor: with an end in time, a bound on its answer, and nothing secret in its errors. */

/** No answer that can be used: the outcome of the request is unknown. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
}

export interface JsonCall {
  /** May hold a secret in its query; it is never part of an error. */
  readonly url: string;
  readonly method?: "GET" | "POST" | "PUT";
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Milliseconds until the whole answer has to be here. */
  readonly timeoutMs: number;
}

export interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Vendors answer with a few kB; a hundred list entries stay far below this. */
const LARGEST_ANSWER = 4_000_000;

/**
 * Asks and reads the whole answer. A redirect is not followed: it would carry the key to wherever it points.
 * @throws CallFailed on network failure, time-out, 5xx, 3xx, an answer that is too long or is no JSON
 */
export async function callJson(call: JsonCall): Promise<JsonAnswer> {
  const signal = AbortSignal.timeout(call.timeoutMs);
  let status: number;
  let text: string;
  try {
    const answer = await fetch(call.url, {
      method: call.method ?? "GET",
      headers: {
        accept: "application/json",
        ...(call.body === undefined ? {} : { "content-type": "application/json" }),
        ...call.headers,
      },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      redirect: "manual",
      signal,
    });
    status = answer.status;
    text = await readText(answer);
  } catch (error) {
    if (error instanceof CallFailed) throw error;
    throw new CallFailed(signal.aborted ? `No answer within ${call.timeoutMs} ms` : "No connection");
  }
  if (status >= 500 || (status >= 300 && status < 400))
    throw new CallFailed(`Answered with status ${status}`);
  try {
    return { status, body: text === "" ? null : JSON.parse(text) };
  } catch {
    throw new CallFailed(`Answered with status ${status} and no JSON`);
  }
}

async function readText(answer: Response): Promise<string> {
  if (!answer.body) return "";
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LARGEST_ANSWER) {
      await reader.cancel();
      throw new CallFailed("The answer is too long");
    }
  }
}
