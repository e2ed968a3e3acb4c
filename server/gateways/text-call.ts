/** Sends one request to a vendor, with a timeout, a size limit on the answer, and no secrets in errors. */

/** No usable answer: the outcome of the request is unknown. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
}

export interface TextCall {
  /** May contain a secret in its query; never part of an error. */
  readonly url: string;
  readonly method?: "GET" | "POST" | "PUT";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds until the whole answer must have arrived. */
  readonly timeoutMs: number;
}

export interface TextAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Vendors answer with a few kB; a hundred list entries stay far below this. */
const MAX_ANSWER_CHARACTERS = 4_000_000;

/**
 * Sends the request and reads the whole answer. Redirects are not followed: they would carry the key to
 * another address.
 * @throws CallFailed on network failure, timeout, 5xx, 3xx, or an oversized answer
 */
export async function callText({
  url,
  method = "GET",
  headers,
  body,
  timeoutMs,
}: TextCall): Promise<TextAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, { method, headers, body, redirect: "manual", signal });
    const { status } = answer;
    const text = await readText(answer);
    if (status >= 500 || (status >= 300 && status < 400)) {
      throw new CallFailed(`Responded with status ${status}`);
    }
    return { status, headers: answer.headers, text };
  } catch (error) {
    if (error instanceof CallFailed) throw error;
    throw new CallFailed(signal.aborted ? `No response within ${timeoutMs} ms` : "No connection");
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
    if (text.length > MAX_ANSWER_CHARACTERS) {
      await reader.cancel();
      throw new CallFailed("The response is too long");
    }
  }
}
